// When Alex sends the report of the week: the mails, the chat with Omar and the feed tell of it, and the task of the next is due a week after the last.

/** Local hours and minutes. */
export const REPORT_TIME = [10, 50] as const

/** Days before the first run. @param index 0 is the latest */
export const reportDaysAgo = (index: number): number => 6 + 7 * index
