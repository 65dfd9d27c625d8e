// A note's text as a checklist, and back. Nothing is lost: what is ticked stays ticked. Pure but for the ids of new lines.
import type { Note, NotePatch } from '#contract/apps/notes-shapes.ts'
import { checkItem } from '#formats/markdown/note-to-markdown.ts'

/** As the contract takes them. */
const MOST_LINES = 500
const LONGEST = 5000

/** Each line of the text becomes a line of the checklist; lines past what a checklist takes stay text. */
export function checklistOf({ content }: Pick<Note, 'content'>): NotePatch {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const taken = lines.slice(0, MOST_LINES)
  const tasks = taken.map((line) => {
    const [, mark = ' ', words = line] =
      /^\s*[*+-] \[([ xX])\] ?(.*)$/.exec(line) ?? /^\s*([*+-]) (.*)$/.exec(line) ?? []
    return {
      id: crypto.randomUUID(),
      content: words.trim().slice(0, LONGEST),
      completed: mark.toLowerCase() === 'x',
    }
  })
  const empty = { id: crypto.randomUUID(), content: '', completed: false }
  return { content: lines.slice(MOST_LINES).join('\n'), tasks: tasks.length > 0 ? tasks : [empty] }
}

/** The lines of the checklist follow the text, as Markdown has them. */
export function textOf({ content, tasks }: Pick<Note, 'content' | 'tasks'>): NotePatch {
  const lines = (tasks ?? []).filter((task) => task.content.trim() !== '' || task.completed).map(checkItem)
  const text = [content.trimEnd(), lines.join('\n')].filter((part) => part !== '').join('\n\n')
  return { content: text, tasks: null }
}
