// A note's text as a checklist, and back. Nothing is lost: what is ticked stays ticked. Pure but for the ids of new lines.
// @chunk note
import { MOST_TASKS } from '#contract/apps/note-limits.ts'
import type { Note, NotePatch } from '#contract/apps/notes-shapes.ts'
import { checkItem } from '#formats/markdown/note-to-markdown.ts'

/** Lines of a checklist, characters of a line and of a text, as the contract takes them. */
export const MOST_LINES = MOST_TASKS
export const LONGEST_LINE = 5000
const LONGEST_TEXT = 100_000

/** Each line of the text becomes a line of the checklist, a long one several; lines past what a checklist takes stay text. */
export function checklistOf({ content }: Pick<Note, 'content'>): NotePatch {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const tasks: NonNullable<NotePatch['tasks']> = []
  let taken = 0
  for (const line of lines) {
    const [, mark = ' ', words = line] =
      /^\s*[*+-] \[([ xX])\] ?(.*)$/.exec(line) ?? /^\s*([*+-]) (.*)$/.exec(line) ?? []
    const parts = splitLine(words.trim())
    if (tasks.length + parts.length > MOST_LINES) break
    const completed = mark.toLowerCase() === 'x'
    tasks.push(...parts.map((part) => ({ id: crypto.randomUUID(), content: part, completed })))
    taken += 1
  }
  const empty = { id: crypto.randomUUID(), content: '', completed: false }
  return { content: lines.slice(taken).join('\n'), tasks: tasks.length > 0 ? tasks : [empty] }
}

/** The lines of the checklist follow the text, as Markdown has them. Null: they are longer than a text can be. */
export function textOf({ content, tasks }: Pick<Note, 'content' | 'tasks'>): NotePatch | null {
  const lines = (tasks ?? []).filter((task) => task.content.trim() !== '' || task.completed).map(checkItem)
  const text = [content.trimEnd(), lines.join('\n')].filter((part) => part !== '').join('\n\n')
  return text.length > LONGEST_TEXT ? null : { content: text, tasks: null }
}

/** Splits a line into parts that a checklist takes: between words where there are any, and never inside a character. */
export function splitLine(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > LONGEST_LINE) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE)
    const isPair = /[\uD800-\uDBFF]/.test(rest.charAt(LONGEST_LINE - 1))
    const at = space > 0 ? space : isPair ? LONGEST_LINE - 1 : LONGEST_LINE
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return [...parts, rest]
}
