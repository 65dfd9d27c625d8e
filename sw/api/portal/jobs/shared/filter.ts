// Which jobs fit the criteria, and how many would with another value of one of them: one pass over all.
import type { JobCriteria, JobFilter } from '#contract/portal/job-criteria.ts'
import { distanceKm, type JobRow, yearlyEuros } from '#contract/portal/job-shapes.ts'
import type { Person } from './person.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** km */
const RADIUS = 50

/** The input of a filter. */
export interface FilterInput {
  readonly now: number
  readonly person: Person
  /** By index in the jobs. */
  readonly scores: Float32Array
  /** What the words found; undefined where there are none. */
  readonly found: ReadonlyMap<string, number> | undefined
  /** Indexes of what one level more of `criteria.unlocks` opens. */
  readonly unlocked?: ReadonlySet<number> | undefined
}

type Test = (job: JobRow, index: number) => boolean

type Tests = Map<JobFilter, Test>

/** One test for each filter that is set, by the filter's name. */
export function testsOf(criteria: JobCriteria, input: FilterInput): Tests {
  const tests: Tests = new Map()
  const { found, now } = input
  if (found) tests.set('q', ({ id }) => found.has(id))
  addJobTests(tests, criteria)
  addTimeTests(tests, criteria, now)
  addPersonTests(tests, criteria, input)
  return tests
}

/** What the job itself answers. */
function addJobTests(tests: Tests, criteria: JobCriteria): void {
  const several = <Value>(
    filter: JobFilter,
    wanted: readonly Value[] | undefined,
    has: (job: JobRow, set: Set<Value>) => boolean,
  ) => {
    if (!wanted || wanted.length === 0) return
    const set = new Set(wanted)
    tests.set(filter, (job) => has(job, set))
  }
  const { lat, lng, radiusKm = RADIUS, skill, payMin, levelMax } = criteria
  if (lat !== undefined && lng !== undefined) {
    tests.set('place', ({ remote, location }) => remote === 'full' || distanceKm({ lat, lng }, location) <= radiusKm)
  }
  several('contract', criteria.contract, (job, set) => set.has(job.contract))
  several('remote', criteria.remote, (job, set) => set.has(job.remote))
  several('level', criteria.level, (job, set) => set.has(job.level))
  several('language', criteria.language, (job, set) => job.languages.some(({ code }) => set.has(code)))
  several('companyId', criteria.companyId, (job, set) => set.has(job.company.id))
  several('sector', criteria.sector, (job, set) => set.has(job.company.sector))
  several('roleId', criteria.roleId, (job, set) => set.has(job.roleId))
  if (skill && skill.length > 0) {
    tests.set('skill', ({ skills }) => skill.every((wanted) => skills.some(({ skillId }) => skillId === wanted)))
  }
  if (payMin !== undefined) tests.set('payMin', ({ salary }) => salary === null || yearlyEuros(salary).max >= payMin)
  if (criteria.hasPay) tests.set('hasPay', ({ salary }) => salary !== null)
  if (levelMax !== undefined) tests.set('levelMax', ({ level }) => level <= levelMax)
}

/** When it was posted and until when it is open. */
function addTimeTests(tests: Tests, { postedWithin, postedSince, closingWithin }: JobCriteria, now: number): void {
  if (postedWithin !== undefined) tests.set('postedWithin', isPostedSince(now - postedWithin * DAY_MS))
  if (postedSince !== undefined) {
    const from = utcOf(postedSince)
    tests.set('postedSince', ({ postedAt }) => postedAt > from)
  }
  if (closingWithin !== undefined) {
    const until = now + closingWithin * HOUR_MS
    tests.set('closingWithin', ({ validThrough }) => Date.parse(validThrough) <= until)
  }
}

/** How it fits the person, and what they have done with it. */
function addPersonTests(tests: Tests, criteria: JobCriteria, { person, scores, unlocked }: FilterInput): void {
  const { matchMin, viewedSince } = criteria
  if (matchMin !== undefined && person.mayMatch)
    tests.set('matchMin', (_, index) => (scores[index] as number) >= matchMin - 1e-6)
  if (unlocked) tests.set('unlocks', (_, index) => unlocked.has(index))
  if (viewedSince !== undefined) {
    const from = utcOf(viewedSince)
    tests.set('viewedSince', ({ id }) => (person.marks.get(id)?.viewedAt ?? '') >= from)
  }
  if (criteria.saved) tests.set('saved', ({ id }) => Boolean(person.marks.get(id)?.savedAt))
  if (criteria.hidden) tests.set('hidden', ({ id }) => Boolean(person.marks.get(id)?.hiddenAt))
  if (criteria.hideApplied) tests.set('hideApplied', ({ id }) => !person.applications.has(id))
}

