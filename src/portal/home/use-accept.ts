// Accepting an interview's time from home: the action goes at once; a failure is reported, and it comes back.
import { useLingui } from '@lingui/react/macro'
import { applicationsApi } from '#contract/portal/applications.ts'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { isQueued, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { showToast } from '#ui/toast-store.ts'
import { careerQueries } from './career-queries.ts'

export interface Acceptance {
  readonly applicationId: string
  readonly interviewId: string
  /** ISO */
  readonly slot: string
  /** The slot as it was shown. */
  readonly when: string
}

export function useAccept(): { accept(acceptance: Acceptance): Promise<void>; readonly isPending: boolean } {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useApiMutation(applicationsApi.endpoints.respond, {
    optimistic: ({ params }) => [
      optimistic(careerQueries.home(), (home) => ({
        ...home,
        next: home.next.filter(({ kind, applicationId }) => kind !== 'answerInterview' || applicationId !== params.id),
      })),
    ],
  })
  return {
    isPending,
    // The card that this was pressed in is gone by the time of the answer.
    accept: ({ applicationId, interviewId, slot, when }) =>
      mutateAsync({ params: { id: applicationId, iid: interviewId }, body: { response: 'accept', slot } }).then(
        ({ answer }) => {
          if (!isQueued(answer)) showToast({ kind: 'success', message: t`Accepted: ${when}` })
        },
        async (error) => {
          const hasMoved = error instanceof ApiError && error.status === 409
          showToast({
            kind: 'error',
            message: hasMoved
              ? t`The employer has updated this application, so your change wasn’t made.`
              : await failureOf(error, t`Couldn’t save.`),
          })
        },
      ),
  }
}
