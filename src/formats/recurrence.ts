// Repetition by the part of RFC 5545's RRULE that people ask for: every so many days, weeks on some weekdays, months on a day or the last, years. Pure; times
// are local, so that a time of day stays what it is when the clocks change.
// @offline later
// @chunk repeat-text

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export interface Recurrence {
  readonly freq: Frequency
  /** Every so many of them, from 1. */
  readonly interval: number
  /** Of a week: 0 is Sunday. None: the weekday that the date has. */
  readonly weekdays: readonly number[]
  /** Of a month: 1 to 31, -1 the last. A month without it is left out. Null: the day that the date has. */
  readonly monthDay: number | null
  /** The last day that may be one, as `2026-11-23`. */
  readonly until: string | null
  /** How many times in all, from the date on. */
  readonly count: number | null
  /** Counted from the day on which the time before was done, not from when it was due. */
  readonly afterDone?: true | undefined
}

const CODES: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const EVERY: Recurrence = { freq: 'DAILY', interval: 1, weekdays: [], monthDay: null, until: null, count: null }

/** As many steps as may lead to no day, such as a 31st every February. */
const MOST_STEPS = 400
/** As many times as may have passed since. */
const MOST_PASSED = 50_000

/** Null where a rule has parts that are not supported here. @param text the value of RRULE, its parts in any order */
export function readRule(text: string): Recurrence | null {
  const parts = new Map(text.trim().toUpperCase().split(';').filter(Boolean).map(partOf))
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'))
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null
  const weekdays = (parts.get('BYDAY')?.split(',') ?? []).map((code) => CODES.indexOf(code))
  const monthDay = parts.has('BYMONTHDAY') ? Number(parts.get('BYMONTHDAY')) : null
  const until = untilOf(parts.get('UNTIL'))
  const isUnderstood =
    freq !== undefined &&
    until !== undefined &&
    isWhole(interval, 999) &&
    (count === null || isWhole(count, 9999)) &&
    !weekdays.includes(-1) &&
    (weekdays.length === 0 || freq === 'WEEKLY') &&
    (monthDay === null || (freq === 'MONTHLY' && (monthDay === -1 || isWhole(monthDay, 31)))) &&
    // Only where weeks are skipped does it matter on which day they begin.
    [undefined, COMPLETION].includes(parts.get('FROM')) &&
    (!parts.has('WKST') || parts.get('WKST') === 'MO' || interval === 1 || freq !== 'WEEKLY') &&
    [...parts.keys()].every((name) => KNOWN.includes(name))
  if (!isUnderstood) return null
  return {
    freq,
    interval,
    weekdays: [...new Set(weekdays)].toSorted((a, b) => weekFrom(a) - weekFrom(b)),
    monthDay,
    until,
    count,
    ...(parts.has('FROM') && { afterDone: true }),
  }
}

/** What the standard has no word for: as other programs for tasks (Tasks.org) write it. */
const COMPLETION = 'COMPLETION'
const KNOWN: readonly string[] = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'COUNT', 'WKST', 'FROM']

const partOf = (part: string): [string, string] => {
  const at = part.indexOf('=')
  return [part.slice(0, at), part.slice(at + 1)]
}

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

