import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { JobScreen } from '#portal/career/jobs/job-screen.tsx'
import { jobQueries } from '#portal/career/jobs/queries.ts'

export const Route = createFileRoute('/career/jobs/$jobId')({
  staticData: { title: msg({ message: 'Job', context: 'place' }), fills: true },
  loader: async ({ context: { queries }, params: { jobId } }) => {
    const client = await queries.load()
    void client.prefetchQuery(jobQueries.one(jobId))
  },
  component: Job,
})

function Job() {
  return <JobScreen jobId={Route.useParams().jobId} />
}
