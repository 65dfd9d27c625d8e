// A calendar (RFC 5545) and its events. Tasks are in write-tasks.ts.
// @chunk calendar-lines
import { instantOf, line, parameter, textValue } from '../content-lines.ts'

export interface CalendarHead {
  /** Which part of Cairn wrote it: `Workspace`. */
  readonly product: string
  /** What it is called. */
  readonly name?: string
  readonly language?: 'en' | 'fr'
  /** What the receiver is to do (RFC 5546). */
  readonly method?: 'CANCEL' | 'REQUEST'
}

/** Is before the components of a calendar ... */
export const calendarStart = ({ product, name, language = 'en', method }: CalendarHead): string =>
  [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    line('PRODID', `-//Cairn//${product}//${language.toUpperCase()}`),
    ...(method === undefined ? [] : [line('CALSCALE', 'GREGORIAN'), line('METHOD', method)]),
    ...(name === undefined ? [] : [line('X-WR-CALNAME', textValue(name))]),
  ].join('')
/** ... and this behind them. */
export const CALENDAR_END = line('END', 'VCALENDAR')

export const component = (name: string, lines: readonly string[]): string =>
  [line('BEGIN', name), ...lines, line('END', name)].join('')

export interface CalendarEvent {
  readonly uid: string
  /** A newer one takes an older one's place by it. */
  readonly sequence: number
  /** When it was written, in ms since the epoch; so are the others. */
  readonly stamp: number
  readonly start: number
  readonly end: number
  readonly title: string
  readonly text: string
  readonly place: string | null
  readonly url: string | null
  readonly organizer: { readonly name: string; readonly email: string }
  readonly status: 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE'
  /** How long before it a reminder comes, as `PT1H`; none where it is left out. */
  readonly reminder?: string | undefined
}

export function eventToCalendar(event: CalendarEvent, head: CalendarHead): string {
  const { uid, sequence, stamp, start, end, title, text, place, url, organizer, status, reminder } = event
  const written = component('VEVENT', [
    line('UID', textValue(uid)),
    line('SEQUENCE', String(sequence)),
    line('DTSTAMP', instantOf(stamp)),
    line('DTSTART', instantOf(start)),
    line('DTEND', instantOf(end)),
    line('SUMMARY', textValue(title)),
    ...(text ? [line('DESCRIPTION', textValue(text))] : []),
    ...(place ? [line('LOCATION', textValue(place))] : []),
    ...(isWebAddress(url) ? [line('URL', url)] : []),
    line(`ORGANIZER${parameter('CN', organizer.name)}`, `mailto:${organizer.email}`),
    line('STATUS', status),
    ...(reminder === undefined ? [] : [alarm(title, 'TRIGGER', `-${reminder}`)]),
  ])
  return [calendarStart(head), written, CALENDAR_END].join('')
}

/** A reminder that is shown. @param trigger with its parameters @param at when, as the trigger has it */
export const alarm = (title: string, trigger: string, at: string): string =>
  component('VALARM', [line('ACTION', 'DISPLAY'), line(trigger, at), line('DESCRIPTION', textValue(title))])

/** Others wrote it: nothing that runs, and nothing beside it. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(url)

export interface YearlyDay {
  readonly uid: string
  readonly title: string
  /** `1987-03-14`, or `--03-14` where the year is not known: it is one that has every day then. */
  readonly day: string
  /** ms since the epoch */
  readonly stamp: number
  /** How long after the day begins a reminder comes, as `PT9H`; none where it is left out. */
  readonly reminder?: string
}

/** A day that comes every year, such as a birthday. */
export const yearlyEvent = ({ uid, title, day, stamp, reminder }: YearlyDay): string =>
  component('VEVENT', [
    line('UID', textValue(uid)),
    line('DTSTAMP', instantOf(stamp)),
    line('SUMMARY', textValue(title)),
    line('DTSTART;VALUE=DATE', (day.startsWith('--') ? `2000${day.slice(1)}` : day).replaceAll('-', '')),
    line('RRULE', 'FREQ=YEARLY'),
    line('TRANSP', 'TRANSPARENT'),
    ...(reminder === undefined ? [] : [alarm(title, 'TRIGGER', reminder)]),
  ])
