// Finds questions and guides: every word weighed by how rare it is and where it occurs, its synonyms in both languages, its beginnings, small typos. Pure, and
// made with the first search in a language.
import type { HelpHit } from '#contract/apps/help-center.ts'
import { escapeMarkup } from '#formats/markup.ts'
import { foldText } from '#formats/text.ts'
import { alikeIn } from '#sw/api/engine/search/search-typos.ts'
import { fitOf } from './page-fit.ts'

export interface HelpDocument {
  readonly kind: HelpHit['kind']
  readonly id: string
  readonly categorySlug: string
  readonly slug: string
  readonly title: string
  /** A guide's; may be empty. */
  readonly subtitle: string
  /** Its parts, without markup: of a guide what is before the first heading, then each heading with what follows it. */
  readonly parts: readonly string[]
  /** The pages that it is about, as `fitOf` reads them, the one that it is about most first. */
  readonly pages: readonly string[]
}

export interface HelpIndex {
  /** What has the most of the words, the best first. */
  search(query: string, limit: number): HelpHit[]
  /** What has something of a longer text, or is about the page, the best first. */
  suggest(text: string, page: string, limit: number): HelpHit[]
  /** What is called most alike, without marks. */
  nearest(query: string, limit: number): HelpHit[]
}

/** The weight of a word by where it occurs. */
const IN_TITLE = 5
const IN_SUBTITLE = 2.5
const IN_TEXT = 1
/** What it counts by how it was found. */
const SAME = 1
const BEGINS = 0.7
const MEANS = 0.55
const NEARLY = 0.4

const SNIPPET = 180

type Weights = ReadonlyMap<string, number>

interface Weighed {
  /** By index of the document: its score, and how many of the words it has. */
  readonly scores: ReadonlyMap<number, { readonly score: number; readonly matched: number }>
  /** Every term that counted. */
  readonly terms: Weights
}

/** @param synonyms a line a meaning, words of both languages; @param silent words that say nothing of what is looked for */
export function createHelpIndex(documents: readonly HelpDocument[], synonyms: string, silent: string): HelpIndex {
  const weigh = createScorer(documents, readSynonyms(synonyms))
  const silence = new Set(termsOf(silent))

  const termsOfQuery = (text: string): string[] => {
    const terms = [...new Set(termsOf(text))]
    const telling = terms.filter((term) => !silence.has(term))
    return telling.length > 0 ? telling : terms
  }

  const hitsOf = (ranked: readonly number[], terms: Weights): HelpHit[] =>
    ranked.flatMap((index) => documents[index] ?? []).map((found) => hitOf(found, terms))

  return {
    search(query, limit) {
      const queryTerms = termsOfQuery(query)
      const { scores, terms } = weigh(queryTerms, true)
      const needed = Math.ceil(queryTerms.length / 2)
      const rank = ({ score, matched }: { score: number; matched: number }) =>
        score * (matched / queryTerms.length) ** 2
      const ranked = [...scores]
        .filter(([, { matched }]) => matched >= needed)
        .sort(([a, of], [b, other]) => rank(other) - rank(of) || a - b)
      return hitsOf(
        ranked.slice(0, limit).map(([index]) => index),
        terms,
      )
    },

    suggest(text, page, limit) {
      const { scores, terms } = weigh(termsOfQuery(text), false)
      const totals = new Map([...scores].map(([index, { score, matched }]) => [index, matched > 1 ? score : score / 2]))
      const strongest = Math.max(0, ...totals.values())
      // The page decides where the text says nothing yet, and between likes.
      const worth = strongest > 0 ? strongest / 4 : 1
      const fits = documents.map(({ pages }) => fitOf(pages, page))
      const closest = Math.max(...fits)
      for (const [index, fit] of fits.entries())
        if (fit > 0) totals.set(index, (totals.get(index) ?? 0) + (worth * fit) / closest)
      const ranked = [...totals]
        .filter(([, score]) => score >= strongest / 3)
        .sort(([a, of], [b, other]) => other - of || a - b)
      return hitsOf(
        ranked.slice(0, limit).map(([index]) => index),
        terms,
      )
    },

    nearest(query, limit) {
      return hitsOf(nearestTitles(documents, query, limit), new Map())
    },
  }
}

