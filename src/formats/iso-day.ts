// Days and instants as ISO 8601 writes them.
// @chunk signed-in

/** `2026-11-17` in UTC. @param time ms since the epoch, or ISO text */
export const utcDay = (time: number | string): string => new Date(time).toISOString().slice(0, 10)

/** Midnight of a day where the person is, in ms. @param day `2026-11-17`, `2026-11`, `2026`, or more behind it */
export function midnightOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}

/** The day that was so many days before the one of `time`, where the person is. @param time ms since the epoch */
export function localDayBefore(time: number, days: number): string {
  const date = new Date(time)
  date.setDate(date.getDate() - days)
  return localDay(date)
}

/** `2026-11-17 09:12` where the person is. @param time ms since the epoch, or ISO text */
export function localMinute(time: number | string): string {
  const date = new Date(time)
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${localDay(date)} ${hours}:${minutes}`
}

/** `2026-11-17` where the person is. @param time ms since the epoch, or a date */
export function localDay(time: number | Date): string {
  const date = new Date(time)
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}

/** @param time ms since the epoch @returns undefined where it is none, or beyond the years of four digits, which the contract takes */
export function isoInstant(time: number): string | undefined {
  const text = Number.isNaN(new Date(time).getTime()) ? '' : new Date(time).toISOString()
  return text.length === '2026-11-17T09:00:00.000Z'.length ? text : undefined
}
