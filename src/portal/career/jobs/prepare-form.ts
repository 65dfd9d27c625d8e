// Asks for what the form of an application needs. Apart from use-prepared-form.ts: only where a portal answers is there anything to bring, and then not at first.
import type { QueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#contract/portal/applications.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { draft, documents } = applicationsApi.endpoints

export function prepareForm(client: QueryClient, jobId: string): void {
  void client.prefetchQuery(apiQuery(jobsApi.endpoints.form, { params: { jobId } }))
  void client.prefetchQuery(apiQuery(draft, { params: { jobId } }))
  void client.prefetchQuery(apiQuery(documents, {}))
  void client.prefetchQuery(apiQuery(profileApi.endpoints.resumes, {}))
}
