// The applications that wait on this device to be sent, or that the portal did not take.
// @chunk applications
import type { NewApplication } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import type { OutboxRow } from '#platform/offline/outbox-rows.ts'
import { useWaitingWrites } from '#platform/offline/use-waiting-writes.ts'

export interface QueuedApplication {
  readonly id: string
  readonly jobId: string
  /** ms since the epoch */
  readonly at: number
  /** The portal's message, where it was not taken. */
  readonly refusal: string | undefined
}

export interface QueuedApplications {
  readonly list: readonly QueuedApplication[]
  /** Takes it out of what is sent. @returns the way to put it back */
  discard(id: string): Promise<(() => Promise<void>) | undefined>
}

export function useQueuedApplications(): QueuedApplications {
  const { rows, discard, putBack } = useWaitingWrites(applicationsApi.endpoints.apply)
  return {
    list: rows.map(toQueued),
    async discard(id) {
      const row = await discard(id)
      return row && (() => putBack(row))
    },
  }
}

const toQueued = ({ id, at, body, state, problem }: OutboxRow): QueuedApplication => ({
  id,
  jobId: (body as NewApplication).jobId,
  at,
  refusal: state === 'needs-you' ? (problem?.message ?? '') : undefined,
})
