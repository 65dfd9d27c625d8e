// The writes of the applications. What the person entered themselves is shown at once; what the employer makes of it comes with the answer.
// @chunk applications
import { applicationsApi } from '#contract/portal/applications.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { applicationQueries } from './queries.ts'

const { addNote, apply, deleteDraft, deleteNote, respond, setNextStep, transition, updateNote, upload } =
  applicationsApi.endpoints

export const useApply = () => useApiMutation(apply)

/** Shown at once, also where it waits to be sent. */
export const useUploadDocument = () =>
  useApiMutation(upload, {
    optimistic: ({ body: { id, file, kind = 'other' } }) => [
      optimistic(applicationQueries.documents(), (documents) =>
        id === undefined
          ? documents
          : [
              { id, name: file.name, type: file.type, size: file.size, kind, at: new Date().toISOString() },
              ...documents,
            ],
      ),
    ],
  })
export const useDeleteDraft = () => useApiMutation(deleteDraft)

export const useTransition = () =>
  useApiMutation(transition, {
    optimistic: ({ params, body }) => [
      optimistic(applicationQueries.one(params.id), (one) => ({ ...one, status: body.to, allowed: [] })),
    ],
  })

export const useRespond = () => useApiMutation(respond)

export const useAddNote = () => useApiMutation(addNote)
export const useUpdateNote = () =>
  useApiMutation(updateNote, {
    optimistic: ({ params, body }) => [
      optimistic(applicationQueries.one(params.id), (one) => ({
        ...one,
        notes: one.notes.map((note) => (note.id === params.noteId ? { ...note, text: body.text } : note)),
      })),
    ],
  })
export const useDeleteNote = () =>
  useApiMutation(deleteNote, {
    optimistic: ({ params }) => [
      optimistic(applicationQueries.one(params.id), (one) => ({
        ...one,
        notes: one.notes.filter(({ id }) => id !== params.noteId),
      })),
    ],
  })

export const useSetNextStep = () =>
  useApiMutation(setNextStep, {
    optimistic: ({ params, body }) => [
      optimistic(applicationQueries.one(params.id), (one) => ({ ...one, nextStep: body.nextStep })),
    ],
  })
