// A moment of the samples, as people state it: so many days ago at such a time of day, or so many months ago.

/** A time of day in the person's own zone. @param now ms since the epoch */
export function localTime(now: number, days: number, hours: number, minutes: number): number {
  const date = new Date(now)
  date.setDate(date.getDate() - days)
  return date.setHours(hours, minutes, 0, 0)
}

/** What says “tonight” is of today, and as early as that where it would be of yesterday. @param at and @param now ms since the epoch */
export const ofToday = (at: number, now: number): number => Math.max(at, Math.min(localTime(now, 0, 0, 1), now))

/** On the same day so many months earlier, or on the last that the month has. @param at ms since the epoch */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0))
  const back = date.getUTCDate() - Math.min(date.getUTCDate(), last.getUTCDate())
  return date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() - back)
}

/** When a month began: that of a moment, or so many before it. */
export function monthStart(at: number, before = 0): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - before, 1)
}
