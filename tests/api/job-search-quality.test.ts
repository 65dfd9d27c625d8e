// How good the search is: nDCG@10 in both languages, over 60 judged queries that it was tuned by, and over 100 written down before it was run on them.
import { expect, test } from 'vitest'
import { isOpenAt, type JobRow } from '#contract/portal/job-shapes.ts'
import { companies } from '#seed/career/companies.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'
import { JobConcepts } from '#sw/api/portal/jobs/shared/concepts.ts'
import { indexedJobOf } from '#sw/api/portal/jobs/shared/indexed-job.ts'
import { JobSearchIndex } from '#sw/api/portal/jobs/shared/search-index.ts'
import { SYNONYMS } from '#sw/api/portal/jobs/shared/synonyms.ts'
import { judgedQueries } from '#tests/judgements/job-search.ts'
import { newJudgedQueries } from '#tests/judgements/job-search-new.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

type Meaning = Readonly<Record<string, readonly string[]>>

const jobs = makeJobs(TEST_NOW).jobs.filter((job) => isOpenAt(job, TEST_NOW))
const byId = new Map(jobs.map((job) => [job.id, job]))

const judgedIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', language = '', meant = ''] = line.split('|').map((part) => part.trim())
      const meaning: Meaning = Object.fromEntries(
        meant.split(' ').map((part) => {
          const [name = '', values = ''] = part.split(':')
          return [name, values.split(',')]
        }),
      )
      return { query, language, meaning }
    })

function gradeOf(job: JobRow, { role, near = [], ...rest }: Meaning): number {
  const holds = Object.entries(rest).every(([name, values]) => {
    const of: Record<string, string> = { city: job.location.city, company: job.company.id, remote: job.remote }
    return values.includes(of[name] ?? '')
  })
  if (!role) return holds ? 3 : 0
  if (role.includes(job.roleId)) return holds ? 3 : 1
  return near.includes(job.roleId) ? 1 : 0
}

/** The search over jobs, the samples unless others are named. */
function searching(searched: readonly JobRow[] = jobs) {
  const sectors = new Map(companies.map(({ sector, sectorLabel }) => [sector, `${sectorLabel.en} ${sectorLabel.fr}`]))
  const concepts = new JobConcepts(skills, roles, sectors)
  const index = new JobSearchIndex()
  index.addAll(searched.map(indexedJobOf))
  return (query: string) => index.find(query, concepts)
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)

test.each([
  ['that it was tuned by', judgedQueries, 60, 0.93],
  ['that were new to it', newJudgedQueries, 100, 0.85],
])('nDCG@10 over the judged queries %s', (_, text, count, least) => {
  const judged = judgedIn(text)
  const find = searching()
  const results = judged.map(({ query, meaning }) => {
    const found = [...(find(query).scores ?? [])].sort((a, b) => b[1] - a[1]).flatMap(([id]) => byId.get(id) ?? [])
    const ideal = gain(jobs.map((job) => gradeOf(job, meaning)).sort((a, b) => b - a))
    expect(ideal, query).toBeGreaterThan(0)
    return { query, value: gain(found.map((job) => gradeOf(job, meaning))) / ideal }
  })
  const mean = results.reduce((sum, { value }) => sum + value, 0) / results.length
  const worst = results.toSorted((a, b) => a.value - b.value).slice(0, 8)
  expect(judged).toHaveLength(count)
  expect(mean, worst.map(({ query, value }) => `${query} ${value.toFixed(2)}`).join(', ')).toBeGreaterThanOrEqual(least)
  for (const language of ['en', 'fr']) {
    const own = results.filter((_, rank) => judged[rank]?.language === language)
    expect(own.reduce((sum, { value }) => sum + value, 0) / own.length, language).toBeGreaterThanOrEqual(least)
  }
  console.info(
    `nDCG@10 ${mean.toFixed(3)}; worst: ${worst.map(({ query, value }) => `${query} ${value.toFixed(2)}`).join(', ')}`,
  )
})

test('a word that stands in some job is no slip of another one', () => {
  // The first two in Paris, and no others.
  const ranked = jobs.map((job, rank) => {
    const { city } = job.location
    return { ...job, location: { ...job.location, city: rank < 2 ? 'Paris' : city === 'Paris' ? 'Massy' : city } }
  })
  const found = [...(searching(ranked)('paris').scores ?? [])].map(([id]) => id)
  expect(found.toSorted()).toEqual(
    ranked
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('work from home is called in many ways, a director in both languages', () => {
  const find = searching()
  const idsOf = (query: string) => [...(find(query).scores ?? [])].map(([id]) => id).sort()
  const remote = jobs.filter((job) => job.remote === 'full').map(({ id }) => id)
  for (const query of ['wfh', 'home office', 'work from home', 'travail à domicile'])
    expect(idsOf(query), query).toEqual(remote.sort())
  const led = jobs.filter(({ level }) => level === 5).map(({ id }) => id)
  for (const query of ['directeur', 'directrice']) {
    expect(idsOf(query), query).toEqual(expect.arrayContaining(led))
    expect(find(query).corrected, query).toBeNull()
  }
})

test('remote work is called the same in both languages: every day at first, then on some days', () => {
  const find = searching()
  const idsOf = (query: string) =>
    [...(find(query).scores ?? [])].sort((a, b) => b[1] - a[1]).map(([id]) => byId.get(id)?.remote)
  const [english, french] = [idsOf('remote'), idsOf('télétravail')]
  const count = (remote: string) => jobs.filter((job) => job.remote === remote).length
  expect(english).toEqual([...Array(count('full')).fill('full'), ...Array(count('hybrid')).fill('hybrid')])
  expect(french).toEqual(english)
})

test('every synonym is one of a role or a skill that there is, and stands there once', () => {
  const tokens = new Set([...roles.map(({ id }) => `r:${id}`), ...skills.map(({ id }) => `s:${id}`)])
  expect(SYNONYMS.filter(([token]) => !tokens.has(token))).toEqual([])
  for (const [token, names] of SYNONYMS) {
    expect(new Set(names).size, token).toBe(names.length)
    expect(
      names.every((name) => name !== '' && name === name.toLowerCase()),
      token,
    ).toBe(true)
  }
  expect(SYNONYMS.flatMap(([, names]) => names).length).toBeGreaterThanOrEqual(600)
})
