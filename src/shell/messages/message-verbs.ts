// What can be done with messages, each shown before its answer is there (portal spec §4). Used by messages-panel.tsx.
import { useLingui } from '@lingui/react/macro'
import { type Message, messagesApi } from '#contract/shell/messages.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'
import { messageQueries } from './message-queries.ts'

const { markAllAsRead, remove, toggleReadStatus } = messagesApi.endpoints
const all = messageQueries.all()

export interface MessageVerbs {
  setRead(message: Message, read: boolean): void
  readAll(): void
  remove(message: Message): void
}

export function useMessageVerbs(): MessageVerbs {
  const { t } = useLingui()
  const { mutate: undo } = useUndo()
  const tell =
    (message: string) =>
    ({ changeId }: { readonly changeId: string | undefined }) =>
      showToast({ message, ...(changeId && { action: { label: t`Undo`, onAction: () => undo(changeId) } }) })
  const toggle = useApiMutation(toggleReadStatus, {
    optimistic: ({ body: { message } }) => [
      optimistic(all, (list) => list.map((one) => (one.id === message.id ? { ...one, read: message.read } : one))),
    ],
  })
  const readAll = useApiMutation(markAllAsRead, {
    optimistic: () => [optimistic(all, (list) => list.map((one) => ({ ...one, read: true, seen: true })))],
    onDone: tell(t`All messages marked as read`),
  })
  const removal = useApiMutation(remove, {
    optimistic: ({ query: { id } }) => [optimistic(all, (list) => list.filter((one) => one.id !== id))],
    onDone: tell(t`Message removed`),
  })
  return {
    setRead: ({ id }, read) => toggle.mutate({ body: { message: { id, read } } }),
    readAll: () => readAll.mutate({}),
    remove: ({ id }) => removal.mutate({ query: { id } }),
  }
}
