// What the profiling reads.
import { jobsApi } from '#contract/portal/jobs.ts'
import type { LevelChange } from '#contract/portal/match.ts'
import { type ProfilingAnswer, profilingApi } from '#contract/portal/profiling.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { answers, effect, outcome, questionnaire } = profilingApi.endpoints

export const profilingQueries = {
  questionnaire: () => apiQuery(questionnaire, {}),
  answers: () => apiQuery(answers, {}),
  outcome: () => apiQuery(outcome, {}),
  /** How many open jobs would fit with this answer in place of what is stored; null: without one. */
  effect: (questionId: string, answer: ProfilingAnswer | null) =>
    apiQuery(effect, { body: { answers: { [questionId]: answer } } }),
  /** How many open jobs would match with these levels. */
  whatIf: (changes: readonly LevelChange[]) => apiQuery(jobsApi.endpoints.whatIf, { body: { changes: [...changes] } }),
}
