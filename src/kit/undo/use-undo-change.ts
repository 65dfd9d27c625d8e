// useUndoChange(): undoes a change by its id, or several as one, whoever made them, such as those of a list. Where that fails a message is shown.
import { useCallback } from 'react'
import { useReportedUndo, useUndoLog } from './use-undo-log.ts'

export interface UndoneChange {
  /** False: it failed, or nothing of it was left to undo. */
  readonly isUndone: boolean
  /** It may be tried again. */
  readonly hasFailed: boolean
  /** Of the undo, which is itself a change. */
  readonly undoId: string | undefined
}

export function useUndoChange(): (changeIds: string | readonly string[]) => Promise<UndoneChange> {
  const log = useUndoLog()
  const reported = useReportedUndo()
  return useCallback(
    async (changeIds) => {
      const result = await reported(
        () => log.undoByIds([changeIds].flat()),
        ({ outcome }) => outcome,
      )
      return { isUndone: result?.outcome === 'undone', hasFailed: result === undefined, undoId: result?.undoId }
    },
    [log, reported],
  )
}
