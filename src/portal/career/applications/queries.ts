// What the applications ask for.
// @chunk applications
import { keepPreviousData } from '@tanstack/react-query'
import { type ApplicationFilters, applicationsApi } from '#contract/portal/applications.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { application, applications, documents, draft, drafts } = applicationsApi.endpoints

export interface ApplicationsFilter extends AsOptional<ApplicationFilters> {
  readonly q?: string | undefined
  readonly sort?: 'updated' | 'submitted' | 'status' | 'company' | 'waiting' | 'next' | undefined
}

type AsOptional<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] | undefined }

export const applicationQueries = {
  /** All that fit, on one page: nobody applies five hundred times. */
  list: (filter: ApplicationsFilter) => ({
    ...apiQuery(applications, { query: { ...filter, size: 500 } }),
    placeholderData: keepPreviousData,
  }),
  one: (id: string) => apiQuery(application, { params: { id } }),
  drafts: () => apiQuery(drafts, {}),
  draft: (jobId: string) => apiQuery(draft, { params: { jobId } }),
  documents: () => apiQuery(documents, {}),
  form: (jobId: string) => apiQuery(jobsApi.endpoints.form, { params: { jobId } }),
}
