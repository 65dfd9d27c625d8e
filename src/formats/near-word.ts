// Whether a word is nearly another: a letter too many, missing or other, or two in each other's place.

/** A word may have one typo for each so many letters. */
const LETTERS_A_SLIP = 4
const MOST_SLIPS = 2

/** @returns whether the other word is the typed one with a slip for each four letters, two at most, or begins with it */
export function isNearWord(typed: string, other: string): boolean {
  const slips = Math.min(MOST_SLIPS, Math.floor(typed.length / LETTERS_A_SLIP))
  if (slips === 0) return other.startsWith(typed)
  // How far each beginning of the other word is from what is typed (optimal string alignment).
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = typed[i - 1] === other[j - 1]
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === other[j - 2] && typed[i - 2] === other[j - 1]
      next.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = row
    row = next
  }
  return Math.min(...row.slice(Math.max(0, typed.length - slips))) <= slips
}
