// What in one segment answers a query, and how well. Used by search-index.ts.
import { type Segment, termsFrom, visitPostings } from './search-segment.ts'
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
 * Visits every row that has all the words.
 * @param words folded
 * @param withSlips also finds words that are nearly those
 */
export function searchSegment(
  segment: Segment,
  words: readonly string[],
  withSlips: boolean,
  visit: (row: number, score: number) => void,
): void {
  const [first, ...others] = words
  if (first === undefined) return
  const total = fitOf(segment, first, withSlips)
  for (const word of others) {
    const fit = fitOf(segment, word, withSlips)
    for (const [row, own] of fit.entries()) total[row] = own && total[row] ? total[row] + own : 0
  }
  for (const [row, score] of total.entries()) if (score > 0) visit(row, score)
}

/** By row how well it fits one word; 0 where it does not. */
function fitOf(segment: Segment, word: string, withSlips: boolean): Uint16Array {
  const fit = new Uint16Array(segment.rows.length)
  const raise = (term: number, level: number) =>
    visitPostings(segment, term, (row, inTitle) => {
      const own = inTitle ? level + 1 : level
      if (own > (fit[row] as number)) fit[row] = own
    })
  if (withSlips) for (const term of alikeIn(segment.terms, word)) raise(term, ALIKE)
  const [first, end] = termsFrom(segment, word)
  for (let term = first; term < end; term++) raise(term, segment.terms[term] === word ? EXACT : BEGINNING)
  return fit
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

  add(hit: Hit): void {
    this.total += 1
    const last = this.hits.at(-1)
    if (this.hits.length === this.#most && last && byFit(hit, last) > 0) return
    const place = this.hits.findIndex((other) => byFit(hit, other) < 0)
    this.hits.splice(place < 0 ? this.hits.length : place, 0, hit)
    if (this.hits.length > this.#most) this.hits.pop()
  }
}
