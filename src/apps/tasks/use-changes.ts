// Runs the writes of the screen and stands by for undo: the toast with its button, Ctrl+Z and its way back. Used by the verbs.
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dismissToast, showToast } from '#ui/toast-store.ts'
import { type Change, useUndoHistory } from './use-undo-history.ts'

interface Write {
  readonly changeId: string | undefined
}

export interface Changes {
  /**
   * Makes one change, of one or more writes.
   * @param words what was done, for the toast
   * @param field makes it one step of typing in that field: no toast, one undo for all of them
   * @returns false where it failed, which the person has been told
   */
  make(words: string, writes: () => Promise<readonly Write[]>, field?: string): Promise<boolean>
  undoLast(): Promise<void>
  redoLast(): Promise<void>
}

export function useChanges(): Changes {
  const { t } = useLingui()
  const history = useUndoHistory()
  return useMemo(() => {
    const toasts = new WeakMap<Change, number>()
    const gone = () => showToast({ kind: 'error', message: t`This change can no longer be undone.` })
    const undo = async (change: Change) => {
      if (!(await history.undo(change))) gone()
    }
    const make: Changes['make'] = async (words, writes, field) => {
      let done: readonly Write[]
      try {
        done = await writes()
      } catch {
        showToast({ kind: 'error', message: t`This could not be saved. Try again.` })
        return false
      }
      const changeIds = done.flatMap(({ changeId }) => changeId ?? [])
      // A write that changed nothing leaves nothing to undo.
      if (changeIds.length === 0) return true
      const change = { changeIds, words, field }
      history.record(change)
      if (field !== undefined) return true
      const toast = showToast({ message: words, action: { label: t`Undo`, onAction: () => undo(change) } })
      toasts.set(change, toast)
      return true
    }
    // Undo asked for before the last write has been answered means that write.
    let underWay: Promise<unknown> = Promise.resolve()
    return {
      make(words, writes, field) {
        const made = make(words, writes, field)
        underWay = Promise.allSettled([underWay, made])
        return made
      },
      async undoLast() {
        await underWay
        const change = await history.undoLast()
        dismissToast((change && toasts.get(change)) ?? 0)
        if (change) showToast({ message: t`Undone: ${change.words}` })
        else if (change === null) gone()
      },
      async redoLast() {
        await underWay
        const change = await history.redoLast()
        if (change) showToast({ message: t`Done again: ${change.words}` })
      },
    }
  }, [history, t])
}
