// Undoes a change from the feed, and redoes it; which have been undone is remembered while the person is signed in.
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useUndoChange } from '#kit/undo/use-undo-change.ts'
import { dismissToast, showToast } from '#ui/toast-store.ts'

/** By the id of a change, that of its undo; null where nothing of it was left to undo. */
type Undone = Readonly<Record<string, string | null>>

const KEY = ['undone-changes'] as const
const NONE: Undone = {}

export interface UndoEntry {
  readonly undone: Undone
  /** @param message what the change did */
  undo(changeId: string, message: string): Promise<void>
  redo(changeId: string, message: string): Promise<void>
}

export function useUndoEntry(): UndoEntry {
  const { t } = useLingui()
  const client = useQueryClient()
  const undoChange = useUndoChange()
  const { data: undone } = useQuery({
    queryKey: KEY,
    queryFn: () => NONE,
    initialData: NONE,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  /** The toast that offers the redo of a change, which it no longer does once that was done from the row. */
  const offers = useRef(new Map<string, number>())
  const note = (changeId: string, undo: string | null | undefined) =>
    client.setQueryData<Undone>(KEY, (known = NONE) => {
      const { [changeId]: _, ...others } = known
      return undo === undefined ? others : { ...others, [changeId]: undo }
    })
  /** @returns the id of the undo; null where nothing was done */
  const putBack = async (changeId: string): Promise<string | null> => {
    const { isUndone, hasFailed, undoId } = await undoChange(changeId)
    if (!isUndone && !hasFailed) note(changeId, null)
    return isUndone ? (undoId ?? null) : null
  }
  const undo = async (changeId: string, text: string) => {
    const undoId = await putBack(changeId)
    if (undoId === null) return
    note(changeId, undoId)
    const offer = showToast({
      message: t`Undone: ${text}`,
      action: { label: t`Redo`, onAction: () => again(changeId, undoId, text) },
    })
    offers.current.set(changeId, offer)
  }
  const again = async (changeId: string, undoId: string, text: string) => {
    dismissToast(offers.current.get(changeId) ?? 0)
    if ((await putBack(undoId)) === null) return
    note(changeId, undefined)
    note(undoId, null)
    showToast({ message: t`Redone: ${text}` })
  }
  return {
    undone,
    undo,
    async redo(changeId, text) {
      const undoId = undone[changeId]
      if (undoId) await again(changeId, undoId, text)
    },
  }
}
