// Moves and copies files and folders, and chooses a name where theirs is taken. Only inside a write.
import type { Table } from 'dexie'
import type { OnConflict } from '#contract/apps/file-manager.ts'
import { nameKey, numberedName } from '#contract/apps/file-names.ts'
import type { FileRow, GoneFolder } from '#contract/apps/file-rows.ts'
import { type ContentPiece, copyContent } from '#sw/api/engine/files/bytes.ts'
import { dropContents, isLarge } from './large-upload.ts'
import { childrenOf, type Files, type FolderTree, withAllBelow } from './tree.ts'

export interface FileTables {
  readonly files: Files
  readonly filePieces: Table<ContentPiece, string>
  readonly goneFolders: Table<GoneFolder, string>
}

/** What placing needs to know. The tree is that of before the write: a write that makes folders knows what it has made. */
export interface Placing {
  readonly tables: FileTables
  readonly tree: FolderTree
  readonly conflict: OnConflict
  readonly newId: () => string
}

/** What has this name in a folder, besides the item itself. */
export async function takenBy(files: Files, parent: string, name: string, self?: string): Promise<FileRow | undefined> {
  const found = await files
    .where('[parent+nameKey]')
    .equals([parent, nameKey(name)])
    .toArray()
  return found.find(({ id }) => id !== self)
}

/** The name, or the first `name (2)` that is free in the folder. */
export async function freeName(files: Files, parent: string, name: string, self?: string): Promise<string> {
  if (!(await takenBy(files, parent, name, self))) return name
  for (let number = 2; ; number += 1) {
    const numbered = numberedName(name, number)
    if (!(await takenBy(files, parent, numbered, self))) return numbered
  }
}

export const renamed = (row: FileRow, name: string): FileRow => ({ ...row, name, nameKey: nameKey(name) })

/** Moves an item. @returns the item, or the folder that it was merged into; undefined where it was skipped. */
export async function moveInto(row: FileRow, parent: string, placing: Placing): Promise<FileRow | undefined> {
  const { tables, tree, conflict } = placing
  if (row.parent === parent) return row
  const taken = await takenBy(tables.files, parent, row.name, row.id)
  if (taken && conflict === 'skip') return undefined
  if (taken && conflict === 'replace' && taken.kind === row.kind) {
    if (row.kind === 'folder') return mergeInto(row, taken, placing)
    await removeAll(tables, tree, [taken])
  }
  const moved = renamed({ ...row, parent }, await freeName(tables.files, parent, row.name, row.id))
  await tables.files.put(moved)
  return moved
}

/** A folder in it of its own name may be merged into itself here: then it stays, with what that had. */
async function mergeInto(row: FileRow, target: FileRow, placing: Placing): Promise<FileRow> {
  const { files, goneFolders } = placing.tables
  for (const child of await childrenOf(files, placing.tree, row.id)) await moveInto(child, target.id, placing)
  if ((await files.where('parent').equals(row.id).count()) === 0) {
    await files.delete(row.id)
    await goneFolders.put({ id: row.id, parent: target.id })
  }
  return target
}

/**
 * Copies an item with everything below it.
 * @param wantedId of the copy, unless it is taken
 * @returns as moveInto
 */
export async function copyInto(
  row: FileRow,
  parent: string,
  placing: Placing,
  wantedId?: string,
): Promise<FileRow | undefined> {
  const { tables, tree, conflict } = placing
  // One of those copied before may have taken its place.
  if (!(await tables.files.get(row.id))) return undefined
  const taken = await takenBy(tables.files, parent, row.name)
  // Beside its original a copy neither replaces nor is skipped.
  const isBeside = taken?.id === row.id
  if (taken && !isBeside && conflict === 'skip') return undefined
  if (taken && !isBeside && conflict === 'replace' && taken.kind === row.kind) {
    if (row.kind === 'folder') {
      for (const child of await childrenOf(tables.files, tree, row.id)) await copyInto(child, taken.id, placing)
      return taken
    }
    await removeAll(tables, tree, [taken])
  }
  const copy = { id: wantedId, parent, name: await freeName(tables.files, parent, row.name) }
  return copyAll(row, copy, placing)
}

async function copyAll(
  row: FileRow,
  { id, parent, name }: Pick<FileRow, 'parent' | 'name'> & { readonly id: string | undefined },
  { tables, tree, newId }: Placing,
): Promise<FileRow> {
  const rows = await withAllBelow(tables.files, tree, [row])
  const ids = new Map(rows.map((original) => [original.id, newId()]))
  if (id !== undefined && !(await tables.files.get(id))) ids.set(row.id, id)
  const copies: FileRow[] = []
  for (const { starredAt: _, ...original } of rows) {
    // A large content is shared: it never changes, and stays as long as anything names it.
    const content = original.content && (isLarge(original.content) ? original.content : newId())
    if (content && original.content && content !== original.content)
      await copyContent(tables.filePieces, original.content, content)
    const copy = {
      ...original,
      id: ids.get(original.id) ?? newId(),
      parent: ids.get(original.parent) ?? parent,
      ...(content && { content }),
    }
    copies.push(original.id === row.id ? renamed({ ...copy, parent }, name) : copy)
  }
  await tables.files.bulkAdd(copies)
  return copies[0] as FileRow
}

/** Deletes items with everything below them. */
export async function removeAll(tables: FileTables, tree: FolderTree, rows: readonly FileRow[]): Promise<void> {
  const all = await withAllBelow(tables.files, tree, rows)
  const contents = all.flatMap(({ content }) => content ?? [])
  if (contents.length > 0) await dropContents(tables.filePieces, contents)
  await tables.files.bulkDelete(all.map(({ id }) => id))
  const folders = all.filter(({ kind }) => kind === 'folder')
  await tables.goneFolders.bulkPut(folders.map((folder) => ({ id: folder.id, parent: tree.parentOf(folder) })))
}
