// The writes of the notes screen, each with the change that it makes to what is shown before its answer is there.
// @chunk notes
import type { DataTag } from '@tanstack/react-query'
import { type NoteWindow, notesApi } from '#contract/apps/notes.ts'
import type { Note, NotePatch } from '#contract/apps/notes-shapes.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { type OptimisticChange, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { noteQueries } from './queries.ts'

const { endpoints } = notesApi

/** What a note shows at once; labels wait for their answer. */
type Shown = Omit<NotePatch, 'labels'>

const keyOf = <Data>(name: string) => ({
  queryKey: [endpoints.window.api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The same change to notes wherever they are shown. */
function patched(ids: readonly string[], shown: Shown): OptimisticChange[] {
  const changed = new Set(ids)
  const patch = (note: Note): Note => (changed.has(note.id) ? { ...note, ...shown } : note)
  return [
    optimistic(keyOf<NoteWindow>(endpoints.window.name), (window) => ({ ...window, notes: window.notes.map(patch) })),
    optimistic(keyOf<Note | null>(endpoints.note.name), (note) => note && patch(note)),
  ]
}

export const useCreateNote = () => useApiMutation(endpoints.createNote)

export const useUpdateNote = () =>
  useApiMutation(endpoints.updateNote, {
    optimistic: ({ body: { updatedNote } }) => {
      const { id, labels: _, ...shown } = updatedNote
      return patched([id], shown)
    },
  })

export const useUpdateNotes = () =>
  useApiMutation(endpoints.updateNotes, {
    send: inParts(endpoints.updateNotes, 'ids'),
    optimistic: ({ body: { ids, note } }) => {
      const { addLabels: _, removeLabels: __, ...shown } = note
      return patched(ids, shown)
    },
  })

export const useDeleteNotes = () =>
  useApiMutation(endpoints.deleteNotes, { send: inParts(endpoints.deleteNotes, 'ids') })
export const useCopyNote = () => useApiMutation(endpoints.copyNote)
export const useOrderNotes = () => useApiMutation(endpoints.order)
export const useUploadImage = () => useApiMutation(endpoints.uploadImage)
export const useCreateLabel = () => useApiMutation(endpoints.createLabel)
export const useDeleteLabel = () => useApiMutation(endpoints.deleteLabel)
export const useMergeLabels = () => useApiMutation(endpoints.mergeLabels)

export const useUpdateLabel = () =>
  useApiMutation(endpoints.updateLabel, {
    optimistic: ({ body }) => [
      optimistic(noteQueries.labels(), (labels) =>
        labels.map((label) => (label.id === body.label.id ? body.label : label)),
      ),
    ],
  })