/** Undefined where it is no day. A time in UTC is of the day that it is here; midnight there is how some programs write a day. */
function untilOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return null
  const plain = text.replaceAll(/[-:]/g, '')
  const [, year, month, day, time = ''] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}Z?))?$/.exec(plain) ?? []
  if (day === undefined) return undefined
  const isInstant = time.endsWith('Z') && time !== '000000Z'
  const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`
  const at = isInstant ? new Date(`${year}-${month}-${day}T${clock}`) : undefined
  return at && !Number.isNaN(at.getTime()) ? dayText(at) : `${year}-${month}-${day}`
}

/** As it is stored and written: its parts always in the same sequence. */
export function ruleText(rule: Partial<Recurrence> & Pick<Recurrence, 'freq'>): string {
  const { freq, interval, weekdays, monthDay, until, count, afterDone } = { ...EVERY, ...rule }
  return [
    `FREQ=${freq}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.map((day) => CODES[day]).join(',')}`] : []),
    ...(monthDay === null ? [] : [`BYMONTHDAY=${monthDay}`]),
    ...(until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(afterDone ? [`FROM=${COMPLETION}`] : []),
  ].join(';')
}

/** Monday is the first. */
const weekFrom = (weekday: number): number => (weekday + 6) % 7

/** The first time after `from` that the rule means, at the same time of day, its end aside; null where there is none. @internal */
export function timeAfter(rule: Recurrence, from: Date): Date | null {
  switch (rule.freq) {
    case 'DAILY':
      return moved(from, { days: rule.interval })
    case 'WEEKLY':
      return weekAfter(rule, from)
    case 'MONTHLY':
      return monthAfter(from, rule.interval, rule.monthDay ?? dayOf(rule, from))
    case 'YEARLY':
      return monthAfter(from, rule.interval * 12, dayOf(rule, from))
  }
}

function weekAfter({ interval, weekdays }: Recurrence, from: Date): Date {
  const own = weekFrom(from.getDay())
  const days = weekdays.length > 0 ? weekdays.map(weekFrom) : [own]
  const later = days.find((day) => day > own)
  return moved(from, { days: (later ?? (days[0] ?? own) + 7 * interval) - own })
}

/** A month after a 31st on which something happened to be done is the last day of the next. */
function dayOf({ freq, interval, afterDone }: Recurrence, from: Date): number {
  const months = freq === 'YEARLY' ? interval * 12 : interval
  const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate()
  return afterDone ? Math.min(from.getDate(), last) : from.getDate()
}

/** @param months how many at a time @param day 1 to 31, -1 the last */
function monthAfter(from: Date, months: number, day: number): Date | null {
  const [year, month] = [from.getFullYear(), from.getMonth()]
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const last = new Date(year, month + step * months + 1, 0).getDate()
    const wanted = day === -1 ? last : day
    // The month of the date itself may still have it.
    const isAfter = step > 0 || wanted > from.getDate()
    if (isAfter && wanted <= last) return moved(from, { to: [year, month + step * months, wanted] })
  }
  return null
}

const ymd = (day: Date) => [day.getFullYear(), day.getMonth(), day.getDate()] as const

function moved(from: Date, { days = 0, to }: { days?: number; to?: readonly [number, number, number] }): Date {
  const date = new Date(from)
  if (to) date.setFullYear(...to)
  else date.setDate(date.getDate() + days)
  return date
}

/** The first time on or after a day that the rule means: the day itself where it fits. At the same time of day. */
export function firstFrom(rule: Recurrence, day: Date): Date {
  if (rule.weekdays.length === 0 && rule.monthDay === null) return day
  return timeAfter({ ...rule, interval: 1 }, moved(day, { days: -1 })) ?? day
}

export interface Following {
  readonly at: Date
  /** The rule from then on: of so many times, those that are left. */
  readonly rule: string
}

/**
 * What comes after the time that is done: the first one that is not past at `now`. Null where the rule has come to its end, or is none.
 * @param rule the value of RRULE @param from the time that is done @param now when it is done, in ms since the epoch
 */
export function following(rule: string, from: Date, now: number): Following | null {
  const read = readRule(rule)
  if (!read) return null
  let at: Date | null = read.afterDone ? moved(from, { to: ymd(new Date(now)) }) : from
  for (let passed = 1; passed <= MOST_PASSED; passed += 1) {
    at = timeAfter(read, at)
    if (!at || Number.isNaN(at.getTime())) return null
    if (read.until !== null && dayText(at) > read.until) return null
    if (read.count !== null && passed >= read.count) return null
    if (at.getTime() < now) continue
    return { at, rule: ruleText({ ...read, count: read.count === null ? null : read.count - passed }) }
  }
  return null
}

const dayText = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
