// The jobs that fit criteria, with what they were found with.
import type { JobCriteria } from '#contract/portal/job-criteria.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { MATCH_THRESHOLD } from '#contract/portal/match.ts'
import { type Catalogue, findJobsByText, openCatalogue, type Upkeep } from './catalogue.ts'
import { type Filtered, filterJobs } from './filter.ts'
import { coverageTable, gainsOf, scoreAll } from './match-columns.ts'
import { offeredTo, type Person, personOf } from './person.ts'

export interface Asking extends Upkeep {
  readonly now: number
  readonly userId: string | undefined
}

/** What is found for criteria, and with what. */
export interface JobsFound {
  readonly catalogue: Catalogue
  readonly person: Person
  readonly scores: Float32Array
  readonly found: ReadonlyMap<string, number> | undefined
  /** Those that lack one of the words. */
  readonly near: ReadonlySet<string>
  readonly corrected: string | null
  /** The words that say nothing about a job, where there are no others. */
  readonly ignored: string | null
  readonly filtered: Filtered
}

export async function findJobs(asking: Asking, criteria: JobCriteria, known?: Person): Promise<JobsFound> {
  const { db, now, userId = '' } = asking
  const person = known ?? (await personOf(db, userId))
  const text = criteria.q?.trim() ?? ''
  const searched = text === '' ? undefined : await findJobsByText(asking, text)
  const catalogue = await openCatalogue(db)
  const scores = scoreAll(catalogue.columns, coverageTable(catalogue.columns, person.levels))
  const found = searched?.scores
  const ignored = searched && found === undefined ? text : null
  const unlocked =
    criteria.unlocks === undefined ? undefined : unlockedBy(criteria.unlocks, catalogue, person, scores, now)
  const filtered = filterJobs(catalogue.jobs, criteria, { now, person, scores, found, unlocked })
  const near = searched?.near ?? new Set<string>()
  return { catalogue, person, scores, found, near, corrected: searched?.corrected ?? null, ignored, filtered }
}

/** Indexes of the jobs that one level more of a skill opens; none where levels are not to be compared. */
function unlockedBy(skillId: string, { columns, jobs }: Catalogue, person: Person, scores: Float32Array, now: number) {
  if (!person.mayMatch) return new Set<number>()
  const gains = gainsOf(columns, person.levels, scores, MATCH_THRESHOLD, offeredTo(jobs, person, now))
  return new Set(gains.find((gain) => gain.skillId === skillId)?.jobs)
}

/** Those with all of the words that were posted after a time, and how many there are in all. @param since ISO */
export async function newJobsOf(asking: Asking, criteria: JobCriteria, since: string, person?: Person) {
  const { catalogue, filtered, near } = await findJobs(asking, criteria, person)
  const found = filtered.indexes.flatMap((index) => catalogue.jobs[index] ?? []).filter(({ id }) => !near.has(id))
  return { fresh: found.filter(({ postedAt }: JobRow) => postedAt > since), total: found.length }
}
