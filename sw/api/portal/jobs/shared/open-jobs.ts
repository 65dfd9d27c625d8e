// The open jobs, for portal domains that ask what a skill or a wish is worth.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { MATCH_THRESHOLD } from '#contract/portal/match.ts'
import { type KnownLevel, matchOf, UNKNOWN } from '#contract/portal/match-score.ts'
import { nextLevel } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { jobTable } from './tables.ts'

/** @param now ms since the epoch */
export async function openJobs(db: CairnDb, now: number): Promise<JobRow[]> {
  const at = new Date(now).toISOString()
  return jobTable(db)
    .filter(({ status, postedAt, validThrough }) => status === 'open' && postedAt <= at && validThrough > at)
    .toArray()
}

/** By skill, how many of the jobs ask for it. */
export function demandOf(jobs: readonly JobRow[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const { skills } of jobs) {
    for (const { skillId } of skills) demand.set(skillId, (demand.get(skillId) ?? 0) + 1)
  }
  return demand
}

/** How many of the jobs would match with one level more of a skill, and do not now. */
export function jobsUnlockedBy(
  skillId: string,
  jobs: readonly JobRow[],
  levels: ReadonlyMap<string, KnownLevel>,
): number {
  const known = levels.get(skillId) ?? UNKNOWN
  const next = nextLevel(known.level)
  if (next === undefined) return 0
  const raised = new Map(levels).set(skillId, { ...known, level: next })
  return jobs.filter(
    ({ skills }) =>
      skills.some((one) => one.skillId === skillId) &&
      matchOf(skills, levels).score < MATCH_THRESHOLD &&
      matchOf(skills, raised).score >= MATCH_THRESHOLD,
  ).length
}
