// Leads to the guide about a screen, whose path is `from`; to the home of the help where there is none.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { helpQueries } from '#apps/help-center/queries.ts'

export const Route = createFileRoute('/apps/help-center/about')({
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { queries }, deps: { from } }) => {
    const client = await queries.load()
    const hits = from === undefined ? [] : await client.fetchQuery(helpQueries.suggestions('', from))
    const guide = hits.find(({ kind }) => kind === 'guide')
    if (!guide) throw redirect({ to: '/apps/help-center', search: { from }, replace: true })
    throw redirect({
      to: '/apps/help-center/guides/$category/$guide',
      params: { category: guide.categorySlug, guide: guide.slug },
      search: { from },
      replace: true,
    })
  },
})
