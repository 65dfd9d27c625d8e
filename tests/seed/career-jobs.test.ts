// The jobs of the demo portal: enough of them, in both languages, of one piece with roles, skills, companies and cities, and the same for the same moment.
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { isLegal } from '#contract/portal/application-states.ts'
import { CompanyDetail } from '#contract/portal/company-shapes.ts'
import { isOpenAt, JobRow, JobTextRow, jobStatusAt, Place } from '#contract/portal/job-shapes.ts'
import * as z from '#contract/zod.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { cities } from '#seed/career/cities.ts'
import { companies } from '#seed/career/companies.ts'
import { employersOf, isFor, titlesOf } from '#seed/career/job-employers.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { openingsOf } from '#seed/career/openings-bank.ts'
import { type BankLine, roleBanks } from '#seed/career/role-bank.ts'
import { roles } from '#seed/career/roles.ts'
import { seedJobs } from '#seed/career/seed-jobs.ts'
import { skills } from '#seed/career/skills.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const HOUR_MS = 3_600_000
const { jobs, texts } = makeJobs(NOW)
const posted = jobs.filter(({ postedAt }) => Date.parse(postedAt) <= NOW)

/** The samples' own chance, and others: what is asserted of the invented jobs holds whatever they drew. */
const CHANCES = [undefined, 4711, 20_260_101, 987_654_321]

test('300 cities and 60 companies, each once, each company at home in one of the cities', () => {
  expect(z.array(Place).parse(cities)).toEqual(cities)
  expect([cities.length, new Set(cities.map(({ id }) => id)).size]).toEqual([300, 300])
  expect([companies.length, new Set(companies.map(({ id }) => id)).size]).toEqual([60, 60])
  expect(z.array(CompanyDetail).parse(companies)).toHaveLength(60)
})

test('every role has titles, purposes, tasks and profile of its own in both languages, and no sentence is there twice', () => {
  expect(new Set(roleBanks.keys())).toEqual(new Set(roles.map(({ id }) => id)))
  const seen = new Set<string>()
  for (const [id, { titles, purposes, tasks, profile }] of roleBanks) {
    expect([titles.length >= 3, purposes.length >= 3, tasks.length >= 6, profile.length >= 3], id).toEqual(
      Array(4).fill(true),
    )
    for (const { en, fr } of [...purposes, ...tasks, ...profile]) {
      expect(en.length * fr.length, `${id}: ${en}`).toBeGreaterThan(0)
      expect(seen.has(`${id}: ${en}`), en).toBe(false)
      seen.add(`${id}: ${en}`)
    }
  }
})

test('a company begins in two ways at least, which no other has; every company that a role is looked for by has words for it', () => {
  for (const company of companies) expect(openingsOf(company).length, company.name).toBeGreaterThanOrEqual(2)
  const openings = companies.flatMap((company) => openingsOf(company).map(({ en }) => en))
  expect(new Set(openings).size).toBe(openings.length)
  for (const role of roles) {
    expect(employersOf(role).length, role.id).toBeGreaterThanOrEqual(3)
    const bank = roleBanks.get(role.id)
    for (const company of employersOf(role)) {
      const own = (lines: readonly BankLine[] = []) => lines.filter(({ only }) => isFor(company, only)).length
      expect([own(bank?.purposes) >= 1, own(bank?.tasks) >= 4], `${role.id} at ${company.name}`).toEqual([true, true])
      for (const workTimePct of [50, 100])
        for (const level of [1, 3, 5] as const)
          for (const remote of ['none', 'full'] as const)
            expect(titlesOf(role, company, { level, contract: 'permanent', workTimePct, remote })).not.toEqual([])
    }
  }
})

