import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EvaluationScreen } from '#portal/skills/evaluation-screen.tsx'
import { evaluationQueries } from '#portal/skills/queries.ts'

export const Route = createFileRoute('/skill-evaluation/evaluation')({
  staticData: {
    title: msg`Evaluation`,
    layout: 'empty',
  },
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(evaluationQueries.current())
  },
  component: EvaluationScreen,
})
