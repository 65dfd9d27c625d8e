// What the groups of rows are called that no section heads: what was done today, what is late, and days. Used by section-row.tsx.
import { useLingui } from '@lingui/react/macro'
import { daysFrom } from '#formats/due.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { DONE_TODAY, OVERDUE } from '../rows.ts'

/** @param now ms since the epoch @returns the name of a group by its key */
export function useGroupNames(now: number): (key: string) => string {
  const { t } = useLingui()
  const formats = useFormats()
  return (key) => {
    if (key === DONE_TODAY) return t`Done today`
    if (key === OVERDUE) return t`Overdue`
    const day = new Date(`${key}T12:00`)
    const weekday = formats.date(day, 'day')
    const days = daysFrom(now, day)
    if (days === 0) return t`Today · ${weekday}`
    return days === 1 ? t`Tomorrow · ${weekday}` : weekday
  }
}
