// Accepting an interview's time from home: the action goes at once; what went wrong is said, and it comes back.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#contract/portal/applications.ts'
import { ApiError } from '#platform/api/errors.ts'
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
  const client = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation(applicationsApi.endpoints.respond, {
    optimistic: ({ params }) => [
      optimistic(careerQueries.home(), (home) => ({
        ...home,
        next: home.next.filter(({ kind, applicationId }) => kind !== 'answerInterview' || applicationId !== params.id),
      })),
    ],
  })
  // Home is of several domains: it follows where one of them changes.
  const follow = () => client.invalidateQueries({ queryKey: careerQueries.home().queryKey })
  return {
    isPending,
    // The card that this was pressed in is gone by the time of the answer.
    accept: ({ applicationId, interviewId, slot, when }) =>
      mutateAsync({ params: { id: applicationId, iid: interviewId }, body: { response: 'accept', slot } }).then(
        ({ answer }) => {
          if (isQueued(answer)) return
          showToast({ kind: 'success', message: t`Accepted: ${when}` })
          void follow()
        },
        (error) => {
          const hasMoved = error instanceof ApiError && error.status === 409
          showToast({
            kind: 'error',
            message: hasMoved
              ? t`The employer has moved this application on meanwhile. It is shown as it is now; nothing was changed.`
              : t`This could not be saved. Try again.`,
          })
          void follow()
        },
      ),
  }
}