/** Whether a job passes criteria that are about the job alone, and not about the person. */
export function passing(
  criteria: Pick<JobCriteria, 'lat' | 'lng' | 'radiusKm' | 'contract' | 'remote' | 'payMin' | 'roleId'>,
): (job: JobRow) => boolean {
  const tests = [...testsOf(criteria, NOBODY).values()]
  return (job) => tests.every((test) => test(job, 0))
}

const NOBODY: FilterInput = {
  now: 0,
  person: { mayMatch: false, levels: new Map(), marks: new Map(), applications: new Map(), drafts: new Set() },
  scores: new Float32Array(0),
  found: undefined,
}

/** As rows have it, whatever zone it came with. */
const utcOf = (at: string): string => new Date(at).toISOString()

const isPostedSince = (from: number) => {
  const text = new Date(from).toISOString()
  return ({ postedAt }: JobRow): boolean => postedAt >= text
}

let lastAt: readonly [number, string] = [0, '']
/** Times of rows are all written alike, so that they compare as texts: reading 50,000 of them would take longer than all the rest. */
function isoAt(now: number): string {
  if (lastAt[0] !== now) lastAt = [now, new Date(now).toISOString()]
  return lastAt[1]
}

/** What is in question before any filter: open, or closed too where requested or one's own; hidden ones only where requested. */
export function isInQuestion(
  job: JobRow,
  criteria: JobCriteria,
  { now, person }: Pick<FilterInput, 'now' | 'person'>,
): boolean {
  const at = isoAt(now)
  if (job.postedAt > at) return false
  const mark = person.marks.get(job.id)
  if (!criteria.hidden && mark?.hiddenAt) return false
  const isOwn = criteria.saved || criteria.viewedSince !== undefined
  return criteria.closed || isOwn || (job.status === 'open' && job.validThrough > at)
}

/** Values of a job by which it is counted. */
const COUNTED = {
  contract: (job) => [job.contract],
  remote: (job) => [job.remote],
  level: (job) => [String(job.level)],
  language: (job) => job.languages.map(({ code }) => code),
  skill: (job) => job.skills.map(({ skillId }) => skillId),
  companyId: (job) => [job.company.id],
  sector: (job) => [job.company.sector],
  roleId: (job) => [job.roleId],
} as const satisfies Partial<Record<JobFilter, (job: JobRow) => readonly string[]>>
type CountedFilter = keyof typeof COUNTED
const COUNTED_FILTERS = Object.keys(COUNTED) as CountedFilter[]

export interface Filtered {
  /** Indexes of the jobs that fit. */
  readonly indexes: number[]
  /** By filter and value, how many fit all the other filters. */
  readonly counts: Readonly<Record<CountedFilter, Map<string, number>>>
  /** The same of pay: indexes of the jobs that fit all but it ... */
  readonly payIndexes: number[]
  /** ... and of how long they have been posted. */
  readonly postedIndexes: number[]
  /** How many would fit without one filter. */
  readonly without: Map<JobFilter, number>
}

/** One pass: a job that fails one filter alone counts for that filter's values; one that fails none counts for all. */
export function filterJobs(jobs: readonly JobRow[], criteria: JobCriteria, input: FilterInput): Filtered {
  const tests = [...testsOf(criteria, input)]
  const counts = Object.fromEntries(
    COUNTED_FILTERS.map((filter) => [filter, new Map<string, number>()]),
  ) as unknown as Record<CountedFilter, Map<string, number>>
  const [indexes, payIndexes, postedIndexes]: [number[], number[], number[]] = [[], [], []]
  const without = new Map<JobFilter, number>()
  const count = (filter: CountedFilter, job: JobRow) => {
    const values = counts[filter]
    for (const value of COUNTED[filter](job)) values.set(value, (values.get(value) ?? 0) + 1)
  }
  for (let index = 0; index < jobs.length; index += 1) {
    const job = jobs[index] as JobRow
    if (!isInQuestion(job, criteria, input)) continue
    const failed = failedTest(tests, job, index)
    if (failed === 'several') continue
    if (failed === undefined) {
      indexes.push(index)
      for (const filter of COUNTED_FILTERS) count(filter, job)
    } else {
      without.set(failed, (without.get(failed) ?? 0) + 1)
      // All skills are required: another one only narrows, and is counted where all fit.
      if (failed in COUNTED && failed !== 'skill') count(failed as CountedFilter, job)
    }
    if (failed === undefined || failed === 'payMin' || failed === 'hasPay') payIndexes.push(index)
    if (failed === undefined || failed === 'postedWithin') postedIndexes.push(index)
  }
  return { indexes, counts, payIndexes, postedIndexes, without }
}

/** The only filter that a job does not pass; undefined: it passes all. */
function failedTest(
  tests: readonly (readonly [JobFilter, Test])[],
  job: JobRow,
  index: number,
): JobFilter | 'several' | undefined {
  let failed: JobFilter | undefined
  for (const [filter, test] of tests) {
    if (test(job, index)) continue
    if (failed !== undefined) return 'several'
    failed = filter
  }
  return failed
}
