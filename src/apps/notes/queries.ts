// What the notes screen reads.
// @chunk notes
import { notesApi } from '#contract/apps/notes.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import type { Which } from './search-params.ts'

const { backlinks, counts, image, labels, note, reminders, window } = notesApi.endpoints

/** Notes a call. */
export const PAGE = 50

export const noteQueries = {
  window: (which: Which, start: number, size: number) => apiQuery(window, { query: { ...which, start, size } }),
  counts: () => apiQuery(counts, {}),
  labels: () => apiQuery(labels, {}),
  one: (id: string) => apiQuery(note, { query: { id } }),
  backlinks: (id: string) => apiQuery(backlinks, { query: { id } }),
  reminders: () => apiQuery(reminders, {}),
  /** @param file as the note's `image` names it */
  image: (id: string, file: string) => apiQuery(image, { query: { id, file } }),
}
