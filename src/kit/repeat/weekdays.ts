// The days of a week from Monday on, as numbers of Date, and a date of each for its name.
// @chunk repeat-text

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** @param weekday 0 is Sunday @returns some day that is one */
export const weekdayDate = (weekday: number): Date => new Date(2026, 10, 1 + weekday, 12)
