// What a task of a calendar file may have that tasks here have not, by its name in RFC 5545. Used where such a file is shown before it is brought in.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  VEVENT: msg`events`,
  VJOURNAL: msg`journal entries`,
  VFREEBUSY: msg`free and busy times`,
  VALARM: msg`reminders`,
  DTSTART: msg`start dates`,
  DURATION: msg`durations`,
  RRULE: msg`repetitions`,
  RDATE: msg`repetitions`,
  EXDATE: msg`repetitions`,
  'RECURRENCE-ID': msg`repetitions`,
  LOCATION: msg`places`,
  GEO: msg`places`,
  ATTENDEE: msg`people taking part`,
  ORGANIZER: msg`organisers`,
  CONTACT: msg`contacts`,
  COMMENT: msg`comments`,
  URL: msg`links`,
  ATTACH: msg`attachments`,
  CLASS: msg`who may see it`,
  COLOR: msg`colours`,
  'RELATED-TO': msg`relations other than steps`,
  'PERCENT-COMPLETE': msg`progress in percent`,
  STEPS: msg`notes, dates and tags of steps`,
}

/** Each once; what has no word here goes by the name that it has in the file. */
export const notTakenWords = (names: readonly string[]): (string | MessageDescriptor)[] => [
  ...new Map(
    names.map((name) => WORDS[name] ?? name).map((told) => [typeof told === 'string' ? told : told.id, told]),
  ).values(),
]
