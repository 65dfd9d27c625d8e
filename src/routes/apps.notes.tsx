import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotesScreen } from '#apps/notes/notes-screen.tsx'
import { noteQueries, PAGE } from '#apps/notes/queries.ts'
import { readNotesSearch, whichOf } from '#apps/notes/search-params.ts'

export const Route = createFileRoute('/apps/notes')({
  validateSearch: readNotesSearch,
  staticData: {
    title: msg`Notes`,
    fills: true,
    watch: () => import('#apps/notes/note-reminders.tsx'),
    create: () => import('#apps/notes/create-of-line.ts'),
  },
  loaderDeps: ({ search }) => whichOf(search),
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries }, deps }) => {
    const client = await queries.load()
    void client.prefetchQuery(noteQueries.window(deps, 0, PAGE))
    void client.prefetchQuery(noteQueries.labels())
    void client.prefetchQuery(noteQueries.counts())
  },
  component: Notes,
})

function Notes() {
  return <NotesScreen search={Route.useSearch()} />
}
