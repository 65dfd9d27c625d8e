// What the job offers ask for.
// @chunk job-rows
import { keepPreviousData } from '@tanstack/react-query'
import { parseAnswer } from '#contract/define-api.ts'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { ApiError } from '#platform/api/errors.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { searchToQuery } from './jobs-query.ts'
import type { JobsSearch } from './jobs-search.ts'

const { job, jobs, searches, whatIf } = jobsApi.endpoints

export const jobQueries = {
  /** The page that was there stays until the next one is. */
  list: (search: JobsSearch) => ({
    ...apiQuery(jobs, { query: searchToQuery(search) }),
    placeholderData: keepPreviousData,
  }),
  /** A closed one too: it is answered with 410 and all that it was. */
  one: (jobId: string) => {
    const query = apiQuery(job, { params: { jobId } })
    const ask = query.queryFn as (context: object) => Promise<JobDetail>
    const askClosedToo = async (context: object): Promise<JobDetail> => {
      try {
        return await ask(context)
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return parseAnswer(job, 410, error.body) as JobDetail
        throw error
      }
    }
    return { ...query, queryFn: askClosedToo } as typeof query
  },
  /** Skills that the person can be evaluated in now. */
  evaluable: () => ({
    ...apiQuery(evaluationApi.endpoints.skills, {}),
    select: (all: readonly EvaluableSkill[]) =>
      new Set(all.filter(({ bank, retakeAt }) => bank && !retakeAt).map(({ skill }) => skill.id)),
  }),
  searches: () => apiQuery(searches, {}),
  whatIf: (jobId: string, changes: readonly { skillId: string; level: 0 | 1 | 2 | 3 | 4 | 5 }[]) => ({
    ...apiQuery(whatIf, { body: { jobId, changes: [...changes] } }),
    placeholderData: keepPreviousData,
  }),
}
