// The first rows of the jobs' tables: jobs with their texts, companies, cities, and what Alex has marked.
import type { JobCriteria } from '#contract/portal/job-criteria.ts'
import { jobFacts } from '#contract/portal/job-facts.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { cities } from '#seed/career/cities.ts'
import { companies } from '#seed/career/companies.ts'
import { JOB_COUNT, jobsInTurn, type MadeJob } from '#seed/career/jobs.ts'

const DAY_MS = 86_400_000
const USER = 'alex-morgan'

/** Days ago: saved, looked at; and what was otherwise then. */
interface Marked {
  readonly jobId: string
  readonly saved?: number
  readonly viewed?: number
  readonly was?: (job: JobRow, now: number) => Partial<Record<string, unknown>>
}

const cheaper = ({ salary }: JobRow) => ({
  salary: salary && { ...salary, min: salary.min - 200_000, max: salary.max - 250_000 },
})
const earlier = (_: JobRow, now: number) => ({ validThrough: new Date(now - DAY_MS).toISOString() })
const onSite = () => ({ remote: { remote: 'none', daysOnSite: null } })

const marked: readonly Marked[] = [
  { jobId: 'vero-mobilite-pricing-analyst', saved: 4, viewed: 1 },
  { jobId: 'orsay-logistics-network-planner', saved: 5, viewed: 2 },
  { jobId: 'clinique-des-monts-data-analyst', saved: 2, viewed: 2 },
  { jobId: 'nordlys-analytics-energy-analyst', saved: 7, viewed: 6, was: cheaper },
  { jobId: 'atelier-nord-map-analyst', saved: 12, viewed: 9, was: earlier },
  { jobId: 'institut-regional-research-assistant', viewed: 6, was: onSite },
  { jobId: 'verkehrsverbund-oberland-timetable-analyst', viewed: 0.6 },
  { jobId: 'brightwell-water-reporting-lead', saved: 9, viewed: 9 },
  { jobId: 'lignes-du-jura-timetable-planner', viewed: 15 },
]

const searches: readonly {
  readonly name: string
  readonly criteria: JobCriteria
  readonly alert: 'instant' | 'daily'
  readonly days: number
  readonly made: number
}[] = [
  {
    name: 'Analyst near Lyon',
    criteria: { q: 'analyst', place: 'Lyon', lat: 45.76, lng: 4.84, radiusKm: 60 },
    alert: 'instant',
    days: 3,
    made: 190,
  },
  {
    name: 'SQL, from home',
    criteria: { skill: ['sql'], remote: ['full'], hideApplied: true },
    alert: 'daily',
    days: 6,
    made: 26,
  },
]

/** Jobs that are made between two rests. */
const AT_A_STRETCH = 40

/** @param rest lets others have their turn */
export async function seedJobs(now: number, factor = 1, rest = async () => {}) {
  const made: MadeJob[] = []
  for (const one of jobsInTurn(now, JOB_COUNT * factor)) {
    if (made.push(one) % AT_A_STRETCH === 0) await rest()
  }
  const jobs = made.map(({ job }) => job)
  const ago = (days: number): string => new Date(now - days * DAY_MS).toISOString()
  const byId = new Map(jobs.slice(0, JOB_COUNT).map((job) => [job.id, job]))
  return {
    jobs,
    jobTexts: made.map(({ text }) => text),
    companies: companies.map(({ cityId: _, ...company }) => company),
    cities: cities.map((city, rank) => ({ ...city, rank })),
    jobMarks: marked.flatMap(({ jobId, saved, viewed, was }) => {
      const job = byId.get(jobId)
      if (!job) return []
      return [
        {
          id: `${USER}␟${jobId}`,
          userId: USER,
          jobId,
          savedAt: saved === undefined ? null : ago(saved),
          hiddenAt: null,
          viewedAt: viewed === undefined ? null : ago(viewed),
          seen: viewed === undefined ? null : { ...jobFacts(job), ...was?.(job, now) },
          beforeAt: null,
          before: null,
        },
      ]
    }),
    jobSearches: searches.map(({ days, made, ...search }, index) => ({
      ...search,
      id: `search-${index + 1}`,
      userId: USER,
      createdAt: ago(made),
      seenAt: ago(days),
      toldAt: ago(0),
    })),
  }
}
