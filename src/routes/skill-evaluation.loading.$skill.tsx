import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LoadingScreen } from '#portal/skills/loading-screen.tsx'
import { readLoadingSearch } from '#portal/skills/loading-search.ts'
import { evaluationQueries } from '#portal/skills/queries.ts'

export const Route = createFileRoute('/skill-evaluation/loading/$skill')({
  validateSearch: readLoadingSearch,
  staticData: { title: msg`Before the evaluation`, layout: 'empty' },
  loader: async ({ context: { queries }, params: { skill } }) => {
    const client = await queries.load()
    void client.prefetchQuery(evaluationQueries.skill(skill))
  },
  component: Loading,
})

function Loading() {
  const { skill } = Route.useParams()
  const { job } = Route.useSearch()
  return <LoadingScreen key={skill} skillId={skill} jobId={job} />
}
