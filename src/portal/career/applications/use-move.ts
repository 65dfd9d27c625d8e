// useMove(): moves an application to where its person can: withdrawn, accepted, declined. Its toast offers undo where the device's own portal answers; a
// portal's server takes nothing back.
// @chunk application-dialogs
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { useTransition } from './mutations.ts'
import { useConflict } from './use-conflict.ts'

export type OwnMove = 'withdrawn' | 'accepted' | 'declined'

export interface Moving {
  readonly id: string
  readonly version: number
}

/** @returns resolves to whether it was moved, or waits to be */
export function useMove(): (
  application: Moving,
  to: OwnMove,
  more?: { reason?: string; note?: string },
) => Promise<boolean> {
  const { t } = useLingui()
  const client = useQueryClient()
  const transition = useTransition()
  const onError = useConflict()
  const { run } = useAction()
  return ({ id, version }, to, more = {}) => {
    const messages = { withdrawn: t`Application withdrawn`, accepted: t`Offer accepted`, declined: t`Offer declined` }
    return run({
      message: messages[to],
      isPortal: true,
      write: () =>
        transition.mutateAsync({ params: { id }, body: { to, version, ...more } }).catch((error: Error) => {
          onError(error)
          throw error
        }),
      failure: null,
      onUndone: () => refetchAll(client, applicationsApi.endpoints.transition.touches),
    })
  }
}
