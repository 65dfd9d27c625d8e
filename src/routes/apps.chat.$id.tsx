import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { chatQueries } from '#apps/chat/queries.ts'
import { ChatPage } from '#apps/chat/thread/chat-page.tsx'

export const Route = createFileRoute('/apps/chat/$id')({
  staticData: { title: msg`Chat`, fills: true },
  loader: async ({ context: { queries }, params: { id } }) => {
    const client = await queries.load()
    void client.prefetchQuery(chatQueries.one(id))
  },
  component: OpenChat,
})

function OpenChat() {
  return <ChatPage id={Route.useParams().id} />
}
