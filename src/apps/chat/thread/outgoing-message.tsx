// A message on its way: that it waits, is being sent, or was not sent and why, with the ways on.
// @chunk chat
import { Trans, useLingui } from '@lingui/react/macro'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { dropOutgoing, isFailed, type Outgoing } from '../outgoing.ts'
import { Quote } from './message-article.tsx'
import { MessageText } from './message-text.tsx'

export interface OutgoingMessageProps {
  readonly outgoing: Outgoing
  readonly name: string
  readonly meId: string
  readonly onRetry: (key: string) => void
  /** Before those that it waits for. */
  readonly onSendNow: (key: string) => void
  /** It goes back to where one writes. */
  readonly onTakeBack: (key: string) => void
}

export function OutgoingMessage({ outgoing, name, meId, onRetry, onSendNow, onTakeBack }: OutgoingMessageProps) {
  const { t } = useLingui()
  const bytes = useByteFormat()
  const { value, replyTo, files, status } = outgoing
  const hasFailed = isFailed(outgoing)
  const why = {
    queued: t`Waiting to send`,
    sending: t`Sending`,
    full: t`Not sent: this device is out of space. Free up some space, then try again.`,
    gone: t`Not sent: this chat no longer exists.`,
    failed: t`Not sent.`,
  }[status]
  return (
    <div className="flex flex-col items-end px-4 pt-3 md:px-6" data-outgoing={status}>
      <div
        className={cx(
          'max-w-[min(36rem,85%)] rounded-12 border px-3 py-1.5',
          hasFailed ? 'border-danger bg-danger-tint' : 'border-accent-line bg-accent-tint',
        )}
      >
        {replyTo && <Quote quote={replyTo} name={name} meId={meId} />}
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
          <p key={index} className="flex items-center gap-2">
            <Icon name="paper-clip" className="text-ink-muted" />
            <span className="truncate font-medium">{file.name}</span>
            <span className="whitespace-nowrap text-12 text-ink-muted tabular-nums">{bytes(file.size)}</span>
          </p>
        ))}
        <p className="wrap-anywhere whitespace-pre-wrap">
          <MessageText text={value} />
        </p>
      </div>
      <p
        role={hasFailed ? 'alert' : undefined}
        className={cx('mt-0.5 flex flex-wrap items-center gap-1 text-12', hasFailed ? 'text-danger' : 'text-ink-muted')}
      >
        <Icon name={hasFailed ? 'exclamation-circle' : 'clock'} size={14} />
        {why}
        <Ways outgoing={outgoing} onRetry={onRetry} onSendNow={onSendNow} onTakeBack={onTakeBack} />
      </p>
    </div>
  )
}

type WaysProps = Pick<OutgoingMessageProps, 'outgoing' | 'onRetry' | 'onSendNow' | 'onTakeBack'>

function Ways({ outgoing, onRetry, onSendNow, onTakeBack }: WaysProps) {
  const { key, status } = outgoing
  const hasFailed = isFailed(outgoing)
  return (
    <>
      {hasFailed && status !== 'gone' && (
        <Button size="sm" variant="quiet" onPress={() => onRetry(key)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {status === 'queued' && (
        <Button size="sm" variant="quiet" onPress={() => onSendNow(key)}>
          <Trans>Send now</Trans>
        </Button>
      )}
      {status !== 'sending' && (
        <>
          <Button size="sm" variant="quiet" onPress={() => onTakeBack(key)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" onPress={() => dropOutgoing(key)}>
            {hasFailed ? <Trans>Discard</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </>
      )}
    </>
  )
}
