// Parses the search parameters of the activity feed: text, person, type, days, order, and how much is shown. Invalid values are ignored.
import type { ActivityType } from '#contract/apps/activities.ts'
import { oneOf, type Reader, text, valuesOf, wholeFrom } from '#platform/read-values.ts'

/** `change`: what the person changed on this device, from the change log. */
export type EntryType = ActivityType | 'change'

export const ENTRY_TYPES = [
  'change',
  'task',
  'comment',
  'file',
  'application',
  'job',
  'skill',
  'meeting',
  'people',
  'release',
  'summary',
] as const satisfies readonly EntryType[]

/** A day of the calendar, such as 2026-11-17. */
const day: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const readFeedSearch = valuesOf({
  q: text,
  actor: text,
  type: oneOf(ENTRY_TYPES),
  from: day,
  /** The last day, counted in. */
  to: day,
  order: oneOf(['oldest']),
  shown: wholeFrom(1),
})

export type FeedSearch = ReturnType<typeof readFeedSearch>

/** Takes every filter back; the order stays. */
export const NO_FILTERS = {
  q: undefined,
  actor: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
} as const satisfies FeedSearch
