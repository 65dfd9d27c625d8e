// A note of a text that is pasted where a line is typed.
// @chunk notes

import { CONTENT_LIMIT, TITLE_LIMIT } from '#contract/apps/note-limits.ts'
import type { NoteDraft } from '#contract/apps/notes-shapes.ts'

/** The first line is the title, unless it is too long for one. Undefined where the text is a line, or longer than a note can be. */
export function noteOfText(pasted: string): NoteDraft | undefined {
  const text = pasted.replaceAll(/\r\n?/g, '\n').trim()
  const [first = '', ...others] = text.split('\n')
  if ((others.length === 0 && first.length <= TITLE_LIMIT) || text.length > CONTENT_LIMIT) return undefined
  return first.length > TITLE_LIMIT
    ? { content: text }
    : { title: first.trim(), content: others.join('\n').replace(/^\n+/, '') }
}
