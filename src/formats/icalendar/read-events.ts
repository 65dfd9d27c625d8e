// The appointments and tasks of a calendar file, as far as a task can stand for them: for a file that came with an email.
// @chunk mail-extra
import ICAL from 'ical.js'
import { NOTES_LIMIT, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { createTimeReader } from './calendar-time.ts'
import { splitCalendar } from './split-calendar.ts'
import { upgradeCalendar } from './upgrade-calendar.ts'

export interface FoundEvent {
  readonly uid: string
  readonly title: string
  readonly notes: string | null
  /** ISO; null where it has no time that can be read. */
  readonly at: string | null
  readonly place: string
}

/** None where the text is no calendar. */
export function readEvents(text: string): FoundEvent[] {
  const file = splitCalendar(upgradeCalendar(text))
  if (!file) return []
  const readTime = createTimeReader(file.zones)
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    return ['vevent', 'vtodo'].flatMap((kind) =>
      calendar.getAllSubcomponents(kind).map((found) => {
        const textOf = (name: string) => String(found.getFirstPropertyValue(name) ?? '').trim()
        const title = textOf('summary').slice(0, TITLE_LIMIT)
        const at = timeOf(found, kind === 'vtodo' ? 'due' : 'dtstart', readTime)
        const place = textOf('location')
        const notes = [place, textOf('description')].filter(Boolean).join('\n\n').slice(0, NOTES_LIMIT)
        return {
          uid: (textOf('uid') || `${title} ${at}`).slice(0, TITLE_LIMIT),
          title,
          notes: notes || null,
          at,
          place,
        }
      }),
    )
  } catch {
    return []
  }
}

function timeOf(found: ICAL.Component, name: string, readTime: ReturnType<typeof createTimeReader>): string | null {
  const property = found.getFirstProperty(name)
  if (!property) return null
  try {
    return readTime(property).instant
  } catch {
    return null
  }
}
