// Protects the data from loss: requests persistent storage after the first change, and makes the snapshot and the backup of the day.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { askToPersist } from '#platform/workspace/device-storage.ts'
import { canKeepSnapshots, listSnapshots, takeSnapshot } from '#platform/workspace/snapshots.ts'
import { showToast } from '#ui/toast-store.ts'

/** In local storage: that it was requested. Some browsers prompt the person, who is not prompted twice. */
const ASKED = 'askedToKeep'
/** ms: the page has been there for a while, and nobody waits for anything. */
const SNAPSHOT_AFTER_MS = 90_000
/** ms between two looks at what is due: the backup of the day, the end of what was shared. */
const LOOK_EVERY_MS = 30 * 60_000
/** ms */
const DAY = 20 * 3_600_000

export function useDataProtection(): void {
  useFolderBackup()
  // The worker drops what was shared too long ago with each page that starts (sw/worker.ts); this one may stay open for days.
  useEffect(() => {
    const timer = setInterval(() => void dropStaleShares().catch(() => undefined), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  // The worker that was stopped while it saved the rest of the build goes on. [sw/worker.ts]
  useEffect(() => navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP' }), [])
  const client = useQueryClient()
  useEffect(() => {
    if (readItem(ASKED) !== null) return
    return client.getMutationCache().subscribe((event) => {
      const hasChanged =
        event.type === 'updated' && event.action.type === 'success' && isChange(event.mutation.state.data)
      if (!hasChanged || readItem(ASKED) !== null) return
      writeItem(ASKED, 'yes')
      void askToPersist()
    })
  }, [client])
  useEffect(() => {
    const timer = setTimeout(() => void snapshotOfTheDay().catch(() => undefined), SNAPSHOT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** Into the folder that the person chose, where they have one; a failure is announced once, as is a backup that no import takes; both are in the settings. */
function useFolderBackup(): void {
  const { t } = useLingui()
  const said = useRef(false)
  useEffect(() => {
    const look = async () => {
      const { backUpIfDue, canUseFolder } = await import('#platform/workspace/folder-backup.ts')
      const folder = canUseFolder() ? await backUpIfDue() : undefined
      if (said.current || !(folder?.problem || folder?.isTooLarge)) return
      said.current = true
      showToast({
        kind: folder.problem ? 'error' : 'info',
        message: folder.problem
          ? t`Couldn’t save the daily backup to its folder. See Settings, under Data on this device.`
          : t`The daily backup is too large to import. See Settings, under Data on this device.`,
      })
    }
    const lookNow = () => void look().catch(() => undefined)
    const [timer, interval] = [setTimeout(lookNow, SNAPSHOT_AFTER_MS), setInterval(lookNow, LOOK_EVERY_MS)]
    return () => {
      clearTimeout(timer)
      clearInterval(interval)
    }
  }, [t])
}

/** Looking at what waits drops the rest. */
const dropStaleShares = async () => (await import('../received/shared.ts')).waitingShares()

const isChange = (data: unknown): boolean => (data as { changeId?: string } | undefined)?.changeId !== undefined

/** None where nothing was ever changed: samples can be made again. */
async function snapshotOfTheDay(): Promise<void> {
  if (!canKeepSnapshots()) return
  const [newest] = (await listSnapshots()).filter(({ reason }) => reason === 'daily')
  if (newest && Date.now() - newest.at < DAY) return
  await takeSnapshot('daily')
}
