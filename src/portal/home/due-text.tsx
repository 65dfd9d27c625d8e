// When a task is due, in words and with the tone that goes with it.
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { startOfDay } from './due-groups.ts'

export interface DueTextProps {
  readonly dueDate: string
  /** ms since the epoch */
  readonly now: number
  readonly className?: string
}

export function DueText({ dueDate, now, className }: DueTextProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const due = Date.parse(dueDate)
  const isLate = due < now
  const isToday = due >= startOfDay(now, 0) && due < startOfDay(now, 1)
  const time = date(due, 'time')
  const words = isToday
    ? isWholeDay(due)
      ? t`Today`
      : t`Today, ${time}`
    : isYesterday(due, now)
      ? t`Yesterday`
      : isTomorrow(due, now)
        ? t`Tomorrow`
        : date(due, 'day')
  return (
    <time
      dateTime={dueDate}
      className={cx('tabular-nums', isLate ? 'text-danger' : isToday ? 'text-warning' : 'text-ink-muted', className)}
    >
      {words}
      {isLate && <span className="sr-only"> {t`(overdue)`}</span>}
    </time>
  )
}

const isYesterday = (due: number, now: number) => due >= startOfDay(now, -1) && due < startOfDay(now, 0)
const isTomorrow = (due: number, now: number) => due >= startOfDay(now, 1) && due < startOfDay(now, 2)

/** A date without a time of day is the last second of its day. */
const isWholeDay = (due: number): boolean => startOfDay(due, 1) - due <= 1000
