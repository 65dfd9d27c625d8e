// The days of the project: what is on today and tomorrow, when and where, and what it is about in the other apps.
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Project, ScheduleItem } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { DataLink } from '#ui/data-link.tsx'

export function ScheduleCard({ schedule: { today, tomorrow } }: { readonly schedule: Project['schedule'] }) {
  const { t } = useLingui()
  const now = useNow()
  const nextDay = new Date(now)
  nextDay.setDate(nextDay.getDate() + 1)
  return (
    <DashboardCard title={t`Schedule`}>
      <Day title={t`Today`} day={new Date(now)} items={today} now={now} />
      <Day title={t`Tomorrow`} day={nextDay} items={tomorrow} />
    </DashboardCard>
  )
}

interface DayProps {
  readonly title: string
  readonly day: Date
  readonly items: readonly ScheduleItem[]
  /** For the current day: what has passed is quieter, and labelled so. */
  readonly now?: number
}

function Day({ title, day, items, now }: DayProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const at = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return new Date(day).setHours(hours, minutes, 0, 0)
  }
  return (
    <>
      <h3 className="mt-3 text-13">
        <span className="font-medium">{title}</span> <span className="text-ink-muted">{date(day, 'weekday')}</span>
      </h3>
      {items.length === 0 && <p className="py-2 text-ink-muted">{t`Nothing planned`}</p>}
      <ul>
        {items.map((item) => {
          const isPast = now !== undefined && at(item.time) < now
          return (
            <li key={`${item.time} ${item.title}`} className="flex gap-3 border-line-soft border-t py-2 first:border-0">
              <time dateTime={item.time} className="w-12 shrink-0 text-ink-muted tabular-nums">
                {date(at(item.time), 'time')}
              </time>
              <span className={isPast ? 'min-w-0 text-ink-muted' : 'min-w-0'}>
                <DataLink link={item.link} useRouter>
                  {item.title}
                </DataLink>
                {isPast && <span className="sr-only"> {t`(past)`}</span>}
                {item.location && <span className="block text-13 text-ink-muted">{item.location}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
