// What the evaluation of skills asks for. Used by its screens and routes.
import { evaluationApi } from '#contract/portal/evaluation.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { current, result, results, review, skill, skills } = evaluationApi.endpoints

export const evaluationQueries = {
  skills: () => apiQuery(skills, {}),
  skill: (skillId: string) => apiQuery(skill, { params: { skillId } }),
  /** The open session, asked again at each visit: another tab may have gone on with it. */
  current: () => ({ ...apiQuery(current, {}), staleTime: 0 }),
  results: (skillId?: string) => apiQuery(results, { query: { skillId } }),
  result: (id: string) => apiQuery(result, { params: { id } }),
  review: (id: string) => apiQuery(review, { params: { id } }),
}
