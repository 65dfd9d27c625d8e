// The log of what can be undone, for a component; and the words for what became of an undo.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { showToast } from '#ui/toast-store.ts'
import { type UndoLog, type UndoOutcome, undoLogOf } from './undo-log.ts'

export function useUndoLog(): UndoLog {
  const client = useQueryClient()
  const router = useRouter()
  return undoLogOf(client, () => {
    const { matches, location } = router.state
    return matches.find(({ staticData }) => staticData.isOneScreen)?.pathname ?? location.pathname
  })
}

/** Whether something of the present screen can be undone. */
export function useCanUndo(): boolean {
  const log = useUndoLog()
  return useSyncExternalStore(log.subscribe, log.canUndo)
}

/** @returns runs an undo, and reports why where nothing was undone. It answers undefined where it failed. */
export function useReportedUndo(): <Result>(
  undo: () => Promise<Result>,
  outcomeOf: (result: Result) => UndoOutcome | undefined,
) => Promise<Result | undefined> {
  const { t } = useLingui()
  return useCallback(
    async (undo, outcomeOf) => {
      try {
        const result = await undo()
        const outcome = outcomeOf(result)
        if (outcome === 'unknown') showToast({ kind: 'error', message: t`This change can no longer be undone.` })
        if (outcome === 'nothing-left')
          showToast({ message: t`There’s nothing left to undo: everything has been changed since.` })
        return result
      } catch (error) {
        showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t undo.`) })
        return undefined
      }
    },
    [t],
  )
}
