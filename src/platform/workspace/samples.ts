// Whether the workspace has sample content, and bringing it in or taking it away.
// @chunk signed-in
import { useQueryClient } from '@tanstack/react-query'
import { type SamplesReport, samplesApi } from '#contract/shell/samples.ts'
import { callForChange } from '#platform/api/call.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'

const { sampleContent, samples } = samplesApi.endpoints

export const sampleQueries = { content: () => apiQuery(sampleContent, {}) }

export interface SamplesChanged extends SamplesReport {
  readonly changeId: string | undefined
}

/** Brings the samples in, or takes them away; afterwards everything of the workspace is read again, here and in other tabs. */
export function useSamples(): (wanted: boolean) => Promise<SamplesChanged> {
  const client = useQueryClient()
  return (wanted) =>
    whileSessionLasts(async () => {
      const { answer, changeId } = await callForChange(samples, { body: { wanted } })
      refetchWorkspace(client)
      return { ...answer, changeId }
    })
}

/** All that is answered on this device, which such a change may touch. */
export function refetchWorkspace(client: ReturnType<typeof useQueryClient>): void {
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]))
  refetchAll(client, ['workspace', 'changes', ...keys])
}
