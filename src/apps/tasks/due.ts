// Which filter a due date falls under. Pure; times are local.
// @chunk tasks
import { daysFrom } from '#formats/due.ts'
import type { DueFilter } from './due-filters.ts'

/** `now` is what is late and what is due today; `week` is today and the six days after it. */
export function isDue(due: string | null, filter: DueFilter, now: number): boolean {
  if (due === null) return filter === 'none'
  const date = new Date(due)
  const days = daysFrom(now, date)
  switch (filter) {
    case 'overdue':
      return date.getTime() < now
    case 'now':
      return days <= 0
    case 'today':
      return days === 0
    case 'week':
      return days >= 0 && days < 7
    case 'none':
      return false
  }
}
