// Announces messages whose reminder falls due on every screen: the route names this as its watcher.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useReminders } from '#kit/due/use-reminders.ts'
import { chatHref } from './chat-context.ts'
import { useDropReminder } from './mutations.ts'
import { chatQueries } from './queries.ts'

/** Characters of a message that tell which it is. */
const SHOWN = 80

export function Watcher() {
  const { t } = useLingui()
  const { mutateAsync: drop } = useDropReminder()
  // All that are set come, due or not: the same answer read again, some are due that were not.
  const { data, dataUpdatedAt, refetch } = useQuery(chatQueries.reminders())
  const due = useMemo(
    () =>
      data?.flatMap(({ id, chatId, value, attachments, remindAt }) =>
        remindAt !== null && Date.parse(remindAt) <= dataUpdatedAt
          ? [
              {
                id,
                reminder: remindAt,
                name: value.slice(0, SHOWN) || attachments[0]?.name || t`Message`,
                address: chatHref(chatId, id),
              },
            ]
          : [],
      ),
    [data, dataUpdatedAt, t],
  )
  const next = data?.find(({ remindAt }) => remindAt !== null && Date.parse(remindAt) > dataUpdatedAt)?.remindAt
  useReminders({
    app: 'chat',
    due,
    next: next ?? null,
    listAddress: '/apps/chat',
    onRefresh: () => void refetch(),
    onDone: async (ids) => {
      for (const messageId of ids) await drop({ query: { messageId } })
    },
  })
  return null
}
