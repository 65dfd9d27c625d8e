// Which of the two numbers of `03/04/2027` is the month: a column of dates shows it by those with a number over 12.
// @chunk transfer
// @offline later

/** @returns undefined where no date is unambiguous */
export function isMonthFirst(dates: readonly string[]): boolean | undefined {
  const parts = dates.flatMap((date) => {
    const [, first, second] = /^(\d\d?)\/(\d\d?)\/\d{4}/.exec(date) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  if (parts.some(([first]) => first > 12)) return false
  return parts.some(([, second]) => second > 12) || undefined
}
