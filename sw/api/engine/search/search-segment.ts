// A part of the search index of one table: some of its rows, never changed once it is made, only merged into a larger one.

import { LONGEST_WORD, wholeTermsOf } from './search-terms.ts'
import type { SearchDocument } from './searchable.ts'

export interface Segment {
  readonly id: string
  /** The ids of the rows; a row's number is its index here. */
  readonly rows: readonly string[]
  /** When each row is from, in ms since the epoch. */
  readonly at: Float64Array<ArrayBuffer>
  /** Each word of its texts once, sorted by code unit. */
  readonly terms: readonly string[]
  /** Where each term's part of `postings` ends. */
  readonly ends: Uint32Array<ArrayBuffer>
  /** By term the numbers of the rows that have it, ascending: twice the step from the one before, one more where the word is in the title. */
  readonly postings: Uint8Array<ArrayBuffer>
}

/** A term that no text has, of rows that are put away. Far enough from any word to be none with slips. */
export const AWAY = '\0\0\0away'
/** The same, of rows with a word too long to be known to its end. */
export const CUT = '\0\0\0cut'

/** A row with a word: its number, and whether the word is in its title. */
export type VisitPosting = (row: number, inTitle: boolean) => void

/** By term, number and title mark of each row in one number (twice the number, one more in the title), ascending. */
type Postings = Map<string, number[]>

export function makeSegment(id: string, documents: readonly (readonly [row: string, SearchDocument])[]): Segment {
  const postings: Postings = new Map()
  const add = (term: string, posting: number) => {
    const known = postings.get(term)
    if (known) known.push(posting)
    else postings.set(term, [posting])
  }
  for (const [number, [, { title, body, isAway }]] of documents.entries()) {
    let isCut = false
    const termsOf = (text: string) =>
      new Set(
        wholeTermsOf(text).map((word) => {
          if (word.length <= LONGEST_WORD) return word
          isCut = true
          return word.slice(0, LONGEST_WORD)
        }),
      )
    const inTitle = termsOf(title)
    for (const term of inTitle) add(term, number * 2 + 1)
    for (const term of termsOf(body)) if (!inTitle.has(term)) add(term, number * 2)
    if (isAway) add(AWAY, number * 2)
    if (isCut) add(CUT, number * 2)
  }
  const at = Float64Array.from(documents, ([, document]) => document.at)
  return pack(
    id,
    documents.map(([row]) => row),
    at,
    postings,
  )
}

/** @param isAlive whether a row of a segment is still live; what is not is left out */
export function mergeSegments(
  id: string,
  segments: readonly Segment[],
  isAlive: (segment: Segment, row: number) => boolean,
): Segment {
  const postings: Postings = new Map()
  const rows: string[] = []
  const at: number[] = []
  for (const segment of segments) {
    const numbers = Int32Array.from(segment.rows, (row, number) => {
      if (!isAlive(segment, number)) return -1
      at.push(segment.at[number] as number)
      return rows.push(row) - 1
    })
    for (const [index, term] of segment.terms.entries()) {
      const known = postings.get(term) ?? []
      visitPostings(segment, index, (row, inTitle) => {
        const number = numbers[row] as number
        if (number >= 0) known.push(number * 2 + (inTitle ? 1 : 0))
      })
      if (known.length > 0) postings.set(term, known)
    }
  }
  return pack(id, rows, Float64Array.from(at), postings)
}

export function visitPostings({ ends, postings }: Segment, term: number, visit: VisitPosting): void {
  const end = ends[term] as number
  let at = term === 0 ? 0 : (ends[term - 1] as number)
  let row = 0
  while (at < end) {
    let step = 0
    let shift = 0
    let byte: number
    do {
      byte = postings[at] as number
      at += 1
      step |= (byte & 127) << shift
      shift += 7
    } while (byte > 127)
    row += step >> 1
    visit(row, (step & 1) === 1)
  }
}

/** Raises the score of each row that has the term to a level, one more where it is in the title. The inner loop of every search. */
export function raisePostings({ ends, postings }: Segment, term: number, level: number, fit: Uint8Array): void {
  const end = ends[term] as number
  let at = term === 0 ? 0 : (ends[term - 1] as number)
  let row = 0
  while (at < end) {
    let byte = postings[at++] as number
    let step = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++] as number
      step |= (byte & 127) << shift
    }
    row += step >> 1
    const own = level + (step & 1)
    if (own > (fit[row] as number)) fit[row] = own
  }
}

function pack(id: string, rows: readonly string[], at: Float64Array<ArrayBuffer>, postings: Postings): Segment {
  const terms = [...postings.keys()].sort()
  const ends = new Uint32Array(terms.length)
  const bytes: number[] = []
  for (const [index, term] of terms.entries()) {
    let before = 0
    for (const posting of postings.get(term) ?? []) {
      const row = posting >> 1
      let step = (row - before) * 2 + (posting & 1)
      before = row
      while (step > 127) {
        bytes.push((step & 127) | 128)
        step >>= 7
      }
      bytes.push(step)
    }
    ends[index] = bytes.length
  }
  return { id, rows, at, terms, ends, postings: Uint8Array.from(bytes) }
}

/** The indexes of the terms that begin so: from the first to behind the last. */
export function termsFrom({ terms }: Segment, beginning: string): [first: number, end: number] {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] as string) < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < terms.length && (terms[end] as string).startsWith(beginning)) end += 1
  return [low, end]
}
