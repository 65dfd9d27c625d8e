// What would become of what another app shared: words and pictures go to the notes, or words become a task while there are no notes; files that Cairn can read
// are imported, others go to the files.
import { msg } from '@lingui/core/macro'
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { notesApi } from '#contract/apps/notes.ts'
import { TITLE_LIMIT, tasksApi } from '#contract/apps/tasks.ts'
import { callForChange } from '#platform/api/call.ts'
import { type ReadCalendar, readOpened } from './read-opened.ts'
import type { ImportResult, NamedReading, Place, Reading } from './reading.ts'
import type { Shared } from './shared.ts'

/**
 * What would become of it.
 * @param id what was shared goes by; what is made of it has ids and keys that follow from it: one thing done, however often the page is loaded meanwhile
 * @param hasScreen whether this build has a screen for what goes there
 */
export async function readingsOf(
  id: string,
  { title, body, files }: Shared,
  { readCalendar, hasScreen }: { readonly readCalendar: ReadCalendar; readonly hasScreen: (place: Place) => boolean },
): Promise<NamedReading[]> {
  const readings: NamedReading[] = []
  const others: File[] = []
  for (const file of files) {
    const reading = await readOpened(file, readCalendar).catch(() => undefined)
    if (reading) readings.push({ name: file.name, reading })
    else others.push(file)
  }
  const takesPictures = hasScreen('notes')
  const pictures = takesPictures ? others.filter(({ type }) => type.startsWith('image/')) : []
  const rest = others.filter((file) => !pictures.includes(file))
  const [first, ...more] = pictures
  const hasText = body !== '' || title !== ''
  const text = { title, body }
  const noted: NamedReading[] = [
    ...(hasText && !takesPictures ? [{ name: msg`Shared text`, reading: readTask(id, text) }] : []),
    ...(takesPictures && (first || hasText) ? [{ name: msg`Shared text`, reading: readNote(id, text, first) }] : []),
    ...more.map((picture, index) => ({
      name: picture.name,
      reading: readNote(`${id}-${index + 1}`, { title: picture.name, body: '' }, picture),
    })),
  ]
  return [
    ...noted,
    ...readings,
    ...(rest.length > 0 ? [{ name: msg`Shared files`, reading: readFiles(id, rest) }] : []),
  ]
}

interface Text {
  readonly title: string
  readonly body: string
}

/** As many characters as a note or a task takes. */
const MOST = 20_000

/** What is shown of a text before it is saved, and what of it is left out. */
const shownOf = ({ title, body }: Text): Pick<Reading, 'titles' | 'text' | 'left' | 'notTaken'> => ({
  titles: [title || (body.split('\n', 1)[0] ?? '')],
  text: body.slice(0, MOST),
  left: 0,
  notTaken: body.length > MOST ? [msg`the end of the text (too long)`] : [],
})

function readTask(id: string, text: Text): Reading {
  const shown = shownOf(text)
  const title = (shown.titles[0] ?? '').slice(0, TITLE_LIMIT)
  const notes = text.body === title ? null : text.body.slice(0, MOST) || null
  return {
    place: 'tasks',
    ...shown,
    async save() {
      const body = { tasks: [{ id, title, notes }], afterId: null }
      const { changeId } = await callForChange(
        tasksApi.endpoints.createTasks,
        { body },
        { idempotencyKey: `${id}-task` },
      )
      return { ...madeBy(1, changeId), link: `/apps/tasks?task=${encodeURIComponent(id)}` }
    },
  }
}

const { createNote, uploadImage } = notesApi.endpoints

function readNote(id: string, text: Text, picture?: File): Reading {
  return {
    place: 'notes',
    ...shownOf(text),
    along: picture ? [picture.name] : [],
    async save() {
      const note = { id, title: text.title.slice(0, 200), content: text.body.slice(0, MOST) }
      const created = await callForChange(createNote, { body: { note } }, { idempotencyKey: `${id}-note` })
      const link = `/apps/notes?note=${encodeURIComponent(id)}`
      if (!picture) return { ...madeBy(1, created.changeId), link }
      const body = { id, file: picture }
      const { changeId } = await callForChange(uploadImage, { body }, { idempotencyKey: `${id}-picture` })
      return { ...madeBy(1, created.changeId, changeId), link }
    },
  }
}

const readFiles = (id: string, files: File[]): Reading => ({
  place: 'file-manager',
  titles: files.map(({ name }) => name),
  left: 0,
  async save() {
    const body = { folderId: 'null', file: files }
    const options = { idempotencyKey: `${id}-files` }
    const { answer, changeId } = await callForChange(fileManagerApi.endpoints.upload, { body }, options)
    return madeBy(answer.items.length, changeId)
  },
})

const madeBy = (count: number, ...changeIds: readonly (string | undefined)[]): ImportResult => ({
  count,
  changeIds: changeIds.filter((changeId) => changeId !== undefined),
})
