// How many files are in each folder and of each type, and how many bytes, in step with the files in every transaction: the storage meter and a folder's size
// are read, not counted.
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Derivation } from '#sw/api/engine/derived.ts'

/** The table that stores them, with its index, as Dexie declares it. */
const FILE_TOTALS = { fileTotals: 'id' } as const

export interface FileTotal {
  /** `in <folder>` or `of <type>` */
  readonly id: string
  readonly files: number
  readonly bytes: number
}

export const inFolder = (folder: string): string => `in ${folder}`
const ofType = (type: string): string => `of ${type}`

export const fileTotals: Derivation = {
  tables: Object.keys(FILE_TOTALS),
  async apply(db, rows) {
    const changed = new Map<string, { files: number; bytes: number }>()
    const add = (row: FileRow | undefined, sign: 1 | -1) => {
      if (row?.kind !== 'file') return
      for (const id of [inFolder(row.parent), ofType(row.type ?? 'OTHER')]) {
        const { files, bytes } = changed.get(id) ?? { files: 0, bytes: 0 }
        changed.set(id, { files: files + sign, bytes: bytes + sign * (row.size ?? 0) })
      }
    }
    for (const { table, before, after } of rows) {
      if (table !== 'files') continue
      add(before as FileRow | undefined, -1)
      add(after as FileRow | undefined, 1)
    }
    await store(db, changed)
  },
}

async function store(db: CairnDb, changed: ReadonlyMap<string, { files: number; bytes: number }>): Promise<void> {
  if (changed.size === 0) return
  const table = db.table<FileTotal, string>('fileTotals')
  const ids = [...changed.keys()]
  const before = await table.bulkGet(ids)
  const totals = ids.map((id, index): FileTotal => {
    const [known, more] = [before[index], changed.get(id)]
    return { id, files: (known?.files ?? 0) + (more?.files ?? 0), bytes: (known?.bytes ?? 0) + (more?.bytes ?? 0) }
  })
  await table.bulkPut(totals.filter(({ files }) => files > 0))
  await table.bulkDelete(totals.filter(({ files }) => files <= 0).map(({ id }) => id))
}
