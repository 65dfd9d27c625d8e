// One activity: its icon or picture, what happened, when, and what it is about. Used by activities-screen.tsx.
import { Link } from '@tanstack/react-router'
import type { Activity } from '#contract/apps/activities.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SafeLink } from '#ui/safe-link.tsx'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { date, relative } = useFormats()
  return (
    <li className="flex gap-3 border-line-soft border-t py-3">
      {activity.image ? (
        <Avatar name="" src={activity.image} size={32} />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-control text-ink-muted">
          <Icon name={activity.icon ?? 'clock'} size={16} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <RichText html={activity.description} className="text-ink" />
        <p className="flex flex-wrap gap-x-2 text-13 text-ink-muted">
          <Target activity={activity} />
          <time dateTime={activity.date} title={relative(activity.date)} className="text-ink-faint tabular-nums">
            {date(activity.date, 'time')}
          </time>
        </p>
        {activity.extraContent && (
          <RichText html={activity.extraContent} className="mt-2 rounded-8 bg-surface-sunken px-3 py-2 text-13 text-ink-muted" />
        )}
      </div>
    </li>
  )
}

/** Inside the app by the router, elsewhere in a new tab, and never to an address that is no page. */
function Target({ activity: { link, linkedContent, useRouter } }: { activity: Activity }) {
  if (!linkedContent) return null
  if (!link) return <span>{linkedContent}</span>
  if (!useRouter) return <SafeLink href={link}>{linkedContent}</SafeLink>
  return (
    <Link to={link} className={linkClass}>
      {linkedContent}
    </Link>
  )
}
