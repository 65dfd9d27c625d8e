// Words that are nearly what was typed: a letter too many, missing, other, or two in each other's place.

/** Terms have at most 40 letters (search-terms.ts), words too. */
const DEEPEST = 42

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
 * The indexes of the terms that are the word with slips, or begin with it. Terms that begin alike share the work, and terms whose beginning has too many
 * slips already are passed over together.
 * @param terms sorted by code unit
 */
export function alikeIn(terms: readonly string[], word: string): number[] {
  const slips = slipsIn(word)
  if (slips === 0) return []
  const inBeginnings = word.length >= SLIPS_IN_BEGINNINGS_FROM
  const distances = new Distances(word)
  const found: number[] = []
  let before = ''
  /** How many letters of the term before have their row. */
  let depth = 0
  let index = 0
  while (index < terms.length) {
    const term = terms[index] as string
    depth = Math.min(depth, sharedLength(before, term))
    let near = inBeginnings && distances.leastTo(depth) <= slips
    let lost = false
    while (depth < term.length && !near && !lost) {
      depth += 1
      distances.step(depth, term)
      near = inBeginnings && distances.at(depth) <= slips
      // Two letters in each other's place reach back two rows.
      lost = !near && distances.least(depth) > slips && distances.least(depth - 1) >= slips
    }
    before = term
    if (near || (!lost && distances.at(depth) <= slips)) found.push(index)
    index = lost ? behind(terms, term.slice(0, depth), index) : index + 1
  }
  return found
}

/** How far each beginning of a term is from each beginning of a word, row by row; deeper than its limit no term is near. */
class Distances {
  readonly #word: string
  readonly #width: number
  readonly #rows: Uint8Array
  /** By row, its least. */
  readonly #least: Uint8Array

  constructor(word: string) {
    this.#word = word
    this.#width = word.length + 1
    this.#rows = new Uint8Array(this.#width * DEEPEST)
    this.#least = new Uint8Array(DEEPEST)
    for (let at = 0; at < this.#width; at++) this.#rows[at] = at
  }

  /** The row of a term's first `depth` letters, from the rows of fewer. */
  step(depth: number, term: string): void {
    const [word, width, rows] = [this.#word, this.#width, this.#rows]
    const [own, above] = [depth * width, (depth - 1) * width]
    const letter = term.charCodeAt(depth - 1)
    const letterBefore = depth > 1 ? term.charCodeAt(depth - 2) : -1
    rows[own] = depth
    let least = depth
    for (let at = 1; at < width; at++) {
      const other = word.charCodeAt(at - 1)
      let slips = (rows[above + at - 1] as number) + (other === letter ? 0 : 1)
      slips = Math.min(slips, (rows[above + at] as number) + 1, (rows[own + at - 1] as number) + 1)
      if (at > 1 && other === letterBefore && word.charCodeAt(at - 2) === letter) {
        slips = Math.min(slips, (rows[above - width + at - 2] as number) + 1)
      }
      rows[own + at] = slips
      if (slips < least) least = slips
    }
    this.#least[depth] = least
  }

  /** From the whole word. */
  at(depth: number): number {
    return this.#rows[(depth + 1) * this.#width - 1] as number
  }

  /** The least from the whole word, of this and fewer letters. */
  leastTo(depth: number): number {
    let least = this.at(0)
    for (let row = 1; row <= depth; row++) least = Math.min(least, this.at(row))
    return least
  }

  /** The least from any beginning of the word. */
  least(depth: number): number {
    return this.#least[depth] as number
  }
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
