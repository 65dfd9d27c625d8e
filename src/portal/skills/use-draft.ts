// Keeps what is written into a question at each pause of typing, so that it is there after a kill.
import { useEffect, useRef } from 'react'
import type { CurrentItem, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { useKeepDraft } from './mutations.ts'

const PAUSE_MS = 400

/** @param canKeep false while the answer itself is sent, or nobody is there to keep it */
export function useDraft(
  { id, seq }: EvaluationSession,
  { id: itemId, draft }: CurrentItem,
  cells: readonly CellEntry[],
  canKeep: boolean,
): void {
  const { mutate } = useKeepDraft()
  const kept = useRef<readonly CellEntry[]>(draft ?? cells)
  useEffect(() => {
    if (!canKeep || cells === kept.current) return undefined
    const keep = () => {
      kept.current = cells
      mutate({ params: { id }, body: { itemId, seq, cells: [...cells] } })
    }
    const timer = setTimeout(keep, PAUSE_MS)
    const hide = () => {
      clearTimeout(timer)
      if (document.hidden) keep()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [cells, canKeep, id, itemId, seq, mutate])
}
