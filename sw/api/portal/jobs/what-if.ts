// What other levels would open: the jobs that match with them and do not without, and one job's rank.

import type { LevelChange, WhatIfAnswer } from '#contract/portal/match.ts'
import { withChanges } from '#contract/portal/match-score.ts'
import { openCatalogue, type Upkeep } from './shared/catalogue.ts'
import { coverageTable, gainsOf, rankOf, scoreAll } from './shared/match-columns.ts'
import { offeredTo, personOf } from './shared/person.ts'

interface WhatIfQuery {
  readonly changes: readonly LevelChange[]
  readonly threshold: number
  readonly jobId?: string | undefined
}

const MOST_JOBS = 200
/** Of levels that are not to be compared. */
const NOTHING: WhatIfAnswer = { newlyMatched: 0, jobIds: [], matched: 0, bySkill: [], rank: null }

export async function whatIf(
  { db, now, userId = '' }: Pick<Upkeep, 'db'> & { readonly now: number; readonly userId: string | undefined },
  { changes, threshold, jobId }: WhatIfQuery,
): Promise<WhatIfAnswer> {
  const [catalogue, person] = [await openCatalogue(db), await personOf(db, userId)]
  if (!person.mayMatch) return NOTHING
  const { jobs, columns, indexById } = catalogue
  const isIn = offeredTo(jobs, person, now)
  const before = scoreAll(columns, coverageTable(columns, person.levels))
  const changed = withChanges(person.levels, changes)
  const after = changes.length === 0 ? before : scoreAll(columns, coverageTable(columns, changed))
  // As gainsOf has it: a float's rounding misses nothing.
  const needed = threshold - 1e-6
  const fresh: number[] = []
  let matched = 0
  for (let job = 0; job < jobs.length; job += 1) {
    if (isIn[job] === 0) continue
    if ((before[job] as number) >= needed) matched += 1
    else if ((after[job] as number) >= needed) fresh.push(job)
  }
  fresh.sort((a, b) => (after[b] as number) - (after[a] as number) || a - b)
  const index = jobId === undefined ? undefined : indexById.get(jobId)
  return {
    newlyMatched: fresh.length,
    jobIds: fresh.slice(0, MOST_JOBS).flatMap((job) => jobs[job]?.id ?? []),
    matched,
    bySkill: gainsOf(columns, changed, after, threshold, isIn).map(({ skillId, from, to, jobs: gained }) => ({
      skillId,
      from,
      to,
      newlyMatched: gained.length,
    })),
    rank:
      index === undefined
        ? null
        : {
            before: rankOf(before, index, isIn),
            after: rankOf(after, index, isIn),
            of: isIn.reduce((sum, one) => sum + one, 0) + (isIn[index] === 1 ? 0 : 1),
          },
  }
}
