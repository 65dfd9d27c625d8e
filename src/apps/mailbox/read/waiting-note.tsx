// Says when an email of the outbox is sent, and offers to send it now, to change it, or not to send it.
// @chunk mailbox
import { Trans, useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useSend, useUnschedule } from '../mutations.ts'

export interface WaitingNoteProps {
  readonly mail: Mail
  readonly sendAt: string
}

export function WaitingNote({ mail: { id }, sendAt }: WaitingNoteProps) {
  const { t } = useLingui()
  const { open, reopen } = useMailbox()
  const { date } = useFormats()
  const { run } = useAction()
  const { mutateAsync: unschedule } = useUnschedule()
  const { mutateAsync: send } = useSend()
  const isOnline = useOnline()
  const isDue = Date.parse(sendAt) <= useNow()
  const time = date(sendAt, 'dayTime')
  const cancel = async (isEdited: boolean) => {
    const isDone = await run({
      message: t`Sending cancelled. The email is in Drafts.`,
      write: () => unschedule({ query: { id } }),
    })
    if (!isDone) return
    if (isEdited) reopen(id)
    else open(undefined)
  }
  const sendNow = async () => {
    const isDone = await run({ message: t`Email sent (simulated)`, write: () => send({ body: { id } }) })
    if (isDone) open(undefined)
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 rounded-8 bg-surface-sunken px-4 py-3 text-13">
      <Icon name="clock" size={16} />
      <span className="min-w-40 flex-1">
        {isDue && !isOnline ? (
          <Trans>You’re offline. We’ll send this when you reconnect.</Trans>
        ) : (
          <Trans>This email will be sent on {time}.</Trans>
        )}
      </span>
      {isOnline && (
        <Button size="sm" onPress={sendNow}>
          <Trans>Send now</Trans>
        </Button>
      )}
      <Button size="sm" onPress={() => cancel(true)}>
        <Trans>Edit</Trans>
      </Button>
      <Button size="sm" onPress={() => cancel(false)}>
        <Trans>Cancel sending</Trans>
      </Button>
    </div>
  )
}
