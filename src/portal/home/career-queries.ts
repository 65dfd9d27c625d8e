// What home reads of the career domains. Apart from queries.ts, which the first page has: these come with the career part.
// @chunk career-shapes
import { careerApi } from '#contract/portal/career.ts'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const careerQueries = {
  /** Of several domains, any of which may have changed since home was left: fetched again with each visit. */
  home: () => ({ ...apiQuery(careerApi.endpoints.home, {}), staleTime: 0 }),
  /** The evaluation that waits to be gone on with; another tab may have done so. */
  evaluation: () => ({ ...apiQuery(evaluationApi.endpoints.current, {}), staleTime: 0 }),
  learning: () => apiQuery(profileApi.endpoints.learning, {}),
}
