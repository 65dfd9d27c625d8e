// Keeps what a person does from being lost: asks the browser to keep the data after the first change, and makes the snapshot of the day. Used by later.tsx.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { askToPersist } from '#platform/workspace/device-storage.ts'
import { canKeepSnapshots, listSnapshots, takeSnapshot } from '#platform/workspace/snapshots.ts'

/** In local storage: that the browser has been asked. Some ask the person in turn, who is not asked twice. */
const ASKED = 'askedToKeep'
/** ms: the page has been there for a while, and nobody waits for anything. */
const SNAPSHOT_AFTER_MS = 90_000
/** ms */
const DAY = 20 * 3_600_000

export function useDataKept(): void {
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

const isChange = (data: unknown): boolean => (data as { changeId?: string } | undefined)?.changeId !== undefined

/** None where nothing was ever changed: samples can be made again. */
async function snapshotOfTheDay(): Promise<void> {
  if (!canKeepSnapshots()) return
  const [newest] = (await listSnapshots()).filter(({ reason }) => reason === 'daily')
  if (newest && Date.now() - newest.at < DAY) return
  await takeSnapshot('daily')
}
