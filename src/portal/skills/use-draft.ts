// Keeps what is written into a question at each pause of typing, so that it is there after a kill.
import { useEffect, useRef } from 'react'
import type { CurrentItem, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { Chosen } from './item-answer.ts'
import { useKeepDraft } from './mutations.ts'

const PAUSE_MS = 400

/** @param canKeep false while the answer itself is sent, or nobody is there to keep it */
export function useDraft({ id, seq }: EvaluationSession, item: CurrentItem, chosen: Chosen, canKeep: boolean): void {
  const { mutate } = useKeepDraft()
  const { id: itemId, type } = item
  // Of a query or a program its text, of a sheet its cells; of what is chosen, nothing is kept.
  const written = type === 'sql' || type === 'js' ? chosen.text : type === 'sheet' ? chosen.cells : undefined
  const kept = useRef(written)
  useEffect(() => {
    if (!canKeep || written === undefined || written === kept.current) return undefined
    const keep = () => {
      kept.current = written
      const draft =
        typeof written !== 'string'
          ? { cells: [...written] }
          : type === 'js'
            ? { program: written }
            : { query: written }
      mutate({ params: { id }, body: { itemId, seq, ...draft } })
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
  }, [written, canKeep, id, itemId, type, seq, mutate])
}
