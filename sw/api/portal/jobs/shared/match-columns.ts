// The matching engine over all jobs at once: what they ask for in typed arrays, one pass for a score each.
import { coverageOf, type JobSkill, type KnownLevel } from '#contract/portal/match-score.ts'
import { nextLevel } from '#contract/portal/skills.ts'

/** Levels that can be required are 1 to 5. */
const NEEDS = 6

/** What jobs ask for, in the order of the jobs. */
export interface MatchColumns {
  readonly length: number
  /** By skill id, its number. */
  readonly skillNumbers: ReadonlyMap<string, number>
  readonly skillIds: readonly string[]
  /** Job j requires the entries from `starts[j]` up to `starts[j + 1]`. */
  readonly starts: Uint32Array
  /** Of each entry: skill x 6 + level, by which its coverage is looked up. */
  readonly required: Uint16Array
  readonly weights: Float32Array
  /** Of each job: 1 over the sum of its weights, 0 where it requires nothing. */
  readonly shares: Float32Array
  /** The job of each entry, in the order of `bySkill`. */
  readonly entryJobs: Uint32Array
  /** Entries in the order of their skills; skill s has those from `skillStarts[s]` up to `skillStarts[s + 1]`. */
  readonly bySkill: Uint32Array
  readonly skillStarts: Uint32Array
}

export function toColumns(jobs: readonly { readonly skills: readonly JobSkill[] }[]): MatchColumns {
  const skillNumbers = new Map<string, number>()
  let entries = 0
  for (const { skills } of jobs) {
    entries += skills.length
    for (const { skillId } of skills) if (!skillNumbers.has(skillId)) skillNumbers.set(skillId, skillNumbers.size)
  }
  const starts = new Uint32Array(jobs.length + 1)
  const required = new Uint16Array(entries)
  const weights = new Float32Array(entries)
  const shares = new Float32Array(jobs.length)
  const skillStarts = new Uint32Array(skillNumbers.size + 1)
  let entry = 0
  for (const [index, { skills }] of jobs.entries()) {
    let total = 0
    for (const { skillId, level, weight } of skills) {
      const number = skillNumbers.get(skillId) as number
      required[entry] = number * NEEDS + level
      weights[entry] = weight
      skillStarts[number + 1] = (skillStarts[number + 1] ?? 0) + 1
      total += weight
      entry += 1
    }
    starts[index + 1] = entry
    shares[index] = total > 0 ? 1 / total : 0
  }
  for (let number = 0; number < skillNumbers.size; number += 1) {
    skillStarts[number + 1] = (skillStarts[number + 1] as number) + (skillStarts[number] as number)
  }
  const next = skillStarts.slice()
  const [bySkill, entryJobs] = [new Uint32Array(entries), new Uint32Array(entries)]
  for (let job = 0; job < jobs.length; job += 1) {
    for (let at = starts[job] as number; at < (starts[job + 1] as number); at += 1) {
      const number = Math.floor((required[at] as number) / NEEDS)
      const slot = next[number] as number
      next[number] = slot + 1
      bySkill[slot] = at
      entryJobs[slot] = job
    }
  }
  return {
    length: jobs.length,
    skillNumbers,
    skillIds: [...skillNumbers.keys()],
    starts,
    required,
    weights,
    shares,
    entryJobs,
    bySkill,
    skillStarts,
  }
}

/** By skill and required level, how much of it the person has: looked up once for each person, not for each job. */
export function coverageTable(
  { skillIds }: Pick<MatchColumns, 'skillIds'>,
  levels: ReadonlyMap<string, KnownLevel>,
): Float32Array {
  const table = new Float32Array(skillIds.length * NEEDS)
  for (const [number, skillId] of skillIds.entries()) {
    const have = levels.get(skillId)?.level ?? 0
    for (let need = 1; need < NEEDS; need += 1) table[number * NEEDS + need] = coverageOf(have, need)
  }
  return table
}

/** The score of every job, 0 to 1, in one pass. @param out is filled and answered; by default a new one */
export function scoreAll(
  columns: MatchColumns,
  table: Float32Array,
  out = new Float32Array(columns.length),
): Float32Array {
  const { starts, required, weights, shares, length } = columns
  let entry = 0
  for (let job = 0; job < length; job += 1) {
    const end = starts[job + 1] as number
    let sum = 0
    for (; entry < end; entry += 1) sum += (weights[entry] as number) * (table[required[entry] as number] as number)
    const share = shares[job] as number
    out[job] = share === 0 ? 1 : sum * share
  }
  return out
}

export interface SkillGain {
  readonly skillId: string
  readonly from: number
  readonly to: number
  /** Jobs that match with the new level and did not before. */
  readonly jobs: Uint32Array
}

/**
 * What one more level of each skill would open: the jobs whose score comes to the threshold by it alone. One pass over the entries of all skills.
 * @param isIn 1 for each job that counts
 */
export function gainsOf(
  columns: MatchColumns,
  levels: ReadonlyMap<string, KnownLevel>,
  scores: Float32Array,
  threshold: number,
  isIn: Uint8Array,
): SkillGain[] {
  const { skillIds, skillStarts, bySkill, entryJobs, required, weights, shares } = columns
  const gains: SkillGain[] = []
  const found: number[] = []
  // A score that misses it by less than a float's rounding has not missed it.
  const needed = threshold - 1e-6
  for (const [number, skillId] of skillIds.entries()) {
    const from = levels.get(skillId)?.level ?? 0
    const to = nextLevel(from)
    if (to === undefined) continue
    found.length = 0
    for (let slot = skillStarts[number] as number; slot < (skillStarts[number + 1] as number); slot += 1) {
      const job = entryJobs[slot] as number
      const before = scores[job] as number
      if (before >= needed || isIn[job] === 0) continue
      const entry = bySkill[slot] as number
      const need = (required[entry] as number) % NEEDS
      const more = Math.min(1, to / need) - Math.min(1, from / need)
      if (before + more * (weights[entry] as number) * (shares[job] as number) >= needed) found.push(job)
    }
    if (found.length > 0) gains.push({ skillId, from, to, jobs: Uint32Array.from(found) })
  }
  return gains.sort((a, b) => b.jobs.length - a.jobs.length || (a.skillId < b.skillId ? -1 : 1))
}

/** Rank of a job among those that count, from 1: how many have a higher score. */
export function rankOf(scores: Float32Array, job: number, isIn: Uint8Array): number {
  const own = scores[job] as number
  let above = 0
  for (let other = 0; other < scores.length; other += 1) {
    if (isIn[other] === 1 && (scores[other] as number) > own) above += 1
  }
  return above + 1
}
