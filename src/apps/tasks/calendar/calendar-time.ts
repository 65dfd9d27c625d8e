// The instant that a DUE means: a date, a time in UTC, in a named zone, in a zone that the file defines, or of no zone. Used by calendar-to-tasks.ts.
import ICAL from 'ical.js'
import { endOfDay } from '../due.ts'

/** @returns ISO instant; @throws where it is no time */
export type TimeReader = (property: ICAL.Property) => string

/** @param zones VTIMEZONE blocks of the file */
export function createTimeReader(zones: readonly string[]): TimeReader {
  const defined = new Map(zones.flatMap((block) => zoneOf(block)))
  return (property) => {
    const [, , , written] = property.toJSON()
    const time = property.getFirstValue()
    if (!(time instanceof ICAL.Time)) throw new TypeError('DUE is no time')
    const instant = instantOf(time, property.getFirstParameter('tzid'), defined)
    if (!isAsWritten(time, String(written)) || Number.isNaN(instant.getTime()))
      throw new RangeError('DUE is no day of the calendar')
    return instant.toISOString()
  }
}

function zoneOf(block: string): [string, ICAL.Timezone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)))
    return [[zone.tzid, zone]]
  } catch {
    // Times in it are read as local ones.
    return []
  }
}

function instantOf(time: ICAL.Time, zoneName: string | undefined, defined: ReadonlyMap<string, ICAL.Timezone>): Date {
  const { year, month, day, hour, minute, second } = time
  const local = new Date(year, month - 1, day, hour, minute, second)
  if (time.isDate) return endOfDay(local)
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate()
  if (zoneName === undefined) return local
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const known = atWall(wall, zoneName)
  if (known) return known
  const zone = defined.get(zoneName)
  if (!zone) return local
  const zoned = time.clone()
  zoned.zone = zone
  return zoned.toJSDate()
}

/** 31 February is read as 3 March; it is no date. */
function isAsWritten({ year, month, day }: ICAL.Time, written: string): boolean {
  const [writtenYear, writtenMonth, writtenDay] = written.slice(0, 10).split('-').map(Number)
  return year === writtenYear && month === writtenMonth && day === writtenDay
}

/** The instant at which the clocks of a zone show this. Null where the zone is unknown. */
function atWall(wall: number, timeZone: string): Date | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, ...PARTS, hourCycle: 'h23' })
    const offsetAt = (at: number) => shown(format, at) - at
    const guess = wall - offsetAt(wall)
    // Near a change of the clocks the first guess may use the offset of the other side.
    return new Date(wall - offsetAt(guess))
  } catch {
    return null
  }
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

function shown(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
