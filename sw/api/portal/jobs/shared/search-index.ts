// Words of jobs and where they occur, in memory: built, stored and read in slices, so that nothing waits for long.
import MiniSearch, { type Options } from 'minisearch'
import { isWithin, type JobConcepts, MEANT, slipsIn } from './concepts.ts'
import type { IndexedJob } from './indexed-job.ts'
import { jobStem, jobTerms, saysNothing } from './stems.ts'

const FIELDS = ['title', 'role', 'skills', 'company', 'city', 'kind'] as const
type Field = (typeof FIELDS)[number]
/** What is written out, and the tokens for a skill, a role or a kind of work. */
const TEXT_FIELDS: readonly Field[] = ['title', 'company', 'city']
const TOKEN_FIELDS: readonly Field[] = ['skills', 'role', 'kind']
const BOOST: Readonly<Record<Field, number>> = {
  title: 6,
  role: 5,
  company: 4,
  city: 4,
  skills: 2,
  kind: 1.5,
}

/** The most that a slice of building or reading may take, in ms, before others get their turn. */
const SLICE_MS = 8

/** A short word that is known means itself, and is no beginning: `po` is no `port`. */
const LONGEST_ACRONYM = 3

/** A job that has some of the words is worth showing from this share of the best one’s score. */
const NEAR_BEST = 0.5

/** Where fewer jobs than this have all of the words, those with most of them follow. */
const FEW = 10

/** A term with where it occurs: by field, job and how often, one after the other. */
type StoredTerm = readonly [string, readonly (readonly [number, readonly number[]])[]]

const SLICE_TERMS = 1500

const options: Options<IndexedJob> = {
  fields: [...FIELDS],
  idField: 'id',
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term || null,
  autoVacuum: false,
}

export interface FoundJobs {
  /** How well each job fits, by id; undefined where the words say nothing about a job, such as `job`. */
  readonly scores: ReadonlyMap<string, number> | undefined
  /** Of these, the jobs that lack one of the words: they come behind the others. */
  readonly near: ReadonlySet<string>
  /** What was searched for instead of words that nothing has. */
  readonly corrected: string | null
}

/** The index, whose parts can be taken out and put in piece by piece. */
export class JobSearchIndex extends MiniSearch<IndexedJob> {
  constructor() {
    super(options)
  }

  /** Adds jobs in slices. @param pause lets others have their turn */
  async build(jobs: Iterable<IndexedJob>, pause: () => Promise<void>): Promise<void> {
    let since = performance.now()
    for (const job of jobs) {
      this.add(job)
      if (performance.now() - since < SLICE_MS) continue
      await pause()
      since = performance.now()
    }
  }

  /** Puts a job in another's place, or in. */
  put(job: IndexedJob): void {
    if (this.has(job.id)) this.discard(job.id)
    this.add(job)
  }

  /** What is to be stored on the device, slice by slice: the head last, which says that all of them are there. */
  *slices(): Generator<readonly StoredTerm[], Record<string, unknown>> {
    let slice: StoredTerm[] = []
    for (const [term, fields] of this._index) {
      const places = [...fields].map(([field, jobs]) => [field, [...jobs].flat()] as const)
      slice.push([term, places])
      if (slice.length < SLICE_TERMS) continue
      yield slice
      slice = []
    }
    if (slice.length > 0) yield slice
    return {
      documentCount: this._documentCount,
      nextId: this._nextId,
      documentIds: [...this._documentIds],
      fieldLength: [...this._fieldLength],
      averageFieldLength: [...this._avgFieldLength],
      dirtCount: this._dirtCount,
    }
  }

  /** What `slices` gave, put into an index that is empty. */
  takeSlice(slice: readonly StoredTerm[]): void {
    for (const [term, fields] of slice) {
      this._index.set(
        term,
        new Map(
          fields.map(([field, flat]) => {
            const jobs = new Map<number, number>()
            for (let at = 0; at < flat.length; at += 2) jobs.set(flat[at] as number, flat[at + 1] as number)
            return [field, jobs]
          }),
        ),
      )
    }
  }

  takeHead(head: Record<string, unknown>): void {
    this._documentCount = head.documentCount as number
    this._nextId = head.nextId as number
    this._documentIds = new Map(head.documentIds as [number, string][])
    this._idToShortId = new Map([...this._documentIds].map(([short, id]) => [id, short]))
    this._fieldLength = new Map(head.fieldLength as [number, number[]][])
    this._avgFieldLength = [...(head.averageFieldLength as number[])]
    this._dirtCount = head.dirtCount as number
  }

