// What every entry of the feed shows alike: its icon, and when it happened.
import { useFormats } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'

export const EntryIcon = ({ name }: { name: string }) => (
  <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-control text-ink-muted">
    <Icon name={name} size={16} />
  </span>
)

export function EntryTime({ date: at }: { date: string }) {
  const { date, ago } = useFormats()
  return (
    <time dateTime={at} title={ago(at)} className="text-13 text-ink-faint tabular-nums">
      {date(at, 'time')}
    </time>
  )
}
