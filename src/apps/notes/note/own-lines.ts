// The lines of a checklist as the text that is saved and stored as a draft, and what of them was written in this visit. Used by use-open-note.ts.
// @chunk note
import { NoteTask } from '#contract/apps/notes-shapes.ts'
import * as z from '#contract/zod.ts'
import { changedLines, isSame, mergeLines } from '#formats/merge-lines.ts'

const Tasks = z.array(NoteTask)

export function readTasks(text: string): readonly NoteTask[] {
  try {
    const parsed = Tasks.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** @param before what both started from; undefined where it is not known: then no line goes */
export const mergeTasks = (before: string | undefined, mine: string, theirs: string): string =>
  theirs === 'null' || mine === 'null'
    ? mine
    : JSON.stringify(mergeLines(before === undefined ? [] : readTasks(before), readTasks(mine), readTasks(theirs)))

/** The lines that were written here, as they are now. @param own those that were before */
export function ownLines(own: string | undefined, before: string, text: string): string {
  const lines = readTasks(text)
  const changed = changedLines(readTasks(before), lines)
  const ids = new Set([...readTasks(own ?? ''), ...changed].map(({ id }) => id))
  return JSON.stringify(lines.filter(({ id }) => ids.has(id)))
}

/** Whether all that was written here is there. */
export function hasLines(own: string, now: string): boolean {
  const there = new Map(readTasks(now).map((line) => [line.id, line]))
  return readTasks(own).every((line) => isSame(there.get(line.id), line))
}

/** With the lines as they were written here; those that are gone, at the end. */
export function withLines(now: readonly NoteTask[], own: string): NoteTask[] {
  const lines = new Map(readTasks(own).map((line) => [line.id, line]))
  const known = new Set(now.map(({ id }) => id))
  return [...now.map((line) => lines.get(line.id) ?? line), ...[...lines.values()].filter(({ id }) => !known.has(id))]
}
