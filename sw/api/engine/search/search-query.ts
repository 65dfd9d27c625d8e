// What in one segment answers a query, and how well.
import { raisePostings, type Segment, termsFrom } from './search-segment.ts'
import { alikeIn } from './search-typos.ts'

export interface Hit {
  readonly table: string
  readonly row: string
  /** How well its words fit, more is better. */
  readonly score: number
  /** ms since the epoch */
  readonly at: number
}

/** How well one word fits: the very word, then what begins with it, then what is nearly it; each in the title before elsewhere. */
const EXACT = 5
const BEGINNING = 3
const ALIKE = 1

/**
 * Visits every row that has all the words, whether or not it is still live. Loops count by hand here: they run over every row of a large table while
 * somebody types.
 * @param terms folded
 * @param withSlips also finds words that are nearly those
 */
export function searchSegment(
  segment: Segment,
  terms: readonly string[],
  withSlips: boolean,
  visit: (row: number, score: number) => void,
): void {
  const rows = segment.rows.length
  const total = new Uint16Array(rows)
  const fit = new Uint8Array(rows)
  for (const [index, word] of terms.entries()) {
    fitOf(segment, word, withSlips, fit)
    let isLost = true
    for (let row = 0; row < rows; row++) {
      const own = fit[row] as number
      const before = total[row] as number
      const sum = own > 0 && (index === 0 || before > 0) ? before + own : 0
      total[row] = sum
      if (sum > 0) isLost = false
    }
    if (isLost) return
    fit.fill(0)
  }
  // Newer rows mostly are behind older ones: from the end, what follows seldom fits better.
  for (let row = rows - 1; row >= 0; row--) {
    const score = total[row] as number
    if (score > 0) visit(row, score)
  }
}

export const isDead = (dead: Uint8Array, row: number): boolean => ((dead[row >> 3] as number) & (1 << (row & 7))) !== 0

/** By row how well it fits one word; 0 where it does not. */
function fitOf(segment: Segment, word: string, withSlips: boolean, fit: Uint8Array): void {
  if (withSlips) for (const term of alikeIn(segment.terms, word)) raisePostings(segment, term, ALIKE, fit)
  const [first, end] = termsFrom(segment, word)
  for (let term = first; term < end; term++) {
    raisePostings(segment, term, segment.terms[term] === word ? EXACT : BEGINNING, fit)
  }
}

/** Better before worse, newer before older. */
export const byFit = (a: Hit, b: Hit): number => b.score - a.score || b.at - a.at || (a.row < b.row ? -1 : 1)

/** Keeps the best hits, and counts them all. */
export class BestHits {
  total = 0
  readonly hits: Hit[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  add(table: string, row: string, score: number, at: number): void {
    this.total += 1
    if (this.hits.length === this.#most) {
      const last = this.hits[this.#most - 1] as Hit
      if (score < last.score || (score === last.score && at < last.at)) return
    }
    const hit = { table, row, score, at }
    const insertAt = this.hits.findIndex((other) => byFit(hit, other) < 0)
    this.hits.splice(insertAt < 0 ? this.hits.length : insertAt, 0, hit)
    if (this.hits.length > this.#most) this.hits.pop()
  }
}