test('600 jobs that are posted, and some in the days to come; every one of the shape of the contract', () => {
  expect(z.array(JobRow).parse(jobs)).toEqual(jobs)
  expect(z.array(JobTextRow).parse(texts)).toEqual(texts)
  expect([posted.length, jobs.length, new Set(jobs.map(({ id }) => id)).size]).toEqual([600, 660, 660])
  const skillIds = new Set(skills.map(({ id }) => id))
  for (const job of jobs) {
    expect(new Set(job.skills.map(({ skillId }) => skillId)).size, job.id).toBe(job.skills.length)
    for (const { skillId } of job.skills) expect(skillIds).toContain(skillId)
    if (job.salary) expect(job.salary.min, job.id).toBeLessThan(job.salary.max)
    expect(Date.parse(job.validThrough)).toBeGreaterThan(Date.parse(job.postedAt))
  }
})

test.each(CHANCES)(
  'about 35 % from home or hybrid, 8 % closed, 5 % closing within 72 hours, some without pay (%s)',
  (chance) => {
    const posted = makeJobs(NOW, 1800, chance).jobs.filter(({ postedAt }) => Date.parse(postedAt) <= NOW)
    const share = (part: readonly unknown[]) => part.length / posted.length
    expect(share(posted.filter(({ remote }) => remote !== 'none'))).toBeCloseTo(0.35, 1)
    expect(share(posted.filter((job) => jobStatusAt(job, NOW) !== 'open'))).toBeCloseTo(0.08, 1)
    const closing = posted.filter((job) => isOpenAt(job, NOW) && Date.parse(job.validThrough) - NOW < 72 * HOUR_MS)
    expect(share(closing)).toBeGreaterThan(0.03)
    expect(share(closing)).toBeLessThan(0.08)
    expect(share(posted.filter(({ salary }) => salary === null))).toBeGreaterThan(0.1)
  },
)

test.each(CHANCES)('a description has about 130 to 200 words, and few jobs have the same (%s)', (chance) => {
  const { texts } = makeJobs(NOW, undefined, chance)
  const words = texts.map(({ descriptionHtml }) => descriptionHtml.fr.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length)
  expect(words.filter((count) => count >= 120 && count <= 210).length / words.length).toBeGreaterThan(0.95)
  expect(new Set(texts.map(({ descriptionHtml }) => descriptionHtml.en)).size / texts.length).toBeGreaterThan(0.97)
})

test('the same moment makes the same jobs; more of them begin with the same', async () => {
  expect(makeJobs(NOW).jobs).toEqual(jobs)
  const many = makeJobs(NOW, 1200).jobs
  expect(many).toHaveLength(1320)
  expect(many.slice(0, 31)).toEqual(jobs.slice(0, 31))
  expect((await seedJobs(NOW)).jobMarks.every(({ jobId }) => jobs.some(({ id }) => id === jobId))).toBe(true)
})

test('thousands of jobs are made a few at a time, so that calls are answered in between', async () => {
  let rests = 0
  const { jobs: made } = await seedJobs(NOW, 2, async () => {
    rests += 1
  })
  expect(made).toHaveLength(1320)
  expect(rests).toBe(33)
})

test('applications: every step is one that the table allows, in the order of time, for jobs that exist', () => {
  const { applications, applicationDrafts } = seedApplications(NOW)
  expect(z.array(ApplicationRow).parse(applications)).toEqual(applications)
  for (const { jobId, events, status } of applications) {
    expect(namedJobs.map(({ id }) => id)).toContain(jobId)
    expect(events.at(-1)?.to).toBe(status)
    for (const { from, to, actor, kind } of events)
      expect(kind !== 'status' || isLegal(from, to, actor), `${jobId}: ${from} to ${to}`).toBe(true)
    const times = events.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(NOW)
  }
  for (const { jobId } of applicationDrafts) expect(namedJobs.map(({ id }) => id)).toContain(jobId)
})

test('what is written for the jobs is small enough to be sent', () => {
  const written = JSON.stringify([...roleBanks.values()])
  expect(brotliCompressSync(written).length).toBeLessThan(60_000)
})