/** Weighs by the words that were searched; a loose one counts by its beginning and in spite of a typo too. */
function createScorer(
  documents: readonly HelpDocument[],
  meanings: ReadonlyMap<string, ReadonlySet<string>>,
): (queried: readonly string[], isLoose: boolean) => Weighed {
  const postings = postingsOf(documents)
  const sorted = [...postings.keys()].sort()
  const said = [...meanings.keys()].sort()
  const rarity = (term: string) => Math.log(1 + documents.length / (postings.get(term)?.size ?? 1))

  /** The terms of the index that answer a searched one. */
  const answersTo = (typed: string, isLoose: boolean): Map<string, number> => {
    const found = new Map<string, number>()
    const note = (term: string, weight: number) => found.set(term, Math.max(found.get(term) ?? 0, weight))
    if (postings.has(typed)) note(typed, SAME)
    for (const meant of meanings.get(typed) ?? []) if (postings.has(meant)) note(meant, MEANS)
    if (!isLoose) return found
    if (typed.length > 1)
      for (const term of postings.keys()) if (term.startsWith(typed)) note(term, term === typed ? SAME : BEGINS)
    if (found.size > 0) return found
    for (const index of alikeIn(sorted, typed)) note(sorted[index] ?? '', NEARLY)
    for (const index of alikeIn(said, typed))
      for (const term of meanings.get(said[index] ?? '') ?? []) if (postings.has(term)) note(term, NEARLY / 2)
    return found
  }

  return (typed, isLoose) => {
    const scores = new Map<number, { score: number; matched: number }>()
    const terms = new Map<string, number>()
    for (const word of typed) {
      const best = new Map<number, number>()
      for (const [term, weight] of answersTo(word, isLoose)) {
        terms.set(term, weight)
        for (const [index, positions] of postings.get(term) ?? []) {
          const score = weight * rarity(term) * (positions / (positions + 2))
          best.set(index, Math.max(best.get(index) ?? 0, score))
        }
      }
      for (const [index, score] of best) {
        const before = scores.get(index) ?? { score: 0, matched: 0 }
        scores.set(index, { score: before.score + score, matched: before.matched + 1 })
      }
    }
    return { scores, terms }
  }
}

/** The documents whose titles are most like a query, letter by letter. */
function nearestTitles(documents: readonly HelpDocument[], query: string, limit: number): number[] {
  const pairs = pairsOf(foldText(query))
  const likeness = ({ title }: HelpDocument) => {
    const own = pairsOf(foldText(title))
    return [...pairs].filter((pair) => own.has(pair)).length / Math.sqrt(own.size || 1)
  }
  return documents
    .map((document, index) => [index, likeness(document)] as const)
    .sort(([a, of], [b, other]) => other - of || a - b)
    .slice(0, limit)
    .map(([index]) => index)
}

/** By term, how much it counts in which document. */
function postingsOf(documents: readonly HelpDocument[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const postings = new Map<string, Map<number, number>>()
  for (const [index, { title, subtitle, parts }] of documents.entries()) {
    for (const [part, weight] of [
      [title, IN_TITLE],
      [subtitle, IN_SUBTITLE],
      [parts.join('\n'), IN_TEXT],
    ] as const) {
      for (const term of termsOf(part)) {
        const positions = postings.get(term) ?? new Map<number, number>()
        positions.set(index, (positions.get(index) ?? 0) + weight)
        postings.set(term, positions)
      }
    }
  }
  return postings
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

const termsOf = (text: string): string[] => (text.match(WORD) ?? []).flatMap((word) => termOf(word) || [])

/** A word without case, accents and the commonest endings, so that one and many are the same. */
function termOf(word: string): string {
  const folded = foldText(word)
  if (folded.length < 4) return folded
  if (folded.endsWith('ies')) return `${folded.slice(0, -3)}y`
  return folded.replace(/(?:aux|[sx])$/, (ending) => (ending === 'aux' ? 'al' : ''))
}

/** Each word with the others of its meanings. */
function readSynonyms(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const line of text.trim().split('\n')) {
    const terms = termsOf(line)
    for (const term of terms) {
      const others = meanings.get(term) ?? new Set()
      for (const other of terms) if (other !== term) others.add(other)
      meanings.set(term, others)
    }
  }
  return meanings
}

function hitOf({ kind, id, categorySlug, slug, title, subtitle, parts }: HelpDocument, terms: Weights): HelpHit {
  const { snippet, part } = snippetOf([`${subtitle}\n${parts[0] ?? ''}`, ...parts.slice(1)], terms)
  return {
    kind,
    id,
    categorySlug,
    slug,
    // As guide-sections.ts of the page names them.
    section: part > 0 ? `part-${part}` : null,
    title: marked(title, terms),
    snippet: marked(snippet, terms),
  }
}

/** The sentence that has the most of what was searched, and what follows it, cut at a word; and in which part it is. */
function snippetOf(parts: readonly string[], terms: Weights): { readonly snippet: string; readonly part: number } {
  const sentences = parts.flatMap((text, part) =>
    text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => (sentence.trim() === '' ? [] : { sentence, part })),
  )
  const worth = (sentence: string) =>
    [...new Set(termsOf(sentence))].reduce((sum, term) => sum + (terms.get(term) ?? 0), 0)
  const worths = sentences.map(({ sentence }) => worth(sentence))
  const best = worths.reduce((most, one, index) => (one > (worths[most] ?? 0) ? index : most), 0)
  // A heading has no mark of its own that sets it off from what follows.
  const whole = sentences
    .slice(best)
    .map(({ sentence }) => sentence)
    .reduce((before, next) => before + (/[\p{L}\p{N})]$/u.test(before) ? ' · ' : ' ') + next)
  const cut = whole.slice(0, SNIPPET)
  return {
    snippet: whole.length <= SNIPPET ? whole : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`,
    part: sentences[best]?.part ?? 0,
  }
}

/** Escaped, with each word that counted in `<mark>`. */
function marked(text: string, terms: Weights): string {
  let html = ''
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(termOf(word))) continue
    html += `${escapeMarkup(text.slice(from, index))}<mark>${escapeMarkup(word)}</mark>`
    from = index + word.length
  }
  return html + escapeMarkup(text.slice(from))
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)))
