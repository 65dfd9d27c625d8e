// What can be undone on this screen, and done again: the last change first. Text typed into one field is one entry. Used by use-task-verbs.ts.
import { useCallback, useMemo, useRef } from 'react'
import { useUndo } from '#platform/query/undo.ts'

export interface Change {
  /** As the answers named them, in the sequence in which they were made. */
  readonly changeIds: readonly string[]
  /** What was done, as its toast says it. */
  readonly words: string
  /** Changes with the same word, made one after the other, are one entry. */
  readonly field?: string | undefined
}

export interface UndoHistory {
  record(change: Change): void
  /** Undoes one change. @returns false where it is no longer known. */
  undo(change: Change): Promise<boolean>
  /** @returns what was undone; undefined where there is nothing, null where it is no longer known. */
  undoLast(): Promise<Change | null | undefined>
  redoLast(): Promise<Change | null | undefined>
}

export function useUndoHistory(): UndoHistory {
  const { mutateAsync } = useUndo()
  const done = useRef<readonly Change[]>([])
  const undone = useRef<readonly Change[]>([])

  /** The latest first. The undo's own ids are what doing it again needs. */
  const takeBack = useCallback(
    async ({ changeIds, words }: Change): Promise<Change | null> => {
      const ids: string[] = []
      let isKnown = false
      for (const id of changeIds.toReversed()) {
        const { answer, changeId } = await mutateAsync(id)
        if (answer) isKnown = true
        if (changeId !== undefined) ids.push(changeId)
      }
      return isKnown ? { changeIds: ids, words } : null
    },
    [mutateAsync],
  )

  return useMemo(() => {
    const undo = async (change: Change) => {
      done.current = done.current.filter((other) => other !== change)
      const back = await takeBack(change)
      if (back) undone.current = [...undone.current, back]
      return back !== null
    }
    return {
      record(change) {
        done.current = joined(done.current, change)
        undone.current = []
      },
      undo,
      async undoLast() {
        const change = done.current.at(-1)
        if (!change) return undefined
        return (await undo(change)) ? change : null
      },
      async redoLast() {
        const change = undone.current.at(-1)
        if (!change) return undefined
        undone.current = undone.current.slice(0, -1)
        const again = await takeBack(change)
        if (again) done.current = [...done.current, again]
        return again
      },
    }
  }, [takeBack])
}

function joined(changes: readonly Change[], change: Change): readonly Change[] {
  const last = changes.at(-1)
  if (!last || change.field === undefined || last.field !== change.field) return [...changes, change]
  return [...changes.slice(0, -1), { ...last, changeIds: [...last.changeIds, ...change.changeIds] }]
}
