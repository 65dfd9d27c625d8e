// What the groups of rows are called that no section heads: lists, what was done today, what is late, and days. Used by section-row.tsx.
import { useLingui } from '@lingui/react/macro'
import { daysFrom } from '#formats/due.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { DONE_TODAY, OVERDUE } from '../rows.ts'
import { INBOX } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'

/** @param now ms since the epoch @returns the name of a group by its key */
export function useGroupNames(now: number): (key: string) => string {
  const { t } = useLingui()
  const formats = useFormats()
  const { lists } = useTasks()
  return (key) => {
    if (key === DONE_TODAY) return t`Done today`
    if (key === OVERDUE) return t`Overdue`
    if (key === INBOX) return t`Tasks`
    const list = lists.find(({ id }) => id === key)
    if (list) return list.title
    const day = new Date(`${key}T12:00`)
    const weekday = formats.date(day, 'day')
    const days = daysFrom(now, day)
    if (days === 0) return t`Today · ${weekday}`
    return days === 1 ? t`Tomorrow · ${weekday}` : weekday
  }
}
