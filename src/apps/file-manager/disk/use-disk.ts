// A file that is on this computer's disk too: written back there, or read from there again.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import { download } from '#platform/api/download.ts'
import {
  choosePlaceOnDisk,
  type DiskFile,
  diskFileOf,
  isNewerOnDisk,
  keepDiskFile,
  NotAllowedOnDiskError,
  writeToDisk,
} from '#platform/workspace/disk-files.ts'
import { showToast } from '#ui/toast-store.ts'
import { useFiles } from '../files-context.ts'

export interface Disk {
  /** Undefined where it is not on the disk. */
  readonly file: DiskFile | undefined
  /** Asks first where the file on the disk was changed by somebody else. */
  saveBack(): Promise<void>
  /** To a place that the person chooses, where it is saved back to from then on. */
  saveAs(): Promise<void>
  /** Replaces what is here; undo restores it. */
  readAgain(): Promise<void>
}

const keyOf = (id: string) => ['disk-file', id] as const

export function useDisk({ id, name }: Item): Disk {
  const { t } = useLingui()
  const client = useQueryClient()
  const { actions, openDialog } = useFiles()
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await diskFileOf(id)) ?? null,
    networkMode: 'always',
    staleTime: 0,
  })
  const file = data ?? undefined
  const write = async (handle: FileSystemFileHandle) => {
    await writeToDisk(id, handle, await download(fileManagerApi.endpoints.content, { query: { id } }))
    await client.invalidateQueries({ queryKey: keyOf(id) })
    showToast({ message: t`Saved to disk: “${handle.name}”` })
  }
  const tried = async (act: () => Promise<unknown>, failure: string) => {
    try {
      await act()
    } catch (error) {
      const message =
        error instanceof NotAllowedOnDiskError
          ? t`Cairn doesn’t have permission to change this file. Save again, and allow it when the browser asks.`
          : failure
      showToast({ kind: 'error', message })
    }
  }
  const readAgain = () =>
    tried(async () => {
      if (!file) return
      const content = await file.handle.getFile()
      if (!(await actions.replaceContent({ id, name }, content))) return
      await keepDiskFile(id, { ...file, changedAt: content.lastModified })
    }, t`Couldn’t read “${name}” from disk. It may have been moved or deleted.`)
  const failure = t`Couldn’t save to disk. Try again.`
  return {
    file,
    readAgain,
    saveBack: () =>
      tried(async () => {
        if (!file) return
        const { handle } = file
        if (await isNewerOnDisk(file).catch(() => false))
          openDialog({
            kind: 'disk',
            name: handle.name,
            onReplace: () => tried(() => write(handle), failure),
            onTake: readAgain,
          })
        else await write(handle)
      }, failure),
    saveAs: () =>
      tried(async () => {
        const handle = await choosePlaceOnDisk(name)
        if (handle) await write(handle)
      }, failure),
  }
}
