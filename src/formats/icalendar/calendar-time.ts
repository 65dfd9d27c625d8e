// The instant that a date of a calendar means: a day, a time in UTC, in a named zone, in a zone that the file defines, or of no zone.
// @offline later
import ICAL from 'ical.js'
import { endOfDay } from '../due.ts'
import { isoInstant } from '../iso-day.ts'
import { windowsZone } from './windows-zones.ts'

export interface ReadTime {
  /** ISO */
  readonly instant: string
  /** Its zone is neither known nor defined in the file: it was read as a local time. */
  readonly isUnknownZone: boolean
}

/** @throws where it is no time */
export type TimeReader = (property: ICAL.Property) => ReadTime

/**
 * @param zones VTIMEZONE blocks of the file
 * @param own the zone that the file names for times without one, X-WR-TIMEZONE
 */
export function createTimeReader(zones: readonly string[], own?: string): TimeReader {
  const defined = new Map(quickZones(zones).flatMap((block) => zoneOf(block)))
  return (property) => {
    const [, , , written] = property.toJSON()
    const time = property.getFirstValue()
    if (!(time instanceof ICAL.Time) || time.year < FIRST_YEAR) throw new TypeError('no time')
    const local = localOf(time)
    const instant = instantOf(time, property.getFirstParameter('tzid'), { defined, own })
    const meant = isoInstant((instant ?? local).getTime())
    if (!isAsWritten(time, String(written)) || meant === undefined) throw new RangeError('no day of the calendar')
    return { instant: meant, isUnknownZone: instant === undefined }
  }
}

/** Years of two digits would be read as those of the 20th century. */
const FIRST_YEAR = 100

/** The parts of a rule by which clocks change: on a day of a month, each year. Changes by the second would be counted one by one up to the requested day. */
const RULE_PART =
  /^(FREQ=YEARLY|(INTERVAL|COUNT|BYMONTH)=\d{1,3}|UNTIL=[\dTZ]{1,16}|WKST=[A-Z]{2}|BYDAY=[+-]?[1-5]?[A-Z]{2}|BYMONTHDAY=[-\d,]{1,40})$/i
/** In all zones of a file together: two a zone are usual, and each takes its time. */
const MOST_RULES = 20
/** Some programs let their zones begin in 1601; every year since the beginning is one more change. */
const BEFORE_1600 = /^(0|1[0-5])/

/** Those whose changes can be computed quickly. Times in others are read as local ones. */
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

/** The file's definition of a zone. */
interface DefinedZone {
  readonly zone: ICAL.Timezone
  /** As `20261203T090000`: the definition does not cover times before it. */
  readonly since: string
}

function zoneOf(block: string): [string, DefinedZone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)))
    const [since] = block
      .split(/[\r\n]+/)
      .flatMap((line) => /^DTSTART[^:]*:(\d{8}T\d{6})/i.exec(line)?.[1] ?? [])
      .toSorted()
    return since === undefined ? [] : [[zone.tzid, { zone, since }]]
  } catch {
    // Times in it are read as local ones.
    return []
  }
}

const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Date =>
  new Date(year, month - 1, day, hour, minute, second)

interface KnownZones {
  readonly defined: ReadonlyMap<string, DefinedZone>
  readonly own: string | undefined
}

/** Undefined where the zone is unknown. The file's definition takes precedence over a known zone of that name. */
function instantOf(time: ICAL.Time, zoneName: string | undefined, { defined, own }: KnownZones): Date | undefined {
  const { year, month, day, hour, minute, second } = time
  if (time.isDate) return endOfDay(localOf(time))
  // To the parser, a zone that is called GMT is UTC too.
  if (time.zone === ICAL.Timezone.utcTimezone && !defined.has(zoneName ?? '')) return time.toJSDate()
  const named = zoneName ?? own
  if (named === undefined) return localOf(time)
  const definition = defined.get(named)
  const isCovered =
    definition !== undefined && definition.since <= time.toICALString().slice(0, definition.since.length)
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const known = isCovered ? null : atNamed(wall, named.replace(LONG_NAME, ''))
  if (known) return known
  if (!definition) return zoneName === undefined ? localOf(time) : undefined
  const zoned = ICAL.Time.fromData({ year, month, day, hour, minute, second }, definition.zone)
  return zoned.toJSDate()
}

/** Null where nobody knows the name. */
function atNamed(wall: number, name: string): Date | null {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(name) ?? []
  if (hours === undefined) return atWall(wall, name) ?? atWall(wall, windowsZone(name) ?? '')
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Date(sign === '-' ? wall + offset : wall - offset)
}

/** `GMT+0900`, `UTC-03:30`, `+09:00`: ahead of UTC is plus, unlike `Etc/GMT-9`. */
const OFFSET = /^\(?(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?\)?$/i

/** `/mozilla.org/20050126_1/Europe/Paris`: a register and its edition before the name. */
const LONG_NAME = /^\/[^/]+\/(?:\d[^/]*\/)?/

/** 31 February is read as 3 March; it is no date. */
function isAsWritten({ year, month, day }: ICAL.Time, written: string): boolean {
  const [writtenYear, writtenMonth, writtenDay] = written.slice(0, 10).split('-').map(Number)
  return year === writtenYear && month === writtenMonth && day === writtenDay
}

/**
 * The instant at which the clocks of a zone show this: the first of two; of an hour that they leave out, as if they had not changed yet (RFC 5545 §3.3.5).
 * Null where the zone is unknown.
 */
function atWall(wall: number, timeZone: string): Date | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, ...PARTS, hourCycle: 'h23' })
    const offsetAt = (at: number) => shown(format, at) - at
    const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
    const times = [wall - before, wall - after].filter((at) => shown(format, at) === wall)
    return new Date(times.length > 0 ? Math.min(...times) : wall - before)
  } catch {
    return null
  }
}

const DAY_MS = 86_400_000

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
