// A backup a day into a folder that the person chose, where the browser can write to one (File System Access). Asked by the settings, and by the shell once a day
// while Cairn is open. The folder is stored in a database of its own, by whose workspace it is.
// @offline later
import { localDay } from '#formats/iso-day.ts'
import { markOf } from '#platform/session/own-items.ts'
import { makeBackup } from './backup.ts'
import { workspaceOwner } from './owner.ts'
import { handleStore, mayWrite } from './saved-handles.ts'

/** Why the last backup was not made: permission must be requested again, the folder is missing, or it could not be written. */
export type FolderProblem = 'permission' | 'gone' | 'failed'

export interface BackupFolder {
  readonly handle: FileSystemDirectoryHandle
  /** ms since the epoch: of the last backup in it. */
  readonly doneAt?: number
  /** It has more than an import takes. */
  readonly isTooLarge?: boolean
  /** Why the try after that failed, and when. */
  readonly problem?: { readonly kind: FolderProblem; readonly at: number }
}

type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>

/** How many files are retained, the newest. */
export const BACKUPS_KEPT = 7
const DATABASE = 'cairn-backup-folders'
const inStore = handleStore(DATABASE, 'folders')
const WRITE = { mode: 'readwrite' } as const

const picker = (): Picker | undefined => (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker

/** Whether this browser can write to a folder at all. */
export const canUseFolder = (): boolean => picker() !== undefined

/** Undefined where none was chosen. */
export async function readFolder(): Promise<BackupFolder | undefined> {
  const owner = await workspaceOwner()
  return owner === undefined ? undefined : await inStore<BackupFolder | undefined>('readonly', (all) => all.get(owner))
}

/** Asks the person for a folder. @returns whether they chose one */
export async function chooseFolder(): Promise<boolean> {
  try {
    const handle = await picker()?.({ id: 'cairn-backups', ...WRITE })
    if (handle) await keep({ handle })
    return handle !== undefined
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false
    throw error
  }
}

export async function forgetFolder(): Promise<void> {
  const owner = await workspaceOwner()
  if (owner !== undefined) await inStore('readwrite', (all) => all.delete(owner))
}

/** Whether none was made today. @param now ms since the epoch */
export const isBackupDue = ({ doneAt }: BackupFolder, now: number): boolean =>
  doneAt === undefined || localDay(doneAt) !== localDay(now)

/** Makes the backup of today if it is due. @returns the folder where one was tried */
export async function backUpIfDue(): Promise<BackupFolder | undefined> {
  const folder = await readFolder()
  return folder && isBackupDue(folder, Date.now()) ? backUpNow(false) : undefined
}

/**
 * Writes a backup and lets the oldest go; one at a time, over all tabs. What became of it is in the folder's row.
 * @param mayAsk the person has just pressed something, so that the browser may ask them
 */
export async function backUpNow(mayAsk: boolean): Promise<BackupFolder | undefined> {
  const [folder, owner] = [await readFolder(), await workspaceOwner()]
  if (!folder || owner === undefined) return undefined
  // Before anything else is awaited for long: the press counts for a moment only.
  const isAllowed = await mayWrite(folder.handle, mayAsk)
  return navigator.locks.request(DATABASE, async () => {
    const latest = (await readFolder()) ?? folder
    // Another tab was quicker.
    if (!mayAsk && !isBackupDue(latest, Date.now())) return latest
    const after = isAllowed ? await tried(latest, owner) : withProblem(latest, 'permission')
    await keep(after)
    return after
  })
}

async function tried(folder: BackupFolder, owner: string): Promise<BackupFolder> {
  const { handle } = folder
  try {
    const { file, isTooLarge } = await makeBackup(true)
    // Two people may have chosen the same folder.
    const prefix = `cairn-backup-${markOf(owner)}-`
    await write(handle, `${prefix}${localDay(Date.now())}.zip`, file)
    await dropOldest(handle, prefix)
    return { handle, doneAt: Date.now(), isTooLarge }
  } catch (error) {
    console.warn('The backup could not be written', error)
    const { name } = error as Error
    return withProblem(folder, name === 'NotAllowedError' ? 'permission' : name === 'NotFoundError' ? 'gone' : 'failed')
  }
}

const withProblem = (folder: BackupFolder, kind: FolderProblem): BackupFolder => ({
  ...folder,
  problem: { kind, at: Date.now() },
})

/** It takes its name when it is whole: a backup that breaks off leaves the one of before. */
async function write(folder: FileSystemDirectoryHandle, name: string, file: File): Promise<void> {
  const isNew = !(await folder.getFileHandle(name).then(
    () => true,
    () => false,
  ))
  const target = await folder.getFileHandle(name, { create: true })
  try {
    const stream = await target.createWritable()
    await file.stream().pipeTo(stream)
  } catch (error) {
    if (isNew) await folder.removeEntry(name).catch(() => undefined)
    throw error
  }
}

/** Of ours alone: what else is in the folder stays. */
async function dropOldest(folder: FileSystemDirectoryHandle, prefix: string): Promise<void> {
  const ours: string[] = []
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
    if (name.startsWith(prefix) && /^\d{4}-\d\d-\d\d\.zip$/.test(name.slice(prefix.length))) ours.push(name)
  for (const name of ours.toSorted().slice(0, -BACKUPS_KEPT)) await folder.removeEntry(name)
}

async function keep(folder: BackupFolder): Promise<void> {
  const owner = await workspaceOwner()
  if (owner !== undefined) await inStore('readwrite', (all) => all.put(folder, owner))
}
