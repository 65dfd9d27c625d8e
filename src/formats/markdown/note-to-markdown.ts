// A note as Markdown with front matter.
import type { StoredNote } from '#contract/apps/notes-shapes.ts'

export interface NoteNames {
  /** What labels are called, by id. */
  readonly labels: ReadonlyMap<string, string>
  /** Where the note's picture lies, seen from the note; undefined where it has none. */
  readonly picture: string | undefined
}

export function noteToMarkdown(note: StoredNote, { labels, picture }: NoteNames): string {
  const { title, content, tasks, reminder } = note
  const front = [
    `title: ${yamlText(title)}`,
    `labels: [${note.labels
      .flatMap((id) => labels.get(id) ?? [])
      .map(yamlText)
      .join(', ')}]`,
    `created: ${note.createdAt}`,
    `updated: ${note.updatedAt}`,
    ...(note.archived ? ['archived: true'] : []),
    ...(note.pinned ? ['pinned: true'] : []),
    ...(note.color ? [`color: ${note.color}`] : []),
    ...(reminder ? [`reminder: ${reminder}`] : []),
  ]
  const body = [
    ...(title === '' ? [] : [`# ${title.replaceAll(/\s+/g, ' ')}`]),
    ...(picture === undefined ? [] : [`![](<${picture}>)`]),
    ...(content === '' ? [] : [content.replaceAll(/\r\n?/g, '\n')]),
    ...(tasks && tasks.length > 0 ? [tasks.map(checkItem).join('\n')] : []),
  ]
  return `---\n${front.join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

/** YAML reads JSON's texts. */
const yamlText = (text: string): string => JSON.stringify(text.toWellFormed())

/** A line of a list that can be ticked. */
export const checkItem = ({ content, completed }: { readonly content: string; readonly completed: boolean }): string =>
  `- [${completed ? 'x' : ' '}] ${content.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')}`
