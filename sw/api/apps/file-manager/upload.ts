// Stores uploaded files, with the folders on their paths. Only inside a write.
import type { OnConflict } from '#contract/apps/file-manager.ts'
import { kindOfName, nameKey, safeName } from '#contract/apps/file-names.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { addContent, type Content } from '#sw/api/engine/files/bytes.ts'
import { dropContents } from './large-upload.ts'
import { type FileTables, freeName, takenBy } from './move-and-copy.ts'

export interface UploadedFile {
  /** Below the folder, with slashes. */
  readonly path: string
  readonly mediaType: string
  readonly content: Content | StoredContent
}

/** A content that was sent in parts, and is stored. */
export interface StoredContent {
  readonly id: string
  /** bytes */
  readonly size: number
}

interface Uploading {
  readonly tables: FileTables
  readonly conflict: OnConflict
  readonly newId: () => string
  readonly createdBy: string
  /** ISO */
  readonly at: string
}

/** @returns the rows that are there now, and the paths of those that were skipped */
export async function storeUpload(
  uploaded: readonly UploadedFile[],
  parent: string,
  uploading: Uploading,
): Promise<{ readonly rows: FileRow[]; readonly skipped: string[] }> {
  const rows: FileRow[] = []
  const skipped: string[] = []
  const folders = new Map<string, string>()
  for (const file of uploaded) {
    const names = file.path.split('/').filter((name) => name.trim() !== '')
    const name = safeName(names.pop() ?? '')
    const folder = await folderAt(names.map(safeName), parent, folders, uploading)
    const row = await storeFile(file, name, folder, uploading)
    if (row) rows.push(row)
    else skipped.push(file.path)
  }
  return { rows, skipped }
}

/** The folder with this path below another; made where it is not there. */
async function folderAt(
  names: readonly string[],
  parent: string,
  known: Map<string, string>,
  uploading: Uploading,
): Promise<string> {
  let folder = parent
  for (const [index, name] of names.entries()) {
    const path = names
      .slice(0, index + 1)
      .map(nameKey)
      .join('/')
    const there = known.get(path) ?? (await existingFolder(folder, name, uploading))
    folder = there ?? (await makeFolder(folder, name, uploading)).id
    known.set(path, folder)
  }
  return folder
}

async function existingFolder(parent: string, name: string, { tables }: Uploading): Promise<string | undefined> {
  const taken = await takenBy(tables.files, parent, name)
  return taken?.kind === 'folder' ? taken.id : undefined
}

/** A new folder, under the name or the first with a number that is free. */
export async function makeFolder(
  parent: string,
  name: string,
  { tables, newId, createdBy, at }: Omit<Uploading, 'conflict'>,
): Promise<FileRow> {
  const free = await freeName(tables.files, parent, name)
  const row: FileRow = {
    id: newId(),
    parent,
    kind: 'folder',
    name: free,
    nameKey: nameKey(free),
    createdBy,
    createdAt: at,
    modifiedAt: at,
    description: null,
  }
  await tables.files.add(row)
  return row
}

async function storeFile(
  { content, mediaType }: UploadedFile,
  name: string,
  parent: string,
  { tables, conflict, newId, createdBy, at }: Uploading,
): Promise<FileRow | undefined> {
  const taken = await takenBy(tables.files, parent, name)
  if (taken && conflict === 'skip') return undefined
  if (taken?.kind === 'file' && conflict === 'replace') return replaceContent(taken, content, { tables, newId, at })
  const free = await freeName(tables.files, parent, name)
  const id = newId()
  const row: FileRow = {
    id,
    parent,
    kind: 'file',
    name: free,
    nameKey: nameKey(free),
    createdBy,
    createdAt: at,
    modifiedAt: at,
    description: null,
    size: content.size,
    content: await storeContent(content, { tables, newId }),
    ...kindOf(free, mediaType),
  }
  await tables.files.add(row)
  return row
}

/** @returns its id */
async function storeContent(
  content: Content | StoredContent,
  { tables, newId }: Pick<Uploading, 'tables' | 'newId'>,
): Promise<string> {
  if ('id' in content) return content.id
  const id = newId()
  await addContent(tables.filePieces, id, content)
  return id
}

/** The name says what a file is; what it does not know, the system that the file comes from may. */
export function kindOf(name: string, mediaType = ''): Pick<FileRow, 'type' | 'mediaType'> {
  const kind = kindOfName(name)
  if (kind.type !== 'OTHER' || !/^[\w.+-]{1,99}\/[\w.+-]{1,99}$/.test(mediaType)) return kind
  return { type: 'OTHER', mediaType: mediaType.toLowerCase() }
}

/** A file keeps its id, its star and its description. */
export async function replaceContent(
  row: FileRow,
  content: Content | StoredContent,
  { tables, newId, at }: Pick<Uploading, 'tables' | 'newId' | 'at'>,
): Promise<FileRow> {
  if (row.content) await dropContents(tables.filePieces, [row.content])
  const { sample: _, ...own } = row
  const changed = {
    ...own,
    content: await storeContent(content, { tables, newId }),
    size: content.size,
    modifiedAt: at,
  }
  await tables.files.put(changed)
  return changed
}
