// Applications that wait on this device, above those that were sent. Taking one back can be undone; what was written stays as a draft. Used by
// applications-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast-store.ts'
import { jobQueries } from '../jobs/queries.ts'
import { type QueuedApplication, useQueuedApplications } from './use-queued-applications.ts'

export function QueuedRows() {
  const { t } = useLingui()
  const { list, discard } = useQueuedApplications()
  if (list.length === 0) return null
  const drop = async (id: string) => {
    const putBack = await discard(id)
    if (putBack)
      showToast({ message: t`It will not be sent.`, action: { label: t`Undo`, onAction: () => void putBack() } })
  }
  return (
    <ul aria-label={t`Waiting to be sent`}>
      {list.map((queued) => (
        <QueuedRow key={queued.id} queued={queued} onDrop={() => void drop(queued.id)} />
      ))}
    </ul>
  )
}

function QueuedRow({ queued: { jobId, at, refusal }, onDrop }: { queued: QueuedApplication; onDrop(): void }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const say = useBilingual()
  const { data: job } = useQuery(jobQueries.one(jobId))
  const name = job ? say(job.title) : jobId
  return (
    <li className="flex items-center gap-1 border-line-soft border-b pe-2">
      <Link
        to="/career/jobs/$jobId/apply"
        params={{ jobId }}
        className="flex min-h-row-two-lines min-w-0 flex-1 items-center gap-3 ps-4.5 hover:bg-surface-hover focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            <Pill tone={refusal === undefined ? 'warning' : 'danger'}>
              {refusal === undefined ? <Trans>Queued, not sent</Trans> : <Trans>Not taken</Trans>}
            </Pill>
          </span>
          <span className="block truncate text-13 text-ink-muted">
            {job?.company.name} · <Trans>Written {date(at, 'dayTime')}</Trans>
          </span>
        </span>
      </Link>
      <IconButton icon="x-mark" size="sm" label={t`Do not send the application for ${name}`} onPress={onDrop} />
    </li>
  )
}
