// Messages about what of a calendar file is imported changed, or not at all.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Alteration, ReadCalendar } from '#formats/icalendar/read-tasks.ts'
import { someNames } from '#kit/transfer/some-names.ts'

const links = msg`links`
const people = msg`participants`
const recurrence = msg`repeats`
const locations = msg`locations`

/** By the names that RFC 5545 and its successors give them; `STEPS` is our own. */
const LEFT_OUT: Readonly<Record<string, MessageDescriptor>> = {
  VEVENT: msg`events`,
  VJOURNAL: msg`journal entries`,
  VFREEBUSY: msg`free and busy times`,
  VALARM: msg`reminders`,
  DTSTART: msg`start dates`,
  DURATION: msg`durations`,
  ...Object.fromEntries(['RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID'].map((name) => [name, recurrence])),
  LOCATION: locations,
  GEO: locations,
  ATTENDEE: people,
  ORGANIZER: people,
  CONTACT: msg`contacts`,
  COMMENT: msg`comments`,
  URL: links,
  CONFERENCE: links,
  ATTACH: msg`attachments`,
  IMAGE: msg`images`,
  RESOURCES: msg`resources`,
  TRANSP: msg`availability`,
  CLASS: msg`visibility`,
  COLOR: msg`colours`,
  'RELATED-TO': msg`links between tasks`,
  'PERCENT-COMPLETE': msg`progress percentage`,
  STATUS: msg`“in progress” status`,
  STEPS: msg`start dates, repeats, tags and very long notes on subtasks`,
}

/** Programs write them for themselves: how things are sorted there, when a reminder was last seen. */
const ownBusiness = msg`details specific to the other app`

/** Each once. */
export const leftOutMessages = (names: readonly string[]): MessageDescriptor[] => [
  ...new Map(names.map((name) => LEFT_OUT[name] ?? ownBusiness).map((message) => [message.id, message])).values(),
]

/** @param names of the tasks that it is about */
const ALTERED: Readonly<Record<Alteration['what'], (names: string) => MessageDescriptor>> = {
  calledOff: (names) => msg`Cancelled in the file, will be deleted: ${names}`,
  due: (names) => msg`Invalid due date, left out: ${names}`,
  completed: (names) => msg`Invalid completion date, replaced with today’s date: ${names}`,
  zone: (names) => msg`Unknown time zone, treated as your local time: ${names}`,
  line: (names) => msg`Tasks with unreadable lines, which were left out: ${names}`,
  occurrence: (names) => msg`Changes to individual dates of a repeating task were left out: ${names}`,
  rule: (names) => msg`Won’t repeat in Cairn, but exports will include the repeat rule: ${names}`,
  title: (names) => msg`Title too long, shortened: ${names}`,
  notes: (names) => msg`Notes too long, shortened: ${names}`,
  list: (names) => msg`List name too long, shortened: ${names}`,
  section: (names) => msg`Section name too long, shortened: ${names}`,
  step: (names) => msg`Subtask too long, shortened: ${names}`,
  tag: (names) => msg`Tag too long, shortened: ${names}`,
  tags: (names) => msg`Too many tags, some left out: ${names}`,
  steps: (names) => msg`Too many subtasks, some left out: ${names}`,
}

/** A line for each kind of change, and one for those that were called off. */
export const changeMessages = ({ altered, cancelled }: Pick<ReadCalendar, 'altered' | 'cancelled'>) => [
  ...[...Map.groupBy(altered, ({ what }) => what)].map(([what, all]) =>
    ALTERED[what](someNames(all.map(({ title }) => title))),
  ),
  ...(cancelled > 0
    ? [msg`${plural(cancelled, { one: '# cancelled task left out', other: '# cancelled tasks left out' })}`]
    : []),
]
