// useUndo(): undoes a change by the id that its write answered, and refetches what it touched, here and in other tabs.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesApi } from '#contract/shell/changes.ts'
import { callForChange } from '#platform/api/call.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** The key of the mutation, by which it is told from other writes. */
export const UNDO = ['changes', 'undo'] as const

/** `mutate(changeId)`. The data is null where the change is no longer known. */
export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: UNDO,
    mutationFn: (id: string) => whileSessionLasts(() => callForChange(changesApi.endpoints.undo, { body: { id } })),
    onSuccess: ({ answer }) => {
      if (!answer) return
      for (const api of [answer.api, ...(answer.others ?? [])]) {
        tellOtherTabs(api)
        void client.invalidateQueries({ queryKey: [api] })
      }
    },
  })
}
