// What can be done with messages, each shown before its answer is there (portal spec §4).
import { useLingui } from '@lingui/react/macro'
import { type Message, messagesApi } from '#contract/shell/messages.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { optimistic, optimisticPatch, optimisticRemoval, useApiMutation } from '#platform/query/api-mutation.ts'
import { messageQueries } from './message-queries.ts'

const { markAllAsRead, remove, toggleReadStatus } = messagesApi.endpoints
const all = messageQueries.all()

export interface MessageActions {
  setRead(message: Message, read: boolean): void
  readAll(): void
  remove(message: Message): void
}

export function useMessageActions(): MessageActions {
  const { t } = useLingui()
  const { run } = useAction()
  const toggle = useApiMutation(toggleReadStatus, {
    optimistic: ({ body: { message } }) => [optimisticPatch(all, message.id, { read: message.read })],
  })
  const readAll = useApiMutation(markAllAsRead, {
    optimistic: () => [optimistic(all, (list) => list.map((one) => ({ ...one, read: true, seen: true })))],
  })
  const removal = useApiMutation(remove, {
    optimistic: ({ query: { id } }) => [optimisticRemoval(all, id)],
  })
  return {
    setRead: ({ id }, read) => toggle.mutate({ body: { message: { id, read } } }),
    // A refusal puts it back, and has been reported.
    readAll: () =>
      void run({
        message: t`All messages marked as read`,
        write: () => readAll.mutateAsync({}),
        isPortal: true,
        failure: null,
      }),
    remove: ({ id }) =>
      void run({
        message: t`Message removed`,
        write: () => removal.mutateAsync({ query: { id } }),
        isPortal: true,
        failure: null,
      }),
  }
}
