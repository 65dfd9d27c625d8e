import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MailboxScreen } from '#apps/mailbox/mailbox-screen.tsx'
import { mailQueries } from '#apps/mailbox/queries.ts'
import { readMailboxSearch } from '#apps/mailbox/search-params.ts'

export const Route = createFileRoute('/apps/mailbox')({
  validateSearch: readMailboxSearch,
  staticData: {
    title: msg`Mailbox`,
    fills: true,
    isOneScreen: true,
    watch: () => import('#apps/mailbox/outbox-watcher.tsx'),
    create: () => import('#apps/mailbox/create-of-line.ts'),
  },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    for (const query of mailQueries.frame()) void client.prefetchQuery(query as never)
  },
  component: Mailbox,
})

function Mailbox() {
  return <MailboxScreen search={Route.useSearch()} />
}
