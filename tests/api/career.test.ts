// Home's and analytics' calls of the career domains: every number is that of the rows behind it.
import { expect, test } from 'vitest'
import type { ApplicationPage } from '#contract/portal/applications.ts'
import type { CareerAnalytics, CareerHome } from '#contract/portal/career.ts'
import { type CareerApi, careerApi, jobOf, jobsOf } from '#tests/setup/career-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const homeOf = async ({ get }: CareerApi) => (await get('career/home')).body as CareerHome

test('home: what is next, applications by status, new matches, closing soon, the interview, skills to learn', async () => {
  const career = await careerApi()
  const home = await homeOf(career)
  const kinds = home.next.map(({ kind }) => kind)
  expect(kinds.slice(0, 3)).toEqual(['answerOffer', 'answerInterview', 'finishDraft'])
  expect(kinds.at(-1)).toBe('explore')
  const { counts } = (await career.get('career/applications')).body as ApplicationPage
  expect(new Map(home.applications.map(({ status, count }) => [status, count]))).toEqual(
    new Map(counts.map(({ status, count }) => [status, count])),
  )
  expect(home.interview).toMatchObject({ company: 'Port de Sète', interview: { status: 'accepted' } })
  expect(
    home.newMatches.jobs.every(({ match, application }) => match.score >= 0.6 - 1e-6 && application === null),
  ).toBe(true)
  const soon = await jobsOf(career, '?closingWithin=72&matchMin=0.6&hideApplied=true&size=100')
  expect(home.closingSoon.count).toBe(soon.pagination.length)
  expect(home.saved).toBe((await jobsOf(career, '?saved=true')).pagination.length)
  const sql = home.skillsToLearn.find(({ skillId }) => skillId === 'sql')
  expect(sql).toMatchObject({ isChosen: true, level: 3, next: 4 })
  expect(sql?.jobIds.length).toBe(Math.min(50, sql?.jobsUnlocked ?? -1))
  const before = (await jobOf(career, sql?.jobIds[0] ?? '')).match.score
  await career.send('PUT', 'career/claims/sql', { level: 4 })
  expect(before).toBeLessThan(0.6)
  expect((await jobOf(career, sql?.jobIds[0] ?? '')).match.score).toBeGreaterThanOrEqual(0.6 - 1e-6)
})

test('the digest tells what has come since the last visit, for the whole of this one', async () => {
  const career = await careerApi()
  const first = await homeOf(career)
  expect(Date.parse(first.digest?.since ?? '')).toBeLessThan(TEST_NOW)
  expect(first.digest?.moved.map(({ company }) => company.name)).toContain('Halden Energy')
  await career.send('PUT', 'career/home/visit', {})
  expect((await homeOf(career)).digest?.since).toBe(first.digest?.since)
  const later = await career.at(TEST_NOW + 2 * 3_600_000)
  expect((await homeOf(later)).digest).toMatchObject({ since: new Date(TEST_NOW).toISOString(), moved: [] })
  expect((await career.api.get('career/home', career.others)).body).toMatchObject({
    applications: [],
    digest: null,
    saved: 0,
  })
})

test('analytics: the funnel narrows, each number with its applications; demand beside one’s own levels', async () => {
  const career = await careerApi()
  const { funnel, outcomes, responses, demand, activity } = (await career.get('career/analytics?days=180'))
    .body as CareerAnalytics
  const by = Object.fromEntries(funnel.map(({ status, reached }) => [status, reached]))
  expect(by.submitted).toBe(outcomes.reduce((sum, { count }) => sum + count, 0))
  for (const [more, less] of [
    ['submitted', 'inReview'],
    ['inReview', 'interview'],
    ['interview', 'offer'],
    ['offer', 'hired'],
  ] as const) {
    expect(by[more]).toBeGreaterThanOrEqual(by[less] ?? 0)
  }
  expect(funnel.every(({ reached, applicationIds }) => reached === applicationIds.length)).toBe(true)
  expect(responses.every(({ days }) => days >= 0)).toBe(true)
  expect(demand[0]?.jobs).toBeGreaterThanOrEqual(demand[1]?.jobs ?? 0)
  expect(demand.every(({ have, lo, hi }) => lo <= have && have <= hi)).toBe(true)
  expect(activity).toHaveLength(180)
  expect(activity.reduce((sum, { sent }) => sum + sent, 0)).toBe(by.submitted)
})
