// useAction(): runs a write and offers to undo it: a toast with Undo, and undo and redo by key, in sequence with all that was done on the screen. A refusal shows
// its message.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { dismissToast, showToast, type ToastAction } from '#ui/toast-store.ts'
import type { Direction, DoneAction } from './done-actions.ts'
import { useReportedUndo, useUndoLog } from './use-undo-log.ts'
import { idsOf, isWaiting, type Writes, type Written } from './written.ts'

export interface Action {
  /** What was done, for the toast; a function where the answer decides it. Left out: no toast, and it can be undone by key alone. */
  readonly message?: string | (() => string) | undefined
  /** One write or several: one action, undone at once. */
  readonly write: () => Writes | Promise<Writes>
  /** Undoes it by other calls. Left out: its changes are undone by their ids, and where there are none it cannot be undone. */
  readonly inverse?: (() => unknown) | undefined
  /** What was changed on this device besides; it can be undone although no change is named. */
  readonly onDevice?: { readonly undo: () => void; readonly redo: () => void } | undefined
  /** The toast is shown although no change is named: it goes to a portal, whose server may name none. */
  readonly isPortal?: boolean | undefined
  /** Makes it one step of typing in that field: no toast, one undo for all of them. */
  readonly field?: string | undefined
  /** What failed, in sentences; the reason, or that it may be retried, follows. Null: it was shown already. Default: that it could not be saved. */
  readonly failure?: string | null | undefined
  /** Another answer of the toast, such as going to what was made. */
  readonly second?: ToastAction | undefined
  /** How long the toast stays, in ms. Default: as long as any that can be undone. */
  readonly duration?: number | undefined
  /** It is large, or out of sight: once its button has undone it, that is announced. */
  readonly announcesUndo?: boolean | undefined
  /** Once it was undone, and once it was done again, by button or by key. */
  readonly onUndone?: (() => void) | undefined
  readonly onRedone?: (() => void) | undefined
}

export interface Actions {
  /** @returns false where it failed, of which the person has been notified */
  run(action: Action): Promise<boolean>
  /** Of the present screen. */
  undoLast(): Promise<void>
  redoLast(): Promise<void>
}

const toasts = new WeakMap<DoneAction, number>()

export function useAction(): Actions {
  const { t } = useLingui()
  const log = useUndoLog()
  const doneToasts = useDoneToasts()
  return useMemo(() => {
    const run = async (action: Action) => {
      const { message: messageOf, write, inverse, isPortal, field, failure, onDevice } = action
      let written: readonly Written[]
      try {
        const answered = await write()
        if (answered === null) return true
        written = [answered ?? []].flat()
      } catch (error) {
        if (failure === null) return false
        showToast({ kind: 'error', message: await failureOf(error, failure ?? t`Couldn’t save.`) })
        return false
      }
      // The header shows what waits to be sent; only its inverse can undo it yet.
      if (inverse === undefined && written.some(isWaiting)) return true
      const changeIds = idsOf(written)
      const canUndo = inverse !== undefined || onDevice !== undefined || changeIds.length > 0
      // A write that changed nothing leaves nothing to undo, and nothing to say.
      if (!canUndo && !isPortal) return true
      const message = typeof messageOf === 'function' ? messageOf() : messageOf
      const redo = inverse && { undo: inverse, redo: write }
      const made: DoneAction = {
        message: message ?? '',
        changeIds,
        inverse: redo,
        field,
        onUndone: onDevice?.undo ?? action.onUndone,
        onRedone: onDevice?.redo ?? action.onRedone,
      }
      const done = canUndo ? log.record(made) : made
      if (field !== undefined || message === undefined) return true
      doneToasts.done(action, message, done, canUndo)
      return true
    }
    return {
      run: (action) => log.during(() => run(action)),
      undoLast: () => doneToasts.move('done'),
      redoLast: () => doneToasts.move('undone'),
    }
  }, [log, doneToasts, t])
}

function useDoneToasts() {
  const { t } = useLingui()
  const log = useUndoLog()
  const reported = useReportedUndo()
  return useMemo(
    () => ({
      /** Says what was done, with a button that undoes it where that can be. */
      done(action: Action, message: string, done: DoneAction, canUndo: boolean): void {
        const undo = async () => {
          const outcome = await reported(
            () => log.undo(done),
            (became) => became,
          )
          if (outcome === 'undone' && action.announcesUndo) showToast({ message: t`Undone: ${message}` })
        }
        toasts.set(
          done,
          showToast({
            message,
            ...(canUndo && { action: { label: t`Undo`, onAction: undo } }),
            ...(action.second && { second: action.second }),
            ...(action.duration !== undefined && { duration: action.duration }),
          }),
        )
      },
      /** Undoes or redoes by key, and announces what that was. */
      async move(direction: Direction): Promise<void> {
        const step = await reported(
          () => log.move(direction),
          (moved) => moved?.outcome,
        )
        if (step?.outcome !== 'undone') return
        const { message } = step.action
        dismissToast(toasts.get(step.action) ?? 0)
        if (direction === 'done') showToast({ message: message ? t`Undone: ${message}` : t`Change undone` })
        else showToast({ message: message ? t`Redone: ${message}` : t`Change redone` })
      },
    }),
    [log, reported, t],
  )
}
