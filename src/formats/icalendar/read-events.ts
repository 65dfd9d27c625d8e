// The appointments and tasks of a calendar file, as far as a task can represent them: for a file that came with an email.
// @chunk mail-extra
import ICAL from 'ical.js'
import { NOTES_LIMIT, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { createTimeReader, type TimeReader } from './calendar-time.ts'
import { readComponent, textIn } from './read-component.ts'
import { splitCalendar } from './split-calendar.ts'
import { upgradeCalendar } from './upgrade-calendar.ts'

export interface FoundEvent {
  readonly uid: string
  readonly title: string
  readonly notes: string | null
  /** ISO; null where it has no time that can be read. */
  readonly at: string | null
  /** ISO; null where it has no end, or is due at a time. Of whole days, the last moment of the last one. */
  readonly until: string | null
  /** It has days and no time. */
  readonly isWholeDay: boolean
  readonly place: string
}

/** None where the text is no calendar. */
export function readEvents(text: string): FoundEvent[] {
  const file = splitCalendar(upgradeCalendar(text))
  if (!file) return []
  const readTime = createTimeReader(file.zones, file.zone)
  const blocks = [
    ...file.events.map(({ text: block }) => ({ kind: 'vevent' as const, block })),
    ...file.todos.map(({ text: block }) => ({ kind: 'vtodo' as const, block })),
  ]
  return blocks.flatMap(({ kind, block }) => {
    const found = block === null ? undefined : readComponent(block, kind)?.component
    return found ? [eventOf(found, kind, readTime)] : []
  })
}

function eventOf(found: ICAL.Component, kind: 'vevent' | 'vtodo', readTime: TimeReader): FoundEvent {
  const textOf = (name: string) => textIn(found, name).trim()
  const title = textOf('summary').slice(0, TITLE_LIMIT)
  const start = kind === 'vtodo' ? 'due' : 'dtstart'
  const at = timeOf(found, start, readTime)
  const isWholeDay = at !== null && isDay(found, start)
  const location = textOf('location')
  const notes = [location, textOf('description')].filter(Boolean).join('\n\n').slice(0, NOTES_LIMIT)
  return {
    uid: (textOf('uid') || `${title} ${at}`).slice(0, TITLE_LIMIT),
    title,
    notes: notes || null,
    at,
    until: kind === 'vevent' && at !== null ? endOf(found, at, isWholeDay, readTime) : null,
    isWholeDay,
    place: location,
  }
}

function timeOf(found: ICAL.Component, name: string, readTime: TimeReader): string | null {
  const property = found.getFirstProperty(name)
  if (!property) return null
  try {
    return readTime(property).instant
  } catch {
    return null
  }
}

const isDay = (found: ICAL.Component, name: string): boolean => {
  const time = found.getFirstPropertyValue(name)
  return time instanceof ICAL.Time && time.isDate
}

const DAY_MS = 86_400_000

/** Its end, or its beginning and how long it takes. The end of whole days is the day after (RFC 5545). */
function endOf(found: ICAL.Component, at: string, isWholeDay: boolean, readTime: TimeReader) {
  const end = timeOf(found, 'dtend', readTime)
  const length = found.getFirstPropertyValue('duration')
  const seconds = length instanceof ICAL.Duration ? length.toSeconds() : 0
  const until = end === null ? Date.parse(at) + seconds * 1000 : Date.parse(end)
  const last = isWholeDay && (end !== null || seconds > 0) ? until - DAY_MS : until
  return last > Date.parse(at) ? new Date(last).toISOString() : null
}
