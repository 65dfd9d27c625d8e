// Dates as tasks and cards are stored: a whole day with its date and clock where it was set, `2026-11-25T23:59:59+01:00`, so that it is this day wherever it is read. Any other
// time is an instant in UTC. Answers have the instant at which the day ends, or begins, where they are read.

/** Of a whole day: its first second where something starts, its last where it is due. */
export type DayClock = '00:00:00' | '23:59:59'

const IS_DAY = /T(?:23:59:59|00:00:00)(?:\.0+)?[+-]\d\d:\d\d$/

export const isStoredDay = (at: string): boolean => IS_DAY.test(at)

/** How a date is stored. @param at ISO, in UTC or already as it is stored */
export function storedAs(at: string, clock: DayClock): string {
  const date = new Date(at)
  if (isStoredDay(at) && at.slice(11, 19) === clock) return at
  const minutes = -date.getTimezoneOffset()
  const text = new Date(date.getTime() + minutes * 60_000).toISOString()
  if (text.slice(11, 23) !== `${clock}.000`) return date.toISOString()
  const offset = [Math.abs(minutes) / 60, Math.abs(minutes) % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  )
  return text.slice(0, 19) + (minutes < 0 ? '-' : '+') + offset.join(':')
}

/** What a stored date means where it is read: without its offset it is local time here. */
export const hereOf = (at: string): string => new Date(isStoredDay(at) ? at.slice(0, 19) : at).toISOString()

/** Whether an earlier build stored a whole day as the instant at which it ends, or begins, where it was set. For long lists: the end decides for most. */
export const isInstantOfDay = (at: string | null | undefined, clock: DayClock): boolean =>
  typeof at === 'string' && at.endsWith(`${clock.slice(5)}.000Z`) && storedAs(at, clock) !== at

interface Dated {
  readonly dueDate?: string | null | undefined
  readonly startDate?: string | null | undefined
}

/** A task with its dates otherwise; itself where it has none. */
export function withDates<Item extends Dated & { readonly subTasks: readonly Dated[] }>(
  item: Item,
  change: (at: string, clock: DayClock) => string,
): Item {
  const dated = <One extends Dated>(one: One): One =>
    one.dueDate || one.startDate
      ? {
          ...one,
          ...(one.dueDate && { dueDate: change(one.dueDate, '23:59:59') }),
          ...(one.startDate && { startDate: change(one.startDate, '00:00:00') }),
        }
      : one
  const own = dated(item)
  return item.subTasks.some(({ dueDate }) => dueDate) ? { ...own, subTasks: item.subTasks.map(dated) } : own
}
