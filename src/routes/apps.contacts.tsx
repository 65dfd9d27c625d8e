import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContactsScreen } from '#apps/contacts/contacts-screen.tsx'
import { contactQueries } from '#apps/contacts/queries.ts'
import { readContactsSearch, whichOf } from '#apps/contacts/search-params.ts'

export const Route = createFileRoute('/apps/contacts')({
  validateSearch: readContactsSearch,
  staticData: {
    title: msg`Contacts`,
    fills: true,
    create: () => import('#apps/contacts/create-of-line.ts'),
  },
  loaderDeps: ({ search }) => whichOf(search),
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries }, deps }) => {
    const client = await queries.load()
    void client.prefetchQuery(contactQueries.window(deps, 0, 50))
    void client.prefetchQuery(contactQueries.letters(deps))
    void client.prefetchQuery(contactQueries.tags())
  },
  component: Contacts,
})

function Contacts() {
  return <ContactsScreen search={Route.useSearch()} />
}
