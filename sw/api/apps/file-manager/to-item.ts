// Rows of files and folders as they are answered.
import type { FolderRef, FoundItem, Item } from '#contract/apps/file-manager.ts'
import { type FileRow, ROOT } from '#contract/apps/file-rows.ts'
import type { Language } from '#contract/shared.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type FileTotal, inFolder } from './totals.ts'
import type { Files, FolderTree } from './tree.ts'

/** How many files are below a folder, and how many bytes they have. */
type Total = Pick<FileTotal, 'files' | 'bytes'>

/** What is known of folders' contents, by the folder that they are in. */
export type Totals = ReadonlyMap<string, Total>

export function toItem(row: FileRow, tree: FolderTree, totals: Totals, language: Language): Item {
  const parent = tree.parentOf(row)
  const { files, bytes } = row.kind === 'folder' ? sumBelow(row.id, tree, totals) : { files: 0, bytes: row.size ?? 0 }
  return {
    id: row.id,
    folderId: parent === ROOT ? null : parent,
    name: row.name,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    modifiedAt: row.modifiedAt,
    size: bytes,
    type: row.kind === 'folder' ? 'folder' : (row.type ?? 'OTHER'),
    contents: row.kind === 'folder' ? countText(files, language) : null,
    description: row.description,
    starred: row.starredAt !== undefined,
    mediaType: row.mediaType ?? null,
  }
}

const countText = (files: number, language: Language): string =>
  language === 'fr' ? `${files} ${files < 2 ? 'fichier' : 'fichiers'}` : `${files} ${files === 1 ? 'file' : 'files'}`

function sumBelow(folder: string, tree: FolderTree, totals: Totals): Total {
  const sum = { files: 0, bytes: 0 }
  for (const id of tree.below(folder)) {
    sum.files += totals.get(id)?.files ?? 0
    sum.bytes += totals.get(id)?.bytes ?? 0
  }
  return sum
}

/** Of folders, from the stored totals. For reading: inside a write it is what was there before. */
export async function readTotals(db: CairnDb, tree: FolderTree, rows: readonly FileRow[]): Promise<Totals> {
  const ids = foldersBelow(tree, rows)
  const stored = await db.table<FileTotal, string>('fileTotals').bulkGet(ids.map(inFolder))
  return new Map(ids.flatMap((id, index) => (stored[index] ? [[id, stored[index]]] : [])))
}

/** Of folders, by counting: inside a write. */
export async function countTotals(files: Files, tree: FolderTree, rows: readonly FileRow[]): Promise<Totals> {
  const totals = new Map<string, { files: number; bytes: number }>()
  const below = await files.where('parent').anyOf(foldersBelow(tree, rows)).toArray()
  for (const { kind, parent, size = 0 } of below) {
    if (kind !== 'file') continue
    const { files: count, bytes } = totals.get(parent) ?? { files: 0, bytes: 0 }
    totals.set(parent, { files: count + 1, bytes: bytes + size })
  }
  return totals
}

const foldersBelow = (tree: FolderTree, rows: readonly FileRow[]): string[] => [
  ...new Set(rows.filter(({ kind }) => kind === 'folder').flatMap(({ id }) => tree.below(id))),
]

export const toFound = (row: FileRow, tree: FolderTree, totals: Totals, language: Language): FoundItem => ({
  item: toItem(row, tree, totals, language),
  path: tree.pathTo(tree.parentOf(row)).map((folder) => toRef(folder, tree)),
})

export function toRef(row: FileRow, tree: FolderTree): FolderRef {
  const parent = tree.parentOf(row)
  return { id: row.id, folderId: parent === ROOT ? null : parent, name: row.name }
}

const collators = new Map<Language, Intl.Collator>()

/** By name as a person counts: `Line 9` before `Line 12` (workspace spec §9). */
export function byName(
  language: Language,
): (a: Pick<FileRow, 'id' | 'name'>, b: Pick<FileRow, 'id' | 'name'>) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collator)
  return (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
