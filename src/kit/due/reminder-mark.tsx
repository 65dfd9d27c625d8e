// When something reminds: past ones that were not seen stand out, by a word and not by colour alone.
// @chunk screens
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

/** ms */
const MINUTE_MS = 60_000

export interface ReminderMarkProps {
  /** ISO */
  readonly at: string
  readonly isDone: boolean
}

export function ReminderMark({ at, isDone }: ReminderMarkProps) {
  const { t } = useLingui()
  const reminderText = useReminderText()(at)
  const now = useNow()
  // Now is the minute that has begun.
  const isDue = !isDone && Date.parse(at) < now + MINUTE_MS
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-12 tabular-nums',
        isDue ? 'font-medium text-warning' : 'text-ink-muted',
        isDone && 'line-through',
      )}
    >
      <Icon name="clock" size={14} />
      <time dateTime={at}>{isDue ? t`Due: ${reminderText}` : reminderText}</time>
    </span>
  )
}

/** @returns `Today, 20:00`, `Tomorrow, 16:30`, `19 Nov, 11:00` */
export function useReminderText(): (at: string) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  const now = useNow()
  return (at) => {
    const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000)
    const time = date(at, 'time')
    if (days === 0) return t`Today, ${time}`
    if (days === 1) return t`Tomorrow, ${time}`
    return date(at, 'dayTime')
  }
}
