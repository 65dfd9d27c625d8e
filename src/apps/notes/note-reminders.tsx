// Announces notes whose reminder falls due on every screen: the route names this as its watcher.
// @offline later
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { notesApi } from '#contract/apps/notes.ts'
import { noteAddress } from '#formats/markdown/note-links.ts'
import { useReminders } from '#kit/due/use-reminders.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { nameOf } from './board/card-text.ts'
import { noteQueries } from './queries.ts'

export function Watcher() {
  const { mutateAsync: update } = useApiMutation(notesApi.endpoints.updateNotes)
  const { data, refetch } = useQuery(noteQueries.reminders())
  const due = useMemo(
    () =>
      data?.due.map((note) => ({
        id: note.id,
        reminder: note.reminder ?? '',
        name: nameOf(note),
        address: noteAddress(note.id),
      })),
    [data],
  )
  useReminders({
    app: 'note',
    due,
    next: data?.next ?? null,
    listAddress: '/apps/notes?show=reminders',
    onRefresh: () => void refetch(),
    onDone: (ids) => update({ body: { ids: [...ids], note: { reminderDone: true } } }),
  })
  return null
}
