import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#apps/contacts/detail/contact-page.tsx'
import { contactQueries } from '#apps/contacts/queries.ts'

export const Route = createFileRoute('/apps/contacts/$id')({
  staticData: { title: msg`Contact`, fills: true },
  loader: async ({ context: { queries }, params: { id } }) => {
    const client = await queries.load()
    void client.prefetchQuery(contactQueries.one(id))
  },
  component: Contact,
})

function Contact() {
  return <ContactPage id={Route.useParams().id} />
}
