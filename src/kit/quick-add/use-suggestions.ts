// The names that a line offers where the caret is, and the keys that choose among them. Used by quick-line.tsx.
import { type RefObject, useState } from 'react'
import type { Suggestion } from './suggest.ts'
import type { LineWords } from './use-line-reading.ts'

export type LineSuggestions = ReturnType<typeof useSuggestions>

export interface SuggestionsOptions {
  readonly text: string
  /** False: nothing is offered. */
  readonly isRead: boolean
  readonly reading: LineWords
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onText: (text: string) => void
}

export function useSuggestions({ text, isRead, reading, field, onText }: SuggestionsOptions) {
  const { recogniser, known, words } = reading
  const [caret, setCaret] = useState(text.length)
  const [at, setAt] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const suggestions =
    isRead && closedFor !== text ? recogniser?.suggest(text, Math.min(caret, text.length), known) : undefined
  const active = suggestions?.items[at % (suggestions.items.length || 1)]

  // A name's beginning that means this person already: Enter adds the line, as without a list.
  const isUnderstood = words.some(
    (word) => word.kind === 'person' && word.end === caret && word.personId === active?.id,
  )

  const take = (suggestion: Suggestion) => {
    if (!suggestions || !recogniser) return
    const next = recogniser.taken(text, suggestions, suggestion)
    onText(next.text)
    setCaret(next.caret)
    setAt(0)
    // The field has the new text after this draw.
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret))
  }

  /** The keys of the list of suggestions, while it is open. @returns whether it was one */
  const onKey = (key: string): boolean => {
    if (!suggestions || !active) return false
    const { length } = suggestions.items
    if (key === 'ArrowDown') setAt((at + 1) % length)
    else if (key === 'ArrowUp') setAt((at + length - 1) % length)
    else if (key === 'Tab' || (key === 'Enter' && !isUnderstood)) take(active)
    else if (key === 'Escape') setClosedFor(text)
    else return false
    return true
  }

  const onTyped = (typedTo: number) => {
    setCaret(typedTo)
    setAt(0)
  }
  return { items: suggestions?.items, active, take, onKey, onCaret: setCaret, onTyped }
}
