// Brings what the form of an application needs while its job is looked at, so that one can apply when the network is gone.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationsApi } from '#contract/portal/applications.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { apiQuery } from '#platform/query/api-query.ts'

/** Where this device answers it is there anyway. */
export function usePreparedForm(jobId: string, isWanted: boolean): void {
  const client = useQueryClient()
  const hasPortal = usePortal()
  useEffect(() => {
    if (!hasPortal || !isWanted) return
    const { draft, documents } = applicationsApi.endpoints
    void client.prefetchQuery(apiQuery(jobsApi.endpoints.form, { params: { jobId } }))
    void client.prefetchQuery(apiQuery(draft, { params: { jobId } }))
    void client.prefetchQuery(apiQuery(documents, {}))
    void client.prefetchQuery(apiQuery(profileApi.endpoints.resumes, {}))
  }, [client, hasPortal, isWanted, jobId])
}
