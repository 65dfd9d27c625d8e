// What is worked out for one job's page: what has changed since the last visit, and what is like it.
import { jobFacts } from '#contract/portal/job-facts.ts'
import { isOpenAt, type JobChange, type JobRow } from '#contract/portal/job-shapes.ts'
import { sameValue } from '#sw/api/engine/same-value.ts'
import type { Catalogue } from './shared/catalogue.ts'
import type { JobMark, Person } from './shared/person.ts'

/** Looks that are less apart are one visit: it compares with the visit before, however often it is loaded. */
export const VISIT_MS = 30 * 60_000

/** When the person looked at it on the visit before this one, and what has changed since. */
export function changesSince(
  job: JobRow,
  mark: JobMark | undefined,
  now: number,
): { readonly viewedAt: string | null; readonly changes: JobChange[] } {
  if (!mark?.viewedAt) return { viewedAt: null, changes: [] }
  const isSameVisit = now - Date.parse(mark.viewedAt) < VISIT_MS
  const [viewedAt, seen] = isSameVisit ? [mark.beforeAt, mark.before] : [mark.viewedAt, mark.seen]
  if (!seen) return { viewedAt, changes: [] }
  const current = jobFacts(job)
  const fields = Object.keys(current) as JobChange['field'][]
  const changes = fields
    .filter((field) => field in seen && !sameValue(seen[field], current[field]))
    .map((field): JobChange => ({ field, before: seen[field], after: current[field] }))
  return { viewedAt, changes }
}

const MOST_SIMILAR = 6

/** Open jobs that ask for much the same, the most alike first. */
export function similarTo(job: JobRow, { jobs }: Catalogue, person: Person, now: number): JobRow[] {
  const own = new Map(job.skills.map(({ skillId, weight }) => [skillId, weight]))
  const likeness = (other: JobRow): number => {
    let [shared, all] = [0, own.size]
    for (const { skillId } of other.skills) {
      if (own.has(skillId)) shared += 1
      else all += 1
    }
    const isNear = other.location.city === job.location.city || (other.remote === 'full' && job.remote === 'full')
    return shared / all + (other.roleId === job.roleId ? 0.3 : 0) + (isNear ? 0.15 : 0)
  }
  return jobs
    .filter((other) => other.id !== job.id && isOpenAt(other, now) && !person.marks.get(other.id)?.hiddenAt)
    .map((other) => ({ other, like: likeness(other) }))
    .filter(({ like }) => like >= 0.35)
    .sort((a, b) => b.like - a.like || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other)
}
