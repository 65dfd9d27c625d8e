// The keys of a question: figures choose, Enter answers. Not while something else has them: a text, a button, a dialog, the list that is put in order.
import { useEffect, useRef } from 'react'
import { actionOf } from '#platform/keys/use-keys.ts'
import { evaluationKeys, QUESTION } from './evaluation-keys.ts'

export interface ItemKeys {
  /** Of the option's index, from 0. */
  choose(index: number): void
  answer(): void
  postpone(): void
}

const HAS_ENTER = 'button, a, summary, [role="grid"], [role="dialog"], [role="alertdialog"]'

/** In a list of choices, letters and figures choose. */
const HAS_LETTERS = '[aria-haspopup="listbox"], [role="listbox"]'

export function useItemKeys(keys: ItemKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.defaultPrevented || event.repeat || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return
      if (target?.closest(HAS_LETTERS)) return
      const action = actionOf(evaluationKeys, QUESTION, event)
      if (action === undefined || (event.key === 'Enter' && target?.closest(HAS_ENTER))) return
      event.preventDefault()
      if (action === 'answer') latest.current.answer()
      else if (action === 'postpone') latest.current.postpone()
      else latest.current.choose(Number(action.slice(-1)) - 1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