  /**
   * Jobs with the words, by id with how well they fit: those with all of the words, and where these are few, those that come near the best. Small slips are forgiven, and the last word may be
   * its beginning. A word means the text of titles, companies and cities, and every skill, role or kind of work that is called so.
   */
  find(text: string, concepts: JobConcepts): FoundJobs {
    const words = concepts.respelt(jobTerms(text))
    if (words.length === 0)
      return { scores: saysNothing(text) ? undefined : new Map(), near: new Set(), corrected: null }
    const named = concepts.namedBy(words)
    const meant = words.map((word, index) => {
      const one = concepts.meantBy(word, {
        mayBeBeginning: index === words.length - 1,
        isAlone: words.length === 1,
        isWritten: this.#isWritten(word),
      })
      for (const token of named.get(index) ?? []) one.tokens.set(token, MEANT.name)
      return { ...one, isKnown: one.isKnown || named.has(index) }
    })
    const total = new Float64Array(this._nextId)
    const hits = new Uint8Array(this._nextId)
    const part = new Float64Array(this._nextId)
    const matched: string[] = meant.flatMap((one) => one.words)
    for (const [index, word] of words.entries()) {
      const touched: number[] = []
      const stem = jobStem(word)
      this.#addTerm(stem, TEXT_FIELDS, 1, part, touched)
      if (stem !== word) this.#addTerm(word, TEXT_FIELDS, 0.5, part, touched)
      const isKnown = meant[index]?.isKnown === true
      const mayBeBeginning = index === words.length - 1 && !(isKnown && word.length <= LONGEST_ACRONYM)
      for (const [term, weight] of this.#alike(word, { mayBeBeginning, isKnown, isAlone: words.length === 1 })) {
        matched.push(term)
        this.#addTerm(term, TEXT_FIELDS, weight, part, touched)
      }
      for (const [token, weight] of meant[index]?.tokens ?? [])
        this.#addTerm(token, TOKEN_FIELDS, weight, part, touched)
      for (const job of touched) {
        if (part[job] === 0) continue
        total[job] = (total[job] as number) + (part[job] as number)
        hits[job] = (hits[job] as number) + 1
        part[job] = 0
      }
    }
    const isKnown = words.map((_, index) => meant[index]?.isKnown === true)
    return { ...this.#best(total, hits, words.length), corrected: this.corrected(words, isKnown, matched) }
  }

  /** Jobs with all of the words, the best first; behind them, where they are few, those that come near the best of all and lack one word at most. */
  #best(total: Float64Array, hits: Uint8Array, all: number): Pick<FoundJobs, 'scores' | 'near'> {
    const places = [...this._documentIds] as readonly (readonly [number, string])[]
    const isWhole = (job: number) => hits[job] === all
    const whole = places.filter(([job]) => isWhole(job))
    const best = places.reduce((most, [job]) => Math.max(most, total[job] as number), 0)
    const least = whole.length === 0 ? 1 : all - 1
    const near = whole.length >= FEW ? [] : places.filter(([job]) => isNear(job))
    function isNear(job: number): boolean {
      const had = hits[job] as number
      return had < all && had >= Math.max(1, least) && (total[job] as number) >= best * NEAR_BEST
    }
    const scores = new Map(near.map(([job, id]) => [id, total[job] as number]))
    for (const [job, id] of whole) scores.set(id, (total[job] as number) + best)
    return { scores, near: new Set(near.map(([, id]) => id)) }
  }

  /** Adds what a term counts for each job that has it in these fields (BM25). @param touched gets the jobs */
  #addTerm(term: string, fields: readonly Field[], weight: number, part: Float64Array, touched: number[]): void {
    const places = this._index.get(term)
    if (!places) return
    for (const field of fields) {
      const number = this._fieldIds[field] as number
      const jobs = places.get(number)
      if (!jobs) continue
      const rarity = Math.log(1 + (this._documentCount - jobs.size + 0.5) / (jobs.size + 0.5))
      const factor = weight * BOOST[field] * rarity
      const average = this._avgFieldLength[number] ?? 1
      // Of tokens there is one a thing, and a longer list is no worse: their length says nothing. Jobs that are gone are left out by `#best`.
      const isText = fields === TEXT_FIELDS
      for (const [job, often] of jobs) {
        const length = isText ? (this._fieldLength.get(job)?.[number] ?? average) : average
        if (part[job] === 0) touched.push(job)
        part[job] =
          (part[job] as number) + factor * (0.5 + (often * 2.2) / (often + 1.2 * (0.3 + (0.7 * length) / average)))
      }
    }
  }

  /** Terms of the text that begin like the word, or, where nothing is called so, are it with a slip. */
  #alike(
    word: string,
    { mayBeBeginning, isKnown, isAlone }: { mayBeBeginning: boolean; isKnown: boolean; isAlone: boolean },
  ): Map<string, number> {
    const found = new Map<string, number>()
    const slips = slipsIn(word, isAlone)
    if (slips > 0 && !isKnown && !this.#isWritten(word)) {
      for (const [term, [, distance]] of this._index.fuzzyGet(word, slips))
        if (term[0] === word[0]) found.set(term, MEANT.slip / Math.max(1, distance))
    }
    if (mayBeBeginning && word.length >= 2) {
      for (const [term] of this._index.atPrefix(word)) if (term !== word) found.set(term, MEANT.beginning)
    }
    return found
  }

  #isWritten(word: string): boolean {
    return this._index.has(word) || this._index.has(jobStem(word))
  }

  /** The words with those that nothing has replaced by what was found for them; null where all of them are there. */
  private corrected(words: readonly string[], isKnown: readonly boolean[], matched: readonly string[]): string | null {
    const isThere = (word: string) =>
      isKnown[words.indexOf(word)] || this.#isWritten(word) || matched.some((term) => term.startsWith(word))
    if (words.every(isThere)) return null
    const alike = (word: string) =>
      matched
        .filter((term) => term[0] === word[0] && Math.abs(term.length - word.length) <= 2)
        // A letter that was left out is the likeliest slip.
        .toSorted((a, b) => Number(isWithin(b, word, 1)) - Number(isWithin(a, word, 1)) || b.length - a.length)[0]
    const corrected = words.map((word) => (isThere(word) ? word : (alike(word) ?? word))).join(' ')
    return corrected === words.join(' ') ? null : corrected
  }
}
