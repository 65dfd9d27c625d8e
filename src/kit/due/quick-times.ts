// The times that something is usually put off to, seen from now. Pure.
// @chunk due

/** A usual time by its name. */
export interface NamedTime {
  readonly id: 'later' | 'tomorrow' | 'weekend' | 'monday'
  /** ISO */
  readonly time: string
}

const QUICK_TIMES = ['later', 'tomorrow', 'monday'] as const
type QuickTime = (typeof QUICK_TIMES)[number]

const HOUR_MS = 3_600_000
const EVENING = 18
const MORNING = 9

/** @param now ms since the epoch @returns ISO. `later`: this evening, or in two hours where that is past */
export function quickTime(pick: QuickTime, now: number): string {
  const day = new Date(now)
  if (pick === 'later') {
    const evening = new Date(now).setHours(EVENING, 0, 0, 0)
    return new Date(evening > now + HOUR_MS ? evening : new Date(now + 2 * HOUR_MS).setMinutes(0, 0, 0)).toISOString()
  }
  const days = pick === 'tomorrow' ? 1 : (8 - day.getDay()) % 7 || 7
  day.setDate(day.getDate() + days)
  return new Date(day.setHours(MORNING, 0, 0, 0)).toISOString()
}

/** Those of a reminder. @param now ms since the epoch */
export const quickTimes = (now: number): NamedTime[] => QUICK_TIMES.map((id) => ({ id, time: quickTime(id, now) }))
