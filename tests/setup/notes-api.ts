// The notes back end with words for its calls.
import type { Note, NoteLabel } from '#contract/apps/notes-shapes.ts'
import { seedNoteLabels } from '#seed/notes.ts'
import { createTestApi, type TestApi } from './test-api.ts'

export const allNotes = async (api: TestApi) => (await api.get('apps/notes/all')).body as Note[]
export const labelsOf = async (api: TestApi) => (await api.get('apps/notes/labels')).body as NoteLabel[]
export const noteOf = async (api: TestApi, id: string) => (await api.get(`apps/notes/note?id=${id}`)).body as Note
export const titles = (notes: readonly Note[] | null) => notes?.map(({ title }) => title)

export const create = async (api: TestApi, note: object) =>
  (await api.send('POST', 'apps/notes', { note })).body as Note
export const update = async (api: TestApi, id: string, patch: object) =>
  (await api.send('PATCH', 'apps/notes', { updatedNote: { id, ...patch } })).body as Note

/** The sample's labels and only these notes, in this order, with ids like their titles. */
export async function apiWith(...names: string[]): Promise<TestApi> {
  const api = createTestApi({ samplesOf: [] })
  await api.db.open()
  await api.db.table('noteLabels').bulkAdd(seedNoteLabels())
  for (const id of names.toReversed()) await create(api, { id, title: id })
  return api
}
