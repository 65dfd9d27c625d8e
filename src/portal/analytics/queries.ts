// What the person's own analytics ask for.
import { keepPreviousData } from '@tanstack/react-query'
import { careerApi } from '#contract/portal/career.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const ownQueries = {
  /** Depends on several domains, any of which may have changed: refetched on each visit. */
  all: (days: number) => ({
    ...apiQuery(careerApi.endpoints.analytics, { query: { days } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }),
}
