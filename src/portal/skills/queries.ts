// Queries of the evaluation of skills.
// @chunk skills
import { replaceEqualDeep } from '@tanstack/react-query'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { current, result, results, review, skill, skills } = evaluationApi.endpoints

export const evaluationQueries = {
  skills: () => apiQuery(skills, {}),
  skill: (skillId: string) => apiQuery(skill, { params: { skillId } }),
  /** The open session, fetched again at each visit: another tab may have gone on with it. */
  current: () => ({
    ...apiQuery(current, {}),
    staleTime: 0,
    structuralSharing: (before: unknown, after: unknown) => later(before as Session, after as Session),
  }),
  results: (skillId?: string) => apiQuery(results, { query: { skillId } }),
  result: (id: string) => apiQuery(result, { params: { id } }),
  /** One that is closed requires nothing any more. */
  job: (jobId: string) => apiQuery(jobsApi.endpoints.job, { params: { jobId } }),
  review: (id: string) => apiQuery(review, { params: { id } }),
}

type Session = EvaluationSession | null | undefined

/** A session only goes on: a copy, or an answer that was long on its way, restores no question that has been answered. */
function later(before: Session, after: Session): Session {
  const isBack = before && after && before.id === after.id && after.seq < before.seq
  return isBack ? before : replaceEqualDeep(before, after)
}
