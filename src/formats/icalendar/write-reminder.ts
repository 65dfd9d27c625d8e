// A reminder as an event with an alarm (RFC 5545): calendars of phones show events, and most of them no tasks.
import { instantOf, line, textValue } from '../content-lines.ts'
import { alarm, CALENDAR_END, calendarStart, component } from './calendar.ts'
import type { Reminder } from './write-tasks.ts'

const QUARTER_MS = 15 * 60_000

/** A whole file. @param now when it is made, in ms since the epoch */
export const reminderToCalendar = (
  { uid, title, text, at }: Omit<Reminder, 'completed'>,
  now: number,
  language: 'en' | 'fr',
): string =>
  [
    calendarStart({ product: 'Reminders', language }),
    component('VEVENT', [
      line('UID', textValue(uid)),
      line('DTSTAMP', instantOf(now)),
      line('DTSTART', instantOf(at)),
      line('DTEND', instantOf(Date.parse(at) + QUARTER_MS)),
      line('SUMMARY', textValue(title)),
      ...(text === '' ? [] : [line('DESCRIPTION', textValue(text))]),
      alarm(title, 'TRIGGER', 'PT0M'),
    ]),
    CALENDAR_END,
  ].join('')
