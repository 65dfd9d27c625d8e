// What the applications ask for. Used by their screens and routes, and by the form that applies.
import { keepPreviousData } from '@tanstack/react-query'
import { applicationsApi } from '#contract/portal/applications.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { application, applications, documents, draft, drafts } = applicationsApi.endpoints

export interface ApplicationsFilter {
  readonly status?: string | undefined
  readonly q?: string | undefined
  readonly sort?: 'updated' | 'submitted' | 'status' | 'company' | 'waiting' | 'next' | undefined
}

export const applicationQueries = {
  /** All that fit, on one page: nobody applies five hundred times. */
  list: ({ status, q, sort }: ApplicationsFilter) => ({
    ...apiQuery(applications, { query: { status, q, sort, size: 500 } }),
    placeholderData: keepPreviousData,
  }),
  one: (id: string) => apiQuery(application, { params: { id } }),
  drafts: () => apiQuery(drafts, {}),
  draft: (jobId: string) => apiQuery(draft, { params: { jobId } }),
  documents: () => apiQuery(documents, {}),
  form: (jobId: string) => apiQuery(jobsApi.endpoints.form, { params: { jobId } }),
}
