// The figures of the career domains over 50,000 jobs: matching, what-if, search. In Node, on the same engine as a worker's, in ms of this thread's own
// work: what others do on the machine meanwhile counts for nothing. Called by run.mjs.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf, withChanges } from '#contract/portal/match-score.ts'
import { seedClaims } from '#seed/career/claims.ts'
import { companies } from '#seed/career/companies.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'
import { JobConcepts } from '#sw/api/portal/jobs/shared/concepts.ts'
import { filterJobs } from '#sw/api/portal/jobs/shared/filter.ts'
import { indexedJobOf } from '#sw/api/portal/jobs/shared/indexed-job.ts'
import { coverageTable, gainsOf, scoreAll, toColumns } from '#sw/api/portal/jobs/shared/match-columns.ts'
import { JobSearchIndex } from '#sw/api/portal/jobs/shared/search-index.ts'
import { type Line, percentile, printTable, shown } from './figures.ts'

const JOBS = 50_000
const NOW = Date.UTC(2026, 10, 17, 9)

/** What people type: whole words, beginnings, slips, two languages. */
const QUERIES =
  'data analyst;développeuse;comptable lyon;statistisian;bus;infirmier;project manager;sql python;remote data;géomaticien;timetab;devops engineer;clinique;rgpd;véro mobilité;acheteur;ux;nurse lausanne;maintnance;forecast'.split(
    ';',
  )

/** ms that this thread has worked for. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timed(rounds: number, run: (round: number) => unknown): number[] {
  // Once through before it counts, as a worker that has been used.
  for (let round = 0; round < 3; round += 1) run(round)
  return Array.from({ length: rounds }, (_, round) => {
    const start = worked()
    run(round)
    return worked() - start
  })
}

const bounded = (figure: string, value: number, most: number, unit = 'ms'): Line => ({
  figure,
  ours: shown(value, unit),
  beside: '',
  ratio: '',
  budget: `at most ${most} ${unit}`,
  verdict: value <= most ? 'kept' : 'MISSED',
})

export async function reportCareer(): Promise<boolean> {
  const { jobs } = makeJobs(NOW, JOBS)
  const own = knownLevels(seedClaims(NOW))
  return printTable(`career, ${jobs.length.toLocaleString('en')} jobs`, '', [
    ...matching(jobs, own),
    ...(await searching(jobs)),
  ])
}

function matching(jobs: readonly JobRow[], own: ReturnType<typeof knownLevels>): Line[] {
  const columns = toColumns(jobs)
  const out = new Float32Array(jobs.length)
  const level = (round: number) => withChanges(own, [{ skillId: 'sql', level: 1 + (round % 5) }])
  const rescore = timed(100, (round) => scoreAll(columns, coverageTable(columns, level(round)), out))
  const shownJobs = jobs.slice(0, 25)
  const dragged = timed(100, (round) => shownJobs.map(({ skills: requested }) => matchOf(requested, level(round))))
  const isIn = new Uint8Array(jobs.length).fill(1)
  const whatIf = timed(40, (round) => {
    const levels = level(round)
    return gainsOf(columns, levels, scoreAll(columns, coverageTable(columns, levels)), 0.6, isIn)
  })
  const person = {
    mayMatch: true,
    levels: own,
    marks: new Map(),
    applications: new Map(),
    drafts: new Set<string>(),
  }
  const filtered = timed(20, () =>
    filterJobs(jobs, { remote: ['full', 'hybrid'] }, { now: NOW, person, scores: out, found: undefined }),
  )
  return [
    bounded('all rescored: p95', percentile(rescore, 0.95), 50),
    bounded('one level changed, 25 shown jobs explained: p95', percentile(dragged, 0.95), 16),
    bounded('what-if over all skills: p95', percentile(whatIf, 0.95), 250),
    bounded('filters with all facets: p95', percentile(filtered, 0.95), 250),
  ]
}

async function searching(jobs: readonly JobRow[]): Promise<Line[]> {
  const sectors = new Map(companies.map(({ sector, sectorLabel }) => [sector, `${sectorLabel.en} ${sectorLabel.fr}`]))
  const concepts = new JobConcepts(skills, roles, sectors)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().heapUsed
  const index = new JobSearchIndex()
  let [slice, longest] = [worked(), 0]
  const start = slice
  await index.build(jobs.values().map(indexedJobOf), async () => {
    longest = Math.max(longest, worked() - slice)
    await new Promise((resolve) => setImmediate(resolve))
    slice = worked()
  })
  const built = (worked() - start) / 1000
  collect()
  const size = (process.memoryUsage().heapUsed - before) / 2 ** 20
  const searched = timed(100, (round) => index.find(QUERIES[round % QUERIES.length] ?? '', concepts))
  return [
    bounded('search: p95', percentile(searched, 0.95), 60),
    bounded('index built', built, 20, 's'),
    bounded('longest slice of building', longest, 50),
    bounded('index in memory', size, 90, 'MB'),
  ]
}
