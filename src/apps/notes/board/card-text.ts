// What a card shows of a note: its text without the signs of Markdown, and a name where it has no title. Pure.
// @chunk note-cards
import type { Note } from '#contract/apps/notes-shapes.ts'

/** Characters of a text that a card may show. */
const SHOWN = 600
const NAME = 60

/** Bold, italics, code, headings, quotes and links as plain text; signs that are no markup stay. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, SHOWN)
    .replaceAll(/^(?:#{1,6} |> ?)/gm, '')
    .replaceAll(/^[*+-] (?!\[[ x]\])/gm, '• ')
    .replaceAll(/\[([^\][]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()
}

/** Its title; else the beginning of what is in it; empty: there is nothing in it. */
export function nameOf({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): string {
  if (title.trim() !== '') return title
  const [line = ''] = plainText(content).split('\n')
  const text = line || (tasks?.find((task) => task.content.trim() !== '')?.content ?? '')
  return text.length > NAME ? `${text.slice(0, NAME).trim()}…` : text
}

/** Tasks that a card shows. */
export const TASKS_SHOWN = 8

const LINE = 20
const CHARACTERS = 34

/** px: how high its card will be, until it is measured. */
export function guessedHeight({ title, content, tasks, image, labels, reminder }: Note): number {
  const lines = content
    .slice(0, SHOWN)
    .split('\n')
    .reduce((sum, line) => sum + 1 + Math.floor(line.length / CHARACTERS), 0)
  const tasksShown = Math.min(tasks?.length ?? 0, TASKS_SHOWN)
  return (
    34 +
    (title === '' ? 0 : LINE * Math.ceil(title.length / 30)) +
    (content === '' ? 0 : LINE * Math.min(lines, 10)) +
    tasksShown * 26 +
    (image === null ? 0 : 160) +
    (labels.length > 0 || reminder !== null ? 28 : 0)
  )
}
