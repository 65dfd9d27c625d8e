// A table's rows as they were at one moment, slice by slice, though people go on working meanwhile: the change log knows what was changed since.
import { lastSeq, wholeRows } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'

/** The first slice has so many rows; the next ones as many as fit in SLICE_BYTES, by the one before. */
const FIRST_SLICE = 16
const LARGEST_SLICE = 1000
const SLICE_BYTES = 500_000
/** Pieces of files are large, and the next may be much larger than the ones before: so many at most. */
const LARGEST_SLICE_OF_BYTES = 16

/** @param seq the number of the last change that is in the rows (`lastSeq`) */
export async function* rowsAsOf(db: CairnDb, table: string, seq: number): AsyncGenerator<Row[]> {
  let after: string | undefined
  let size = FIRST_SLICE
  for (;;) {
    const { found, changed } = await readSlice(db, table, after, size, seq)
    const last = found.length < size ? undefined : found.at(-1)?.id
    const isHere = (key: string) => (after === undefined || key > after) && (last === undefined || key <= last)
    const rows = found.filter(({ id }) => !changed.has(id))
    for (const [key, row] of changed) if (row && isHere(key)) rows.push(row)
    if (rows.length > 0) yield rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    if (last === undefined) return
    after = last
    const largest = found.some(hasBytes) ? LARGEST_SLICE_OF_BYTES : LARGEST_SLICE
    size = Math.max(1, Math.min(largest, Math.floor((SLICE_BYTES * size) / bytesOfRows(found))))
  }
}

async function readSlice(db: CairnDb, table: string, after: string | undefined, size: number, seq: number) {
  const rows = db.table<Row, string>(table)
  return db.transaction('r', [rows, db.changes, db.changeBytes, db.meta], async () => {
    const found = await (after === undefined ? rows.orderBy(':id') : rows.where(':id').above(after))
      .limit(size)
      .toArray()
    const changed = new Map<string, Row | undefined>()
    if ((await lastSeq(db)) === seq) return { found, changed }
    const since = await db.changes.where('seq').above(seq).sortBy('seq')
    const first = new Map<string, RowChange>()
    for (const change of since.flatMap((one): readonly RowChange[] => one.rows))
      if (change.table === table && !first.has(change.key)) first.set(change.key, change)
    for (const { key, before } of await wholeRows(db, [...first.values()])) changed.set(key, before as Row | undefined)
    return { found, changed }
  })
}

const hasBytes = (row: Row): boolean => Object.values(row).some((value) => value instanceof Uint8Array)

/** About how many bytes rows take: their JSON, and the bytes among their fields. At least 1. */
export function bytesOfRows(rows: readonly object[]): number {
  let bytes = 1
  const text = JSON.stringify(rows, (_, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value
    bytes += value.length
    return null
  })
  return bytes + text.length
}
