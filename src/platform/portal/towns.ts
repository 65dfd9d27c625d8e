// The towns of the portal whose names begin with what is typed.
// @chunk profiling
import { keepPreviousData } from '@tanstack/react-query'
import { jobsApi } from '#contract/portal/jobs.ts'
import { apiQuery } from '#platform/query/api-query.ts'

/** Those of the letters before stay until the next ones are there. */
export const townsNamed = (letters: string) => ({
  ...apiQuery(jobsApi.endpoints.places, { query: { q: letters } }),
  placeholderData: keepPreviousData,
})
