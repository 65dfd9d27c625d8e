// Words of jobs and where they stand, in memory: built, kept and read in slices, so that nothing waits for long. Used by job-catalogue.ts and the bench.
import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { Role, Skill } from '#contract/portal/skills.ts'
import { jobStem, jobWords } from './job-stems.ts'

/** What is read of a job: the words of each field, whole and cut. */
export interface JobWords {
  readonly id: string
  readonly title: string
  readonly skills: string
  readonly company: string
  readonly city: string
  readonly kind: string
}

const FIELDS = ['title', 'skills', 'company', 'city', 'kind'] as const
const BOOST: Readonly<Record<(typeof FIELDS)[number], number>> = { title: 6, company: 4, city: 4, skills: 2, kind: 1.5 }

/** What a person may call the kind of work, in both languages. */
const KINDS: Readonly<Record<string, string>> = {
  none: 'on-site sur place présentiel',
  hybrid: 'hybrid hybride télétravail homeworking',
  full: 'remote télétravail distance homeworking',
  permanent: 'permanent CDI indéterminée',
  fixedTerm: 'fixed-term CDD déterminée',
  internship: 'internship intern stage stagiaire',
  apprenticeship: 'apprenticeship apprentice alternance apprentissage',
  temporary: 'temporary temp intérim temporaire',
  freelance: 'freelance contractor indépendant mission',
}
const LEVELS = ['débutant junior beginner', 'junior', 'confirmé', 'senior sénior', 'lead principal expert']
const COUNTRIES: Readonly<Record<string, string>> = {
  FR: 'France',
  BE: 'Belgique Belgium',
  LU: 'Luxembourg',
  CH: 'Suisse Switzerland',
  CA: 'Canada',
  GB: 'Royaume-Uni United Kingdom',
  IE: 'Irlande Ireland',
  DE: 'Allemagne Germany',
  NL: 'Pays-Bas Netherlands',
  SE: 'Suède Sweden',
  DK: 'Danemark Denmark',
  NO: 'Norvège Norway',
  IT: 'Italie Italy',
  ES: 'Espagne Spain',
  AT: 'Autriche Austria',
}
/** What some cities are called in the other language. */
const CITIES: Readonly<Record<string, string>> = {
  Bruxelles: 'Brussels',
  Antwerpen: 'Antwerp Anvers',
  Gent: 'Ghent Gand',
  Brugge: 'Bruges',
  Genève: 'Geneva',
  Bern: 'Berne',
  Basel: 'Bâle',
  Zürich: 'Zurich',
  London: 'Londres',
  Edinburgh: 'Édimbourg',
  München: 'Munich',
  Köln: 'Cologne',
  Göteborg: 'Gothenburg',
  København: 'Copenhagen Copenhague',
  Wien: 'Vienna Vienne',
  Montréal: 'Montreal',
}

/** The most that a slice of building or reading may take, in ms, before others get their turn. */
const SLICE_MS = 12

/** A term with where it stands: by field, job and how often, one after the other. */
type KeptTerm = readonly [string, readonly (readonly [number, readonly number[]])[]]

const SLICE_TERMS = 1500

const options: Options<JobWords> = {
  fields: [...FIELDS],
  idField: 'id',
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term || null,
  autoVacuum: false,
}

export interface FoundJobs {
  /** How well each job fits, by id. */
  readonly scores: ReadonlyMap<string, number>
  /** What was searched for instead of words that nothing has. */
  readonly corrected: string | null
}

/** The index, whose parts can be taken out and put in piece by piece. */
export class JobSearchIndex extends MiniSearch<JobWords> {
  constructor() {
    super(options)
  }

  /** Adds jobs in slices. @param pause lets others have their turn */
  async build(jobs: Iterable<JobWords>, pause: () => Promise<void>): Promise<void> {
    let since = performance.now()
    for (const job of jobs) {
      this.add(job)
      if (performance.now() - since < SLICE_MS) continue
      await pause()
      since = performance.now()
    }
  }

