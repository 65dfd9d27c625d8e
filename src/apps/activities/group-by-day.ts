// Activities under the day on which they happened, in the person's own time zone. Used by activities-screen.tsx.
import type { Activity } from '#contract/apps/activities.ts'

export interface Day {
  /** The first moment of the day here, in ms since the epoch. */
  readonly startsAt: number
  readonly activities: readonly Activity[]
}

/** Keeps the sequence: days as they first occur, activities as they come. */
export function groupByDay(activities: readonly Activity[]): Day[] {
  const byDay = Map.groupBy(activities, ({ date }) => new Date(date).setHours(0, 0, 0, 0))
  return [...byDay].map(([startsAt, ofDay]) => ({ startsAt, activities: ofDay }))
}
