// Notes: one .md each with its picture beside it, and reminders.ics, which has those of messages too.
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import { CALENDAR_END, calendarStart } from '#formats/icalendar/calendar.ts'
import { reminderToTodo } from '#formats/icalendar/write-tasks.ts'
import { noteToMarkdown } from '#formats/markdown/note-to-markdown.ts'
import { pictureOf } from '#formats/picture-url.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'
import { LARGEST_FOLDER } from '#sw/api/engine/readable/limits.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { joined, textEntry, titlesOf, utf8 } from '#sw/api/engine/readable/texts.ts'

export async function* noteEntries(source: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const { read, at, count } = source
  const labels = await titlesOf(read('noteLabels'))
  if (count('notes') > LARGEST_FOLDER) {
    const write = (note: StoredNote) => `${noteToMarkdown(note, { labels, picture: undefined })}\n`
    yield { path: 'readable/notes.md', at, content: joined(read('notes'), write) }
  } else yield* eachNote(source, labels)
  yield { path: 'readable/reminders.ics', at, content: reminders(source) }
}

async function* eachNote(source: ReadableSource, labels: ReadonlyMap<string, string>): AsyncGenerator<ArchiveEntry> {
  const nameOf = createNames()
  for await (const rows of source.read('notes')) {
    for (const note of rows as unknown as StoredNote[]) {
      const day = note.createdAt.slice(0, 10)
      const name = nameOf(safeName(note.title || note.content.slice(0, 60), `Note of ${day}`), '.md')
      const picture = await pictureEntry(source, note, name.slice(0, -3))
      if (picture) yield picture
      const path = picture?.path.split('/').at(-1)
      const written = Date.parse(note.updatedAt)
      yield textEntry(`readable/notes/${name}`, written, noteToMarkdown(note, { labels, picture: path }))
    }
  }
}

async function pictureEntry(source: ReadableSource, note: StoredNote, name: string): Promise<ArchiveEntry | undefined> {
  const bytes = note.upload ? await source.content('noteImages', note.upload.file) : undefined
  const drawn = note.image ? pictureOf(note.image) : undefined
  const picture = bytes ? { bytes, ending: note.upload?.name.match(/\.\w{1,5}$/)?.[0] ?? '' } : drawn
  if (!picture) return undefined
  return { path: `readable/notes/${name}${picture.ending}`, at: source.at, content: [picture.bytes] }
}

async function* reminders({ read, at }: ReadableSource): AsyncGenerator<Uint8Array> {
  yield utf8(calendarStart({ product: 'Workspace', name: 'Reminders' }))
  yield* joined<StoredNote>(read('notes'), ({ id, title, content, reminder, reminderDone }) =>
    reminder
      ? reminderToTodo(
          { uid: `note-${id}`, title: title || content, text: content, at: reminder, completed: reminderDone },
          at,
        )
      : '',
  )
  yield* joined<StoredMessage>(read('chatMessages'), ({ id, value, remindAt }) =>
    remindAt
      ? reminderToTodo({ uid: `message-${id}`, title: value, text: '', at: remindAt, completed: false }, at)
      : '',
  )
  yield utf8(CALENDAR_END)
}
