// One activity: its icon or picture, what happened, when, and what it is about.
import type { Activity } from '#contract/apps/activities.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { EntrySubject } from './entry-item.tsx'
import { EntryIcon, EntryTime } from './entry-parts.tsx'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { link, linkedContent, useRouter } = activity
  return (
    <>
      {activity.image ? (
        <Avatar name="" src={activity.image} size={32} />
      ) : (
        <EntryIcon name={activity.icon ?? 'clock'} />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">
            <RichText html={activity.description} className="inline" />{' '}
            {linkedContent && (
              <EntrySubject>
                <DataLink link={link} useRouter={useRouter}>
                  {linkedContent}
                </DataLink>
              </EntrySubject>
            )}
          </div>
          <EntryTime date={activity.date} />
        </div>
        {activity.extraContent && (
          <RichText
            html={activity.extraContent}
            className="mt-1 mb-1 rounded-8 bg-surface-sunken px-3 py-2 text-13 text-ink-muted"
          />
        )}
      </div>
    </>
  )
}
