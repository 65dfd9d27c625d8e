// A moment of the samples, told as people tell it: so many days ago, at such a time of day.

/** A time of day in the person's own zone. @param now ms since the epoch */
export function localTime(now: number, days: number, hours: number, minutes: number): number {
  const date = new Date(now)
  date.setDate(date.getDate() - days)
  return date.setHours(hours, minutes, 0, 0)
}
