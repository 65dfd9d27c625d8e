import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#apps/help-center/home-screen.tsx'
import { helpQueries } from '#apps/help-center/queries.ts'

export const Route = createFileRoute('/apps/help-center/')({
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(helpQueries.guides())
    void client.prefetchQuery(helpQueries.faqs())
  },
  component: Home,
})

function Home() {
  return <HomeScreen search={Route.useSearch()} />
}
