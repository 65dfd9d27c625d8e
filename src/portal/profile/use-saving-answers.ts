// Saves answers of the profiling, question by question; null takes one back. What follows from them is read anew.
import { type ProfilingAnswer, profilingApi } from '#contract/portal/profiling.ts'
import type { Written } from '#kit/undo/written.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { profileQueries } from './queries.ts'

type Patch = Record<string, ProfilingAnswer | null>

export function useSavingAnswers(): (answers: Patch) => Promise<Written> {
  const { mutateAsync } = useApiMutation(profilingApi.endpoints.saveAnswers, {
    optimistic: ({ body }) => [
      optimistic(profileQueries.answers(), (state) => ({
        ...state,
        answers: Object.fromEntries(
          Object.entries({ ...state.answers, ...(body.answers as Patch) }).flatMap(([id, answer]) =>
            answer ? [[id, answer]] : [],
          ),
        ),
      })),
    ],
  })
  return (answers) => mutateAsync({ body: { answers } })
}
