// When Alex sends the report of the week: the mails, the chat with Omar and the feed tell of it, and the task of the next is due a week after the last. And on which days Alex takes a train.
import { officeDay, officeDayBefore } from './office-days.ts'

/** Local hours and minutes. */
export const REPORT_TIME = [10, 50] as const

/** Days before the first run, of which it is the office day. @param index 0 is the latest */
export const reportDay = (index: number): number => 6 + 7 * index

/** Days before the first run. */
export const reportDaysAgo = (index: number, now: number): number => officeDay(now, reportDay(index))

/** Of a week before the first run, when Alex is at the office: the talk of the data team, the weekly meeting, the report. */
const AT_THE_OFFICE: readonly number[] = [7, 4, 6]
/** When Tidewater talked with Alex at its red door: days before the first run, of which it is the office day before. */
export const GALWAY_DAY = 19

/** When the region was shown the hub study: days before the first run, of which it is the office day before. */
export const REGION_DAY = 96
/** When Alex sat at eleven tables of the transport fair, in Lyon: days before the first run. @internal */
export const FAIR_DAY = 71

/** The day nearest to one, in days before the first run, on which Alex can take a train. */
export function travelDay(wanted: number, now: number): number {
  const taken = new Set(AT_THE_OFFICE.map((day) => officeDay(now, day) % 7))
  const there = officeDayBefore(now, GALWAY_DAY)
  // With Tidewater from the evening before until the evening after.
  const inLyon = [officeDayBefore(now, REGION_DAY), FAIR_DAY]
  const isFree = (day: number) => !taken.has(day % 7) && Math.abs(day - there) > 1 && !inLyon.includes(day)
  return [wanted, wanted + 1, wanted - 1, wanted + 2, wanted - 2].find(isFree) ?? wanted
}
