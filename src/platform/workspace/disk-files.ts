// Which files of the workspace are on this computer's disk as well, where the browser can write to it (File System Access): stored per workspace.
// @chunk disk
// @offline later

import { workspaceOwner } from './owner.ts'
import { handleStore, mayWrite } from './saved-handles.ts'

export interface DiskFile {
  readonly handle: FileSystemFileHandle
  /** When it was last changed on the disk, as far as is known here, in ms since the epoch. */
  readonly changedAt: number
}

interface Pickers {
  showOpenFilePicker?(options: { id: string; multiple: boolean }): Promise<FileSystemFileHandle[]>
  showSaveFilePicker?(options: { id: string; suggestedName: string }): Promise<FileSystemFileHandle>
}

/** The browser was not allowed to write. */
export class NotAllowedOnDiskError extends Error {}

const PICKER = 'cairn-files'
const inStore = handleStore('cairn-disk-files', 'files')

const pickers = (): Pickers => globalThis as Pickers

/** Whether this browser can open files so that they can be saved back. */
export const canUseDisk = (): boolean => pickers().showOpenFilePicker !== undefined

/** Asks the person for files. None where they chose none. */
export const chooseDiskFiles = (): Promise<readonly FileSystemFileHandle[]> =>
  unlessGivenUp(async () => (await pickers().showOpenFilePicker?.({ id: PICKER, multiple: true })) ?? [], [])

/** Asks the person where to save. Undefined where they gave it up. */
export const choosePlaceOnDisk = (suggestedName: string): Promise<FileSystemFileHandle | undefined> =>
  unlessGivenUp(async () => pickers().showSaveFilePicker?.({ id: PICKER, suggestedName }), undefined)

async function unlessGivenUp<Chosen>(ask: () => Promise<Chosen>, none: Chosen): Promise<Chosen> {
  try {
    return await ask()
  } catch (error) {
    if ((error as Error).name === 'AbortError') return none
    throw error
  }
}

/** @param id of the file in the workspace. Undefined where it is not on the disk. */
export async function diskFileOf(id: string): Promise<DiskFile | undefined> {
  const owner = await workspaceOwner()
  return owner === undefined
    ? undefined
    : await inStore<DiskFile | undefined>('readonly', (all) => all.get([owner, id]))
}

export async function keepDiskFile(id: string, file: DiskFile): Promise<void> {
  const owner = await workspaceOwner()
  if (owner !== undefined) await inStore('readwrite', (all) => all.put(file, [owner, id]))
}

/** Forgets all handles of the person; the files on the disk stay. */
export async function forgetDiskFiles(): Promise<void> {
  const owner = await workspaceOwner()
  if (owner !== undefined) await inStore('readwrite', (all) => all.delete(IDBKeyRange.bound([owner], [owner, []])))
}

/** Whether somebody else has changed it on the disk since. */
export const isNewerOnDisk = async ({ handle, changedAt }: DiskFile): Promise<boolean> =>
  (await handle.getFile()).lastModified > changedAt

/**
 * Call after a press, so that the browser may ask the person. The file on the disk changes once all is written.
 * @throws {NotAllowedOnDiskError}
 */
export async function writeToDisk(id: string, handle: FileSystemFileHandle, content: Blob): Promise<void> {
  if (!(await mayWrite(handle, true))) throw new NotAllowedOnDiskError(handle.name)
  await content.stream().pipeTo(await handle.createWritable())
  await keepDiskFile(id, { handle, changedAt: (await handle.getFile()).lastModified })
}
