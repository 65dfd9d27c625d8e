// Words that are nearly what was typed: a letter too many, missing, other, or two in each other's place. Used by search-query.ts.

/** How many slips a word may have: one from four letters, two from eight. What has a digit is a number or a code, of which a near one is another. */
export function slipsIn(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** From so many letters also the beginning of a word may have slips: it is being typed. With fewer, nearly every word would be near. */
export const SLIPS_IN_BEGINNINGS_FROM = 6

/** Whether a term is a word with slips (optimal string alignment), or begins with one. */
export function isAlike(word: string, term: string): boolean {
  return alikeIn([term], word).length > 0
}

/**
 * The places of the terms that are the word with slips, or begin with it. Terms that begin alike share the work, and terms whose beginning has too many
 * slips already are passed over together.
 * @param terms sorted by code unit
 */
export function alikeIn(terms: readonly string[], word: string): number[] {
  const slips = slipsIn(word)
  if (slips === 0) return []
  const inBeginnings = word.length >= SLIPS_IN_BEGINNINGS_FROM
  const isNear = (row: readonly number[]) => (row.at(-1) as number) <= slips
  const found: number[] = []
  /** By depth in the term before: how far each beginning of it is from each beginning of the word. */
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)]
  let before = ''
  let index = 0
  while (index < terms.length) {
    const term = terms[index] as string
    rows.length = Math.min(sharedLength(before, term) + 1, rows.length)
    let near = inBeginnings && rows.some(isNear)
    let lost = false
    while (rows.length <= term.length && !near && !lost) {
      rows.push(nextRow(rows, word, term))
      near = inBeginnings && isNear(rows.at(-1) as number[])
      lost = !near && isLost(rows, slips)
    }
    before = term.slice(0, rows.length - 1)
    if (near || (!lost && isNear(rows.at(-1) as number[]))) found.push(index)
    index = lost ? behind(terms, before, index) : index + 1
  }
  return found
}

/** Whether no term that begins so can be near any more. Two letters in each other's place reach back two rows. */
const isLost = (rows: readonly (readonly number[])[], slips: number): boolean =>
  Math.min(...(rows.at(-1) as number[])) > slips && Math.min(...(rows.at(-2) as number[])) >= slips

/** One letter of the term more. */
function nextRow(rows: readonly (readonly number[])[], word: string, term: string): number[] {
  const depth = rows.length - 1
  const above = rows[depth] as number[]
  const twoAbove = rows[depth - 1]
  const row = [depth + 1]
  for (let at = 1; at <= word.length; at++) {
    const isSame = word[at - 1] === term[depth]
    const other = Math.min((above[at] as number) + 1, (row[at - 1] as number) + 1)
    let least = Math.min(other, (above[at - 1] as number) + (isSame ? 0 : 1))
    if (twoAbove && at > 1 && word[at - 1] === term[depth - 1] && word[at - 2] === term[depth])
      least = Math.min(least, (twoAbove[at - 2] as number) + 1)
    row.push(least)
  }
  return row
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

/** The first term behind those with this beginning. */
function behind(terms: readonly string[], beginning: string, from: number): number {
  let [low, high] = [from + 1, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] as string).startsWith(beginning)) low = middle + 1
    else high = middle
  }
  return low
}