  /** Puts a job in another's place, or in. */
  put(job: JobWords): void {
    if (this.has(job.id)) this.discard(job.id)
    this.add(job)
  }

  /** What is to be kept on the device, slice by slice: the head last, which says that all of them are there. */
  *kept(): Generator<readonly KeptTerm[], Record<string, unknown>> {
    let slice: KeptTerm[] = []
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

  /** What `kept` gave, put into an index that is empty. */
  takeSlice(slice: readonly KeptTerm[]): void {
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
   * Jobs with the words, by id with how well they fit: all of the words, or where none has all, some. Small slips are forgiven, and the last word may be
   * its beginning.
   */
  find(text: string): FoundJobs {
    const words = jobWords(text)
    if (words.length === 0) return { scores: new Map(), corrected: null }
    const queries = words.map((word, index): Query => {
      const stem = jobStem(word)
      const isLast = index === words.length - 1
      return {
        combineWith: 'OR',
        queries: [
          { queries: [stem], ...exact },
          ...(stem === word ? [] : [{ queries: [word], ...exact, boost: scaled(1.2) }]),
          { queries: [word], ...near(word, isLast) },
        ],
      }
    })
    const all = this.search({ combineWith: 'AND', queries, boost: BOOST })
    const found = all.length > 0 || words.length === 1 ? all : this.search({ combineWith: 'OR', queries, boost: BOOST })
    return {
      scores: new Map(found.map(({ id, score }) => [id as string, score])),
      corrected: this.corrected(words, Object.keys(found[0]?.match ?? {})),
    }
  }

  /** The words with those that nothing has replaced by what was found for them; null where all of them are there. */
  private corrected(words: readonly string[], matched: readonly string[]): string | null {
    const isThere = (word: string) =>
      this._index.has(word) || this._index.has(jobStem(word)) || matched.some((term) => term.startsWith(word))
    if (words.every(isThere)) return null
    const alike = (word: string) =>
      matched
        .filter((term) => term[0] === word[0] && Math.abs(term.length - word.length) <= 2)
        .toSorted((a, b) => b.length - a.length)[0]
    const corrected = words.map((word) => (isThere(word) ? word : (alike(word) ?? word))).join(' ')
    return corrected === words.join(' ') ? null : corrected
  }
}

const scaled = (factor: number): Record<string, number> =>
  Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * factor]))

const exact: SearchOptions = { fuzzy: false, prefix: false }

/** One slip from four letters on, two from eight; what is exact comes first by far. */
const near = (word: string, isLast: boolean): SearchOptions => ({
  prefix: isLast && word.length >= 2,
  fuzzy: word.length >= 8 ? 2 : word.length >= 4 ? 1 : false,
  weights: { fuzzy: 0.12, prefix: 0.35 },
  boost: scaled(0.5),
})

/** Makes words of jobs, with what their roles and skills are called in both languages. */
export function jobWordsOf(skills: readonly Skill[], roles: readonly Role[], sectors: ReadonlyMap<string, string>) {
  const written = (...texts: (string | undefined)[]): string => {
    const words = jobWords(texts.join(' '))
    return [...new Set(words.flatMap((word) => [word, jobStem(word)]))].join(' ')
  }
  const bySkill = new Map(
    skills.map(({ id, label, altLabels }) => [id, written(label.en, label.fr, ...altLabels.en, ...altLabels.fr)]),
  )
  const byRole = new Map(
    roles.map(({ id, title, altTitles }) => [id, [title.en, title.fr, ...altTitles.en, ...altTitles.fr].join(' ')]),
  )
  return (job: JobRow): JobWords => ({
    id: job.id,
    title: written(job.title.en, job.title.fr),
    skills: job.skills.map(({ skillId }) => bySkill.get(skillId) ?? '').join(' '),
    company: written(job.company.name),
    city: written(job.location.city, CITIES[job.location.city], COUNTRIES[job.location.countryCode]),
    kind: written(
      byRole.get(job.roleId),
      KINDS[job.remote],
      KINDS[job.contract],
      LEVELS[job.level - 1],
      sectors.get(job.company.sector),
    ),
  })
}
