import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '#apps/chat/chat-screen.tsx'
import { chatQueries } from '#apps/chat/queries.ts'
import { readChatSearch } from '#apps/chat/search-params.ts'

export const Route = createFileRoute('/apps/chat')({
  validateSearch: readChatSearch,
  staticData: {
    title: msg`Chat`,
    fills: true,
    watch: () => import('#apps/chat/chat-reminders.tsx'),
  },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(chatQueries.all())
    void client.prefetchQuery(chatQueries.profile())
  },
  component: Chats,
})

function Chats() {
  return <ChatScreen search={Route.useSearch()} />
}
