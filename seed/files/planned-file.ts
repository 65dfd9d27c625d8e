// A sample file described: where it is, whose it is, and how its content is made. Written in the files beside, made into rows by seed/files.ts.
import { localTime, monthsBefore } from '#seed/local-time.ts'
import { officeDay } from '#seed/office-days.ts'
import { people } from '#seed/people.ts'
import { slug } from '#seed/slug.ts'

export const DAY = 86_400_000

/** When a file was made and changed, in ms since the epoch: the dates in its content. */
export interface FileTimes {
  readonly created: number
  readonly modified: number
  /** The first run. */
  readonly now: number
}

export type FileContent = (times: FileTimes) => Uint8Array<ArrayBuffer>

export interface PlannedFile {
  /** The names of its folders, with slashes. */
  readonly folder: string
  /** A function of when it was made, in ms since the epoch, where its date is in it; it then has a key. */
  readonly name: string | ((created: number) => string)
  /** Unique; its id is made of it. Default: its path. */
  readonly key?: string
  /** A person's id in people.ts. */
  readonly by: string
  /** Days before the first run. */
  readonly created: number
  /** When it was made, in ms since the epoch, where that follows from the day of the first run: about `created` days before it. @param now ms since the epoch */
  readonly at?: (now: number) => number
  /** Calendar months before the newest of its series, where one comes each month: `created` has thirty days for each. */
  readonly months?: number
  /** Days before the first run; default as created. */
  readonly modified?: number
  readonly description?: string
  readonly isStarred?: boolean
  readonly content: FileContent
}

/** Identifies a sample across versions of this build: the rows on devices name it. */
export const keyOf = ({ key, folder, name }: PlannedFile): string =>
  key ?? slug(`${folder}/${typeof name === 'string' ? name : ''}`)

/** @param now the time of the first run, in ms since the epoch */
export function timesOf({ created, at, months = 0, modified }: PlannedFile, now: number): FileTimes {
  const made = at?.(now) ?? monthsBefore(now - (created - 30 * months) * DAY, months)
  return { created: made, modified: modified === undefined ? made : now - modified * DAY, now }
}

const names = new Map(people.map(({ id, name }) => [id, name]))

/** For `at`: on an office day, at a time of day where the person is. */
export const atTheOffice =
  (daysAgo: number, hours: number, minutes: number) =>
  (now: number): number =>
    localTime(now, officeDay(now, daysAgo), hours, minutes)

/** @param id in people.ts */
export const nameOf = (id: string): string => names.get(id) ?? id

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
  return (at: number): string => formatter.format(at)
}

/** `17 November 2026` */
export const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** `Tuesday 17 November 2026` */
export const weekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `November 2026` */
export const monthName = format({ month: 'long', year: 'numeric' })
/** `2026-11-17` */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** `12.50 €` */
export const euros = (amount: number): string => `${amount.toFixed(2)} €`

/** One of a list, going round. */
export const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[((index % values.length) + values.length) % values.length] as Value
