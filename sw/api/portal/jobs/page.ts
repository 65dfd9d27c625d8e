// A page of the jobs that fit: filtered, counted, sorted.
import type { JobCriteria, JobFilter, JobSort } from '#contract/portal/job-criteria.ts'
import { type JobFacets, type JobPage, paginationOf } from '#contract/portal/job-page.ts'
import { distanceKm, type JobRow, yearlyEuros } from '#contract/portal/job-shapes.ts'
import type { Bilingual } from '#contract/shared.ts'
import type { Catalogue } from './shared/catalogue.ts'
import type { Filtered } from './shared/filter.ts'
import { type Asking, findJobs } from './shared/find.ts'
import { type Person, type Place, toListed } from './shared/person.ts'

const DAY_MS = 86_400_000

interface Paging {
  readonly sort: JobSort | undefined
  readonly page: number
  readonly size: number
}

export async function jobPage(
  asking: Asking,
  criteria: JobCriteria,
  { sort, page, size }: Paging,
): Promise<Omit<JobPage, 'conditions'>> {
  const { catalogue, person, scores, found, near, corrected, ignored, filtered } = await findJobs(asking, criteria)
  const { lat, lng } = criteria
  const from = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
  const wanted = sortOf(sort, { hasWords: found !== undefined, hasPlace: from !== undefined })
  const sorted = sortIndexes(filtered.indexes, wanted === 'match' && !person.mayMatch ? 'date' : wanted, {
    jobs: catalogue.jobs,
    scores,
    found,
    near,
    from,
  })
  const withAllWords = sorted.filter((index) => !near.has((catalogue.jobs[index] as JobRow).id)).length
  const pagination = paginationOf(sorted.length, page, size)
  const shown = sorted.slice(pagination.startIndex, pagination.endIndex + 1)
  return {
    results: shown.map((index) => toListed(catalogue.jobs[index] as JobRow, person, asking.now, from)),
    pagination,
    isMatched: person.mayMatch,
    facets: { ...facetsOf(filtered, catalogue, asking.now), mine: mineOf(person) },
    loosen: sorted.length > 0 ? [] : loosened(filtered.without),
    corrected,
    ignored,
    withAllWords: withAllWords === sorted.length ? null : withAllWords,
  }
}

/** Without words there are no hits to sort by, and without a place no distance. */
function sortOf(
  requested: JobSort | undefined,
  { hasWords, hasPlace }: { hasWords: boolean; hasPlace: boolean },
): JobSort {
  const isVain = (requested === 'relevance' && !hasWords) || (requested === 'distance' && !hasPlace)
  return requested === undefined || isVain ? (hasWords ? 'relevance' : 'match') : requested
}

interface Sorting {
  readonly jobs: readonly JobRow[]
  readonly scores: Float32Array
  readonly found: ReadonlyMap<string, number> | undefined
  readonly near: ReadonlySet<string>
  readonly from: Place | undefined
}

/** Those with all of the words first; sorted as requested; of equal ones the newer first, then by id, so that pages do not overlap. */
function sortIndexes(
  indexes: readonly number[],
  sort: JobSort,
  { jobs, scores, found, near, from }: Sorting,
): number[] {
  const at = (index: number) => jobs[index] as JobRow
  const keys = new Map(indexes.map((index) => [index, keyOf(at(index), index)]))
  function keyOf(job: JobRow, index: number): number {
    switch (sort) {
      case 'pay':
        return job.salary ? -yearlyEuros(job.salary).max : 1
      case 'distance':
        return from ? distanceKm(from, job.location) : 0
      case 'closing':
        return Date.parse(job.validThrough)
      case 'relevance':
        return -(found?.get(job.id) ?? 0)
      case 'match':
        // What is the same to a tenth of a per cent is the same.
        return -Math.round((scores[index] as number) * 1000)
      default:
        return 0
    }
  }
  const behind = new Map(indexes.map((index) => [index, near.has(at(index).id) ? 1 : 0]))
  return indexes.toSorted((a, b) => {
    const apart = (behind.get(a) as number) - (behind.get(b) as number)
    if (apart !== 0) return apart
    const difference = (keys.get(a) as number) - (keys.get(b) as number)
    if (difference !== 0) return difference
    const [one, other] = [at(a), at(b)]
    if (one.postedAt !== other.postedAt) return one.postedAt > other.postedAt ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
}

function mineOf({ marks }: Person): JobFacets['mine'] {
  const all = [...marks.values()]
  return {
    saved: all.filter(({ savedAt, hiddenAt }) => savedAt && !hiddenAt).length,
    hidden: all.filter(({ hiddenAt }) => hiddenAt).length,
  }
}

const loosened = (without: ReadonlyMap<JobFilter, number>): JobPage['loosen'] =>
  [...without].map(([filter, count]) => ({ filter, count })).sort((a, b) => b.count - a.count)

const LONGEST_FACET = 30
/** Minor units of euros a year. */
const PAY_STEP = 1_000_000
const POSTED_DAYS = [1, 3, 7, 14, 30] as const

function facetsOf(
  { counts, payIndexes, postedIndexes }: Filtered,
  catalogue: Catalogue,
  now: number,
): Omit<JobFacets, 'mine'> {
  const { jobs, skills, roles, companies } = catalogue
  const plain = (values: ReadonlyMap<string, number>) =>
    [...values]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const named = (values: ReadonlyMap<string, number>, label: (value: string) => Bilingual | undefined) =>
    plain(values)
      .slice(0, LONGEST_FACET)
      .map((one) => ({ ...one, label: label(one.value) ?? { en: one.value, fr: one.value } }))
  const company = (id: string) => companies.get(id)
  const sectors = new Map([...companies.values()].map(({ sector, sectorLabel }) => [sector, sectorLabel]))
  const steps = new Map<string, number>()
  let notStated = 0
  for (const index of payIndexes) {
    const { salary } = jobs[index] as JobRow
    if (salary === null) notStated += 1
    else {
      const step = String(Math.floor(yearlyEuros(salary).max / PAY_STEP) * PAY_STEP)
      steps.set(step, (steps.get(step) ?? 0) + 1)
    }
  }
  const ages = postedIndexes.map((index) => now - Date.parse((jobs[index] as JobRow).postedAt))
  return {
    contract: plain(counts.contract),
    remote: plain(counts.remote),
    level: plain(counts.level).sort((a, b) => Number(a.value) - Number(b.value)),
    language: plain(counts.language),
    skill: named(counts.skill, (id) => skills.get(id)?.label),
    company: named(counts.companyId, (id) => ({ en: company(id)?.name ?? id, fr: company(id)?.name ?? id })),
    sector: named(counts.sector, (id) => sectors.get(id)),
    role: named(counts.roleId, (id) => roles.get(id)?.title),
    postedWithin: POSTED_DAYS.map((days) => ({
      value: String(days),
      count: ages.filter((age) => age <= days * DAY_MS).length,
    })),
    pay: { notStated, steps: plain(steps).sort((a, b) => Number(a.value) - Number(b.value)) },
  }
}
