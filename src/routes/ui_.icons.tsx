import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { IconsScreen } from '#apps/icons/icons-screen.tsx'
import { iconQueries } from '#apps/icons/queries.ts'
import { readIconsSearch } from '#apps/icons/search-params.ts'

export const Route = createFileRoute('/ui_/icons')({
  validateSearch: readIconsSearch,
  staticData: {
    title: msg`Icons`,
    fills: true,
  },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(iconQueries.sets())
    void client.prefetchQuery(iconQueries.picks())
  },
  component: Icons,
})

function Icons() {
  return <IconsScreen search={Route.useSearch()} />
}
