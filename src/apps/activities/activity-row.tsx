// One activity: its icon or picture, what happened, when, and what it is about. Used by activities-screen.tsx.
import type { Activity } from '#contract/apps/activities.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { date, relative } = useFormats()
  const { link, linkedContent, useRouter } = activity
  return (
    <li className="flex gap-3 border-line-soft border-t py-2">
      {activity.image ? (
        <Avatar name="" src={activity.image} size={32} />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-control text-ink-muted">
          <Icon name={activity.icon ?? 'clock'} size={16} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <div className="min-w-0 flex-1 py-1.5">
            <RichText html={activity.description} className="inline" />{' '}
            {linkedContent && (
              <DataLink link={link} useRouter={useRouter}>
                {linkedContent}
              </DataLink>
            )}
          </div>
          <time
            dateTime={activity.date}
            title={relative(activity.date)}
            className="text-13 text-ink-faint tabular-nums"
          >
            {date(activity.date, 'time')}
          </time>
        </div>
        {activity.extraContent && (
          <RichText
            html={activity.extraContent}
            className="mt-1 mb-1 rounded-8 bg-surface-sunken px-3 py-2 text-13 text-ink-muted"
          />
        )}
      </div>
    </li>
  )
}
