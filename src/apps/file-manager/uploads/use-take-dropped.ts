// useTakeDropped(): uploads what was dropped, folders with all that is in them. What cannot be read is reported, and the rest goes on.
import { plural } from '@lingui/core/macro'
import { showToast } from '#ui/toast-store.ts'
import { type ChosenFile, useFiles } from '../files-context.ts'

/** @returns a function that takes the folder to upload to; null: the root */
export function useTakeDropped(): (dropped: DataTransfer, folder: string | null) => Promise<void> {
  const { upload } = useFiles()
  return async (dropped, folder) => {
    const { files, unread } = await droppedFiles(dropped)
    if (files.length > 0) upload(files, folder)
    const [first] = unread
    if (first === undefined) return
    showToast({
      kind: 'error',
      message: plural(unread.length - 1, {
        0: `Couldn’t read “${first}”. It may have been moved or deleted, or you may not have access to it.`,
        one: `Couldn’t read “${first}” and one other. They may have been moved or deleted, or you may not have access to them.`,
        other: `Couldn’t read “${first}” and # others. They may have been moved or deleted, or you may not have access to them.`,
      }),
    })
  }
}

interface Dropped {
  readonly files: readonly ChosenFile[]
  /** Paths of files and folders. */
  readonly unread: readonly string[]
}

/** The entries are there during the event alone; what is in them is read after it. */
async function droppedFiles({ items, files }: DataTransfer): Promise<Dropped> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const plain = [...files].map((file) => ({ file, path: file.name }))
  if (!entries.some(({ isDirectory }) => isDirectory)) return { files: plain, unread: [] }
  return joined(await Promise.all(entries.map(readEntry)))
}

async function readEntry(entry: FileSystemEntry): Promise<Dropped> {
  const path = entry.fullPath.replace(/^\//, '')
  try {
    if (!entry.isFile)
      return joined(await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(readEntry)))
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return { files: [{ file, path }], unread: [] }
  } catch {
    return { files: [], unread: [path] }
  }
}

/** A reader gives a hundred at a time, until it gives none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return found
    found.push(...some)
  }
}

const joined = (parts: readonly Dropped[]): Dropped => ({
  files: parts.flatMap(({ files }) => files),
  unread: parts.flatMap(({ unread }) => unread),
})
