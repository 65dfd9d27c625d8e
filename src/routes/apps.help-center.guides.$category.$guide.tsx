import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '#apps/help-center/guide-screen.tsx'
import { helpQueries } from '#apps/help-center/queries.ts'

export const Route = createFileRoute('/apps/help-center/guides/$category/$guide')({
  staticData: { title: msg`Guide` },
  loader: async ({ context: { queries }, params: { category, guide } }) => {
    const client = await queries.load()
    void client.prefetchQuery(helpQueries.guide(category, guide))
  },
  component: Guide,
})

function Guide() {
  const { category, guide } = Route.useParams()
  return <GuideScreen key={`${category} ${guide}`} categorySlug={category} guideSlug={guide} />
}
