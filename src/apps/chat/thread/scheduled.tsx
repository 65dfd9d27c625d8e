// Messages of the open chat that wait for their time, after all others.
// @chunk chat
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useChat } from '../chat-context.ts'
import { chatQueries } from '../queries.ts'
import { MessageText } from './message-text.tsx'

export function Scheduled({ chatId }: { readonly chatId: string }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { actions } = useChat()
  const { data = [] } = useQuery(chatQueries.scheduled())
  return data
    .filter((message) => message.chatId === chatId)
    .map(({ id, value, createdAt }) => {
      const at = date(createdAt, 'dayTime')
      return (
        <div key={id} className="flex flex-col items-end px-4 pt-3 md:px-6">
          <p className="wrap-anywhere max-w-[min(36rem,85%)] whitespace-pre-wrap rounded-12 border border-accent-line border-dashed bg-accent-tint px-3 py-1.5">
            <MessageText text={value} />
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-1 text-12 text-ink-muted">
            <Icon name="clock" size={14} />
            {t`Will be sent on ${at}`}
            <Button size="sm" variant="quiet" onPress={() => actions.sendNow(id)}>
              <Trans>Send now</Trans>
            </Button>
            <Button size="sm" variant="quiet" onPress={() => actions.removeMessages([id])}>
              <Trans>Delete</Trans>
            </Button>
          </p>
        </div>
      )
    })
}
