// The instant that a date of a calendar means: a day, a time in UTC, in a named zone, in a zone that the file defines, or of no zone.
// @offline later
import ICAL from 'ical.js'
import { endOfDay } from '../due.ts'
import { isoInstant } from '../iso-day.ts'

export interface ReadTime {
  /** ISO */
  readonly instant: string
  /** Its zone is neither known nor defined in the file: it was read as a local time. */
  readonly isUnknownZone: boolean
}

/** @throws where it is no time */
export type TimeReader = (property: ICAL.Property) => ReadTime

/** @param zones VTIMEZONE blocks of the file */
export function createTimeReader(zones: readonly string[]): TimeReader {
  const defined = new Map(quickZones(zones).flatMap((block) => zoneOf(block)))
  return (property) => {
    const [, , , written] = property.toJSON()
    const time = property.getFirstValue()
    if (!(time instanceof ICAL.Time)) throw new TypeError('no time')
    const local = localOf(time)
    const instant = instantOf(time, property.getFirstParameter('tzid'), defined)
    const meant = isoInstant((instant ?? local).getTime())
    if (!isAsWritten(time, String(written)) || meant === undefined) throw new RangeError('no day of the calendar')
    return { instant: meant, isUnknownZone: instant === undefined }
  }
}

/** The parts of a rule by which clocks change: on a day of a month, each year. Changes by the second would be counted one by one up to the day asked for. */
const RULE_PART =
  /^(FREQ=YEARLY|(INTERVAL|COUNT|BYMONTH)=\d{1,3}|UNTIL=[\dTZ]{1,16}|WKST=[A-Z]{2}|BYDAY=[+-]?[1-5]?[A-Z]{2}|BYMONTHDAY=[-\d,]{1,40})$/i
/** In all zones of a file together: two a zone are usual, and each takes its time. */
const MOST_RULES = 20
/** Some programs let their zones begin in 1601; every year since the beginning is one more change. */
const BEFORE_1600 = /^(0|1[0-5])/

/** Those whose changes can be told quickly. Times in others are read as local ones. */
function quickZones(blocks: readonly string[]): string[] {
  let left = MOST_RULES
  return blocks.filter((block) => {
    const lines = block.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
    const valuesOf = (name: string) =>
      lines
        .filter((line) => line.toUpperCase().startsWith(name))
        .map((line) => line.slice(line.indexOf(':') + 1).trim())
    const rules = valuesOf('RRULE').map((rule) => rule.split(';'))
    left -= rules.length
    if (left < 0 || valuesOf('DTSTART').some((start) => BEFORE_1600.test(start))) return false
    return rules.every((parts) => isYearly(parts) && parts.every((part) => RULE_PART.test(part)))
  })
}

/** Once a year: a week's day needs its month. */
const isYearly = (parts: readonly string[]): boolean =>
  parts.some((part) => /^BYMONTH=/i.test(part)) || parts.length === 1

function zoneOf(block: string): [string, ICAL.Timezone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)))
    return [[zone.tzid, zone]]
  } catch {
    // Times in it are read as local ones.
    return []
  }
}

const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Date =>
  new Date(year, month - 1, day, hour, minute, second)

/** Undefined where the zone is unknown. */
function instantOf(
  time: ICAL.Time,
  zoneName: string | undefined,
  defined: ReadonlyMap<string, ICAL.Timezone>,
): Date | undefined {
  const { year, month, day, hour, minute, second } = time
  if (time.isDate) return endOfDay(localOf(time))
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate()
  if (zoneName === undefined) return localOf(time)
  const known = atWall(Date.UTC(year, month - 1, day, hour, minute, second), zoneName.replace(LONG_NAME, ''))
  if (known) return known
  const zone = defined.get(zoneName)
  if (!zone) return undefined
  const zoned = time.clone()
  zoned.zone = zone
  return zoned.toJSDate()
}

/** `/mozilla.org/20050126_1/Europe/Paris`: a register and its edition before the name. */
const LONG_NAME = /^\/[^/]+\/(?:\d[^/]*\/)?/

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
