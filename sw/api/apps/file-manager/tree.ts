// The tree of folders. Undoing one change of many can leave a folder without its parent, or two in one another: those are found at the root.
import type { Table } from 'dexie'
import { type FileRow, ROOT } from '#contract/apps/file-rows.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'

export type Files = Table<FileRow, string>

export interface FolderTree {
  readonly folders: ReadonlyMap<string, FileRow>
  /** The folder that an item is found in: the one that it names, unless that leads nowhere. */
  parentOf(row: FileRow): string
  /** The folders from the root's down to this one. */
  pathTo(folder: string): FileRow[]
  /** The ids of a folder and of all folders below it. */
  below(folder: string): string[]
}

/** There are few folders, however many files. */
export async function readTree(files: Files): Promise<FolderTree> {
  return treeOf(await files.where('kind').equals('folder').toArray())
}

function treeOf(rows: readonly FileRow[]): FolderTree {
  const folders = new Map(rows.map((row) => [row.id, row]))
  const parentOf = (row: FileRow): string =>
    !folders.has(row.parent) || isFirstOfCircle(folders, row) ? ROOT : row.parent
  const children = Map.groupBy(rows, parentOf)
  return {
    folders,
    parentOf,
    pathTo(folder) {
      const path: FileRow[] = []
      for (let row = folders.get(folder); row; row = folders.get(parentOf(row))) path.unshift(row)
      return path
    },
    below(folder) {
      const ids = [folder]
      // The list grows while it is walked.
      for (const id of ids) for (const child of children.get(id) ?? []) ids.push(child.id)
      return ids
    },
  }
}

/** Whether a folder is below itself, and is the one of that circle that is taken out of it: the first by its id. */
function isFirstOfCircle(folders: ReadonlyMap<string, FileRow>, row: FileRow): boolean {
  if (row.kind !== 'folder') return false
  let first = row.id
  const seen = new Set([row.id])
  for (let above = folders.get(row.parent); above; above = folders.get(above.parent)) {
    if (above.id === row.id) return first === row.id
    // A circle further up, which this folder is not part of.
    if (seen.has(above.id)) return false
    seen.add(above.id)
    if (above.id < first) first = above.id
  }
  return false
}

/** What is in a folder, in no sequence. */
export async function childrenOf(files: Files, tree: FolderTree, folder: string): Promise<FileRow[]> {
  const named = await files.where('parent').equals(folder).toArray()
  const here = named.filter((row) => tree.parentOf(row) === folder)
  if (folder !== ROOT) return here
  const parents = (await files.orderBy('parent').uniqueKeys()) as string[]
  const lost = await files
    .where('parent')
    .anyOf(parents.filter((parent) => parent !== ROOT && !tree.folders.has(parent)))
    .toArray()
  const circling = [...tree.folders.values()].filter(
    (row) => tree.folders.has(row.parent) && tree.parentOf(row) === ROOT,
  )
  return [...here, ...lost, ...circling]
}

/** Items with everything below them, each once, a folder before what is in it. */
export async function withAllBelow(files: Files, tree: FolderTree, rows: readonly FileRow[]): Promise<FileRow[]> {
  const all = new Map(rows.map((row) => [row.id, row]))
  const folders = rows.filter(({ kind }) => kind === 'folder').flatMap(({ id }) => tree.below(id))
  for (const row of await files
    .where('parent')
    .anyOf([...new Set(folders)])
    .toArray())
    all.set(row.id, row)
  return [...all.values()]
}

/** Those of the items with these ids that are not below another of them, in the sequence of the ids. Unknown ids are passed over. */
export async function topmost(files: Files, tree: FolderTree, ids: readonly string[]): Promise<FileRow[]> {
  const chosen = new Set(ids)
  const rows = await rowsById(files, chosen)
  return rows.filter((row) => !tree.pathTo(tree.parentOf(row)).some(({ id }) => chosen.has(id)))
}

/** All that is in a folder and in the folders below it. */
export async function rowsBelow(files: Files, tree: FolderTree, folder: string): Promise<FileRow[]> {
  const row = tree.folders.get(folder)
  return row ? (await withAllBelow(files, tree, [row])).filter(({ id }) => id !== folder) : []
}
