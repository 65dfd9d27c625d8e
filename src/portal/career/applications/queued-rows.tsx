// Applications that wait on this device, above those that were sent. Taking one back can be undone; what was written stays as a draft.
import { Trans, useLingui } from '@lingui/react/macro'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Pill } from '#ui/pill.tsx'
import { UnsentRow } from './unsent-row.tsx'
import { type QueuedApplication, useQueuedApplications } from './use-queued-applications.ts'

export function QueuedRows() {
  const { t } = useLingui()
  const { list, discard } = useQueuedApplications()
  const { run } = useAction()
  if (list.length === 0) return null
  const drop = (id: string) => {
    let putBack: (() => Promise<void>) | undefined
    return run({
      message: t`The application won’t be sent.`,
      write: async () => {
        putBack = await discard(id)
        return putBack ? undefined : null
      },
      inverse: () => putBack?.(),
    })
  }
  return (
    <ul aria-label={t`Waiting to send`}>
      {list.map((queued) => (
        <QueuedRow key={queued.id} queued={queued} onDrop={() => void drop(queued.id)} />
      ))}
    </ul>
  )
}

function QueuedRow({ queued: { jobId, at, refusal }, onDrop }: { queued: QueuedApplication; onDrop(): void }) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <UnsentRow
      jobId={jobId}
      mark={
        <Pill tone={refusal === undefined ? 'warning' : 'danger'}>
          {refusal === undefined ? <Trans>Waiting to send</Trans> : <Trans>Not sent</Trans>}
        </Pill>
      }
      since={<Trans>Written {date(at, 'dayTime')}</Trans>}
      icon="x-mark"
      dropLabel={(name) => t`Don’t send the application for ${name}`}
      onDrop={onDrop}
    />
  )
}
