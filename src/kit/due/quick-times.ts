// The times that something is usually put off to, seen from now. Pure.
// @chunk due

export interface QuickTime {
  readonly id: 'later' | 'tomorrow' | 'weekend' | 'monday'
  /** ISO */
  readonly time: string
}

const HOUR_MS = 3_600_000
const MORNING = 9
const EVENING = 18
const SATURDAY = 6
const MONDAY = 1

/**
 * `later` is this evening, or in two hours where that is past, and left out where the day ends before. On a Monday the next one is meant. A weekend that has
 * begun is none to wait for, and no time is there twice: on a Sunday, Monday is tomorrow.
 */
export function quickTimes(now: number): QuickTime[] {
  const today = new Date(now)
  const morningIn = (days: number) => {
    const day = new Date(now)
    day.setDate(day.getDate() + days)
    return new Date(day.setHours(MORNING, 0, 0, 0))
  }
  const isWeekend = today.getDay() % SATURDAY === 0
  const until = (weekday: number) => (weekday - today.getDay() + 7) % 7 || 7
  const evening = new Date(now).setHours(EVENING, 0, 0, 0)
  const later = new Date(evening > now + HOUR_MS ? evening : new Date(now + 2 * HOUR_MS).setMinutes(0, 0, 0))
  const times: readonly (readonly [QuickTime['id'], Date])[] = [
    ...(later.getDate() === today.getDate() ? ([['later', later]] as const) : []),
    ['tomorrow', morningIn(1)],
    ...(isWeekend ? [] : ([['weekend', morningIn(until(SATURDAY))]] as const)),
    ['monday', morningIn(until(MONDAY))],
  ]
  const named = times.map(([id, time]) => ({ id, time: time.toISOString() }))
  return named.filter(({ time }, index) => named.findIndex((other) => other.time === time) === index)
}
