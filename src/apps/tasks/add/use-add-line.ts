// Where the line for a new task or section is open, and what is typed in it; both survive a reload.
import { useCallback, useRef, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'

const Line = z.object({
  type: z.enum(['task', 'section']),
  /** What it adds goes behind this row; null: at the top. */
  afterId: z.nullable(z.string()),
  /** What it followed before, the first first: what was added a moment ago may not be in the list yet. */
  before: z._default(z.array(z.nullable(z.string())), []),
  text: z.string(),
})
export type Line = z.infer<typeof Line>

export interface AddLineState {
  readonly line: Line | null
  /** The line as it is at this moment, drawn or not: who adds two tasks at once adds the second behind the first. */
  latest(): Line | null
  open(type: Line['type'], afterId: string | null): void
  setText(text: string): void
  /** Stays open, with what may have been typed already, for a task behind what was just added. */
  moveOn(afterId: string): void
  close(): void
}

const DRAFT = 'tasks/new-line'

export function useAddLine(): AddLineState {
  const [line, setLine] = useState(stored)
  const latest = useRef(line)
  const change = useCallback((next: (line: Line | null) => Line | null) => {
    const after = next(latest.current)
    latest.current = after
    if (after) writeDraft(DRAFT, after)
    else dropDraft(DRAFT)
    setLine(after)
  }, [])
  return {
    line,
    latest: useCallback(() => latest.current, []),
    open: useCallback((type, afterId) => change(() => ({ type, afterId, before: [], text: '' })), [change]),
    setText: useCallback((text) => change((before) => before && { ...before, text }), [change]),
    moveOn: useCallback(
      (afterId) => change((line) => line && { ...line, type: 'task', afterId, before: [...line.before, line.afterId] }),
      [change],
    ),
    close: useCallback(() => change(() => null), [change]),
  }
}

/** The existing row that the line follows: it keeps its place, and the focus, until the list has what it added. */
export function rowBefore({ afterId, before }: Line, has: (id: string) => boolean): string | null {
  return [...before, afterId].findLast((id) => id === null || has(id)) ?? null
}

/** An empty line is not worth opening again. */
function stored(): Line | null {
  const line = readDraft(DRAFT, Line)
  return line && line.text !== '' ? line : null
}
