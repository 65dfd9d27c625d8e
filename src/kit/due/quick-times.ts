// The times that a reminder is usually for, seen from now. Pure.
// @chunk due

export const QUICK_TIMES = ['later', 'tomorrow', 'monday'] as const
export type QuickTime = (typeof QUICK_TIMES)[number]

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
