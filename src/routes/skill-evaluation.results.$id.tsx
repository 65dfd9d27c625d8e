import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { evaluationQueries } from '#portal/skills/queries.ts'
import { ResultScreen } from '#portal/skills/result-screen.tsx'

export const Route = createFileRoute('/skill-evaluation/results/$id')({
  staticData: { title: msg`Evaluation result` },
  loader: async ({ context: { queries }, params: { id } }) => {
    const client = await queries.load()
    void client.prefetchQuery(evaluationQueries.result(id))
    void client.prefetchQuery(evaluationQueries.skills())
  },
  component: Result,
})

function Result() {
  const { id } = Route.useParams()
  return <ResultScreen key={id} id={id} />
}
