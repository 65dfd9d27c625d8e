import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '#portal/career/jobs/jobs-screen.tsx'
import { readJobsSearch } from '#portal/career/jobs/jobs-search.ts'
import { jobQueries } from '#portal/career/jobs/queries.ts'

export const Route = createFileRoute('/career/jobs')({
  validateSearch: readJobsSearch,
  staticData: {
    title: msg({ message: 'Jobs', context: 'place' }),
    fills: true,
  },
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries }, deps }) => {
    const client = await queries.load()
    void client.prefetchQuery(jobQueries.list(deps))
    void client.prefetchQuery(jobQueries.searches())
  },
  component: Jobs,
})

function Jobs() {
  return <JobsScreen search={Route.useSearch()} />
}
