// What is at the same time as an appointment: tasks that are due then, and other appointments. Pure.
// @chunk mail-extra
import { isWholeDay as isDueAnyTime } from '#formats/due.ts'
import type { FoundEvent } from '#formats/icalendar/read-events.ts'

export interface Busy {
  /** Which tells it from others, such as its `UID`. */
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

export const busyOfEvents = (events: readonly FoundEvent[]): Busy[] =>
  events.flatMap(({ uid, title, at, until, isWholeDay }) =>
    at === null || isWholeDay ? [] : [{ id: uid, title, at, until }],
  )
