// When Alex sends the report of the week: the mails, the chat with Omar and the feed tell of it, and the task of the next is due a week after the last. And on which days Alex takes a train.

/** Local hours and minutes. */
export const REPORT_TIME = [10, 50] as const

/** Days before the first run. @param index 0 is the latest */
export const reportDaysAgo = (index: number): number => 6 + 7 * index

/** Days of a week before the first run on which Alex is at the office: the talk of the data team, the weekly meeting, the report. */
const AT_THE_OFFICE: readonly number[] = [0, 4, 6]
/** Days before the first run: Alex is with Tidewater, from the evening of the first to the evening of the last. */
export const IN_GALWAY: readonly number[] = [20, 19, 18]

/** The day nearest to one, in days before the first run, on which Alex can take a train. */
export const travelDay = (wanted: number): number =>
  [wanted, wanted + 1, wanted - 1].find((day) => !AT_THE_OFFICE.includes(day % 7) && !IN_GALWAY.includes(day)) ?? wanted
