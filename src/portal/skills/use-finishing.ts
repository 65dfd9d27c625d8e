// Ends a session and shows its result: after the last question, or early.
import { useNavigate } from '@tanstack/react-router'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { currentOf, useFinish } from './mutations.ts'

export function useFinishing({ id }: EvaluationSession) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useFinish()
  const show = (result: string) =>
    void navigate({ to: '/skill-evaluation/results/$id', params: { id: result }, replace: true })
  const run = () =>
    mutate(
      { params: { id }, body: {} },
      {
        onSuccess: ({ answer }) => 'levelProbs' in answer && show(answer.id),
        onError: (error) => {
          const there = currentOf(error)?.resultId
          if (there) show(there)
        },
      },
    )
  return { run, isPending, error }
}
