/** In UTC, for TEST_DATE: a Sunday evening, the last day of its month, and a 29 February. */
export const LAST_DAY = '2032-02-29T20:30'
