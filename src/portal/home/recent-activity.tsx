// 'Recent activity': the last things that happened, from the activity feed.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Activity } from '#contract/apps/activities.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { DataLink } from '#ui/data-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { plainText } from '#ui/plain-text.ts'
import { Card } from './card.tsx'

export interface RecentActivityProps {
  readonly activities: readonly Activity[]
  /** ms since the epoch */
  readonly now: number
  readonly className?: string
}

export function RecentActivity({ activities, now, className }: RecentActivityProps) {
  const { t } = useLingui()
  const all = (
    <Link to="/pages/activities" className={linkClass}>
      <Trans>All activity</Trans>
    </Link>
  )
  return (
    <Card title={t`Recent activity`} action={all} className={className}>
      {activities.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted md:px-5">{t`No activity yet.`}</p>
      ) : (
        <ul>
          {activities.map((activity) => (
            <Row key={activity.id} activity={activity} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ activity, now }: { activity: Activity; now: number }) {
  const { ago } = useFormats()
  return (
    <li className="flex gap-3 max-md:nth-[n+4]:hidden border-line-soft border-t px-4 py-2.5 text-13 md:px-5">
      <Icon name={activity.icon ?? 'clock'} size={16} className="mt-0.5 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-muted wrap-anywhere">
          {plainText(activity.description)}{' '}
          {activity.linkedContent && (
            <DataLink link={activity.link} useRouter={activity.useRouter} className="text-ink">
              {activity.linkedContent}
            </DataLink>
          )}
        </p>
        <time dateTime={activity.date} className="text-12 text-ink-faint">
          {ago(activity.date, now)}
        </time>
      </div>
    </li>
  )
}
