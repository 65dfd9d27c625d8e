// Days without a time are the same day wherever somebody reads them.

/** Midnight of a day where the person is, in ms. @param day `2026-11-17`, `2026-11`, `2026`, or more behind it */
export function dayTime(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}
