// The times that an email is usually put off to, seen from now. Pure.
// @chunk mailbox-menus
import type { NamedTime } from '#kit/due/quick-times.ts'

const HOUR_MS = 3_600_000
const MORNING = 8
const EVENING = 18
const SATURDAY = 6

/** @param now ms since the epoch */
export function usualTimes(now: number): NamedTime[] {
  const morningIn = (days: number) => {
    const day = new Date(now)
    day.setDate(day.getDate() + days)
    return day.setHours(MORNING, 0, 0, 0)
  }
  const evening = new Date(now).setHours(EVENING, 0, 0, 0)
  const weekday = new Date(now).getDay()
  const times: readonly (readonly [NamedTime['id'], number])[] = [
    ['later', evening > now + HOUR_MS ? evening : now + 3 * HOUR_MS],
    ['tomorrow', morningIn(1)],
    // On a weekend, the next one.
    ['weekend', morningIn((SATURDAY - weekday + 7) % 7 || 7)],
    ['monday', morningIn((8 - weekday) % 7 || 7)],
  ]
  return times.map(([id, time]) => ({ id, time: new Date(time).toISOString() }))
}
