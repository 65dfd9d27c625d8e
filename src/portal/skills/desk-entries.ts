// What was chosen or written in the places of a question, as it changes. Pure.
import type { DeskEntry } from '#contract/portal/desk-shapes.ts'

/** With this text in the place; the sequence of the places stays. */
export function withEntry(entries: readonly DeskEntry[], id: string, text: string): DeskEntry[] {
  return entries.some((entry) => entry.id === id)
    ? entries.map((entry) => (entry.id === id ? { id, text } : entry))
    : [...entries, { id, text }]
}

export const withoutEntry = (entries: readonly DeskEntry[], id: string): DeskEntry[] =>
  entries.filter((entry) => entry.id !== id)
