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
  const written = writtenIn(type, chosen)
  const saved = useRef(written)
  useEffect(() => {
    if (!canKeep || written === undefined || written === saved.current) return undefined
    const keep = () => {
      saved.current = written
      mutate({ params: { id }, body: { itemId, seq, ...draftOf(type, chosen) } })
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
  }, [written, chosen, type, canKeep, id, itemId, seq, mutate])
}

const DRAFTS: { readonly [Type in CurrentItem['type']]?: 'text' | 'cells' | 'entries' } = {
  sql: 'text',
  js: 'text',
  sheet: 'cells',
  sorting: 'entries',
  edit: 'entries',
}

/** What changes as it is written; undefined where nothing is stored, since options are chosen. */
function writtenIn(type: CurrentItem['type'], chosen: Chosen) {
  const part = DRAFTS[type]
  return part && chosen[part]
}

function draftOf(type: CurrentItem['type'], { text, cells, entries }: Chosen) {
  if (type === 'sheet') return { cells: [...cells] }
  if (DRAFTS[type] === 'entries') return { entries: [...entries] }
  return type === 'js' ? { program: text } : { query: text }
}
