// What is at the same time as an appointment: tasks that are due then, and other appointments. Pure.
// @chunk mail-extra
import { isWholeDay as isDueAnyTime } from '#formats/due.ts'
import type { FoundEvent } from '#formats/icalendar/read-events.ts'

export interface Busy {
  /** Distinguishes it from others, such as its `UID`. */
  readonly id: string
  readonly title: string
  /** ISO */
  readonly at: string
  /** ISO; null: a moment. */
  readonly until: string | null
}

type Appointment = Pick<FoundEvent, 'uid' | 'at' | 'until' | 'isWholeDay'>

/**
 * The titles of what is at the same time, each once. Whole days clash with nothing: they are no time. One that ends when another begins does not clash.
 */
export function clashesWith({ uid, at, until, isWholeDay }: Appointment, busy: readonly Busy[]): string[] {
  if (at === null || isWholeDay) return []
  const [from, to] = span(at, until)
  const meeting = busy.filter((other) => {
    if (other.id === uid || (other.until === null && isDueAnyTime(new Date(other.at)))) return false
    const [otherFrom, otherTo] = span(other.at, other.until)
    return from < otherTo && otherFrom < to
  })
  return [...new Set(meeting.map(({ title }) => title))]
}

/** In ms since the epoch; a moment takes one. */
function span(at: string, until: string | null): [number, number] {
  const from = Date.parse(at)
  return [from, Math.max(from + 1, until === null ? 0 : Date.parse(until))]
}

/** From the first moment of appointments to the last one of them. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** Null where none of them has a time of day. */
export function spanOf(events: readonly Pick<FoundEvent, 'at' | 'until' | 'isWholeDay'>[]): Span | null {
  const moments = events
    .flatMap(({ at, until, isWholeDay }) => (at === null || isWholeDay ? [] : span(at, until)))
    .sort((a, b) => a - b)
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return null
  return { from: new Date(first).toISOString(), to: new Date(last).toISOString() }
}

export const busyOfEvents = (events: readonly FoundEvent[]): Busy[] =>
  events.flatMap(({ uid, title, at, until, isWholeDay }) =>
    at === null || isWholeDay ? [] : [{ id: uid, title, at, until }],
  )
