// Home's and analytics' calls of the career domains: every number is that of the rows behind it.
import { expect, test } from 'vitest'
import type { ApplicationPage } from '#contract/portal/applications.ts'
import { type CareerAnalytics, type CareerHome, CLOSING_SOON_HOURS } from '#contract/portal/career.ts'
import { criteriaToQuery } from '#contract/portal/job-criteria.ts'
import { yearlyEuros } from '#contract/portal/job-shapes.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { CAREER_DOMAINS, type CareerApi, careerApi, jobOf, jobsOf, scoreOf } from '#tests/setup/career-api.ts'
import { keepJobs } from '#tests/setup/own-jobs.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

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
  expect(home.newMatches.jobs.every((job) => scoreOf(job) >= 0.6 - 1e-6 && job.application === null)).toBe(true)
  const soon = await jobsOf(career, '?closingWithin=72&matchMin=0.6&hideApplied=true&size=100')
  expect(home.closingSoon.count).toBe(soon.pagination.length)
  expect(home.saved).toBe((await jobsOf(career, '?saved=true')).pagination.length)
  const sql = home.skillsToLearn.find(({ skillId }) => skillId === 'sql')
  expect(sql).toMatchObject({ isChosen: true, level: 3, next: 4 })
  expect(sql?.jobIds.length).toBe(Math.min(50, sql?.jobsUnlocked ?? -1))
  const before = scoreOf(await jobOf(career, sql?.jobIds[0] ?? ''))
  await career.send('PUT', 'career/claims/sql', { level: 4 })
  expect(before).toBeLessThan(0.6)
  expect(scoreOf(await jobOf(career, sql?.jobIds[0] ?? ''))).toBeGreaterThanOrEqual(0.6 - 1e-6)
})

test('on the first day some matches were posted since the last visit, as the notifications say', async () => {
  const career = await careerApi(createTestApi({ only: [...CAREER_DOMAINS, 'profiling'] }))
  await homeOf(career)
  // Those that the samples speak of; what is invented besides is chance.
  const named = new Set(namedJobs.map(({ id }) => id))
  await keepJobs(career.api.db, [...named])
  const { newMatches, digest, isNarrowed } = await homeOf(career)
  expect(isNarrowed).toBe(true)
  const recent = newMatches.jobs.filter(({ postedAt }) => postedAt > (digest?.since ?? ''))
  expect(recent.length).toBeGreaterThanOrEqual(3)
  expect(new Set(recent.map(({ company }) => company.id)).size).toBe(recent.length)
})

test('steps: what the person did themselves after the samples were planted, the newest first', async () => {
  const first = await careerApi()
  await first.get('career/claims')
  const career = await first.at(TEST_NOW + 3_600_000)
  const { results } = (await career.get('career/applications?status=submitted,inReview')).body as ApplicationPage
  const [withdrawn] = results
  if (!withdrawn) throw new Error('No application')
  const move = { to: 'withdrawn', version: withdrawn.version }
  expect((await career.send('POST', `career/applications/${withdrawn.id}/transitions`, move)).status).toBe(200)
  await career.send('POST', `career/applications/${withdrawn.id}/notes`, { text: 'Asked for Rahul.' })
  const later = await career.at(TEST_NOW + 7_200_000)
  const evaluated = await later.api.db.table('skillClaims').where({ skillId: 'sql', userId: 'alex-morgan' }).first()
  const at = new Date(TEST_NOW + 7_000_000).toISOString()
  await later.api.db.table('skillClaims').put({ ...evaluated, id: 'sql-now', source: 'evaluated', at, resultId: 'now' })
  expect((await later.get('career/steps')).body).toEqual([
    { id: `sql-now ${at}`, kind: 'evaluated', at, subject: { en: 'SQL', fr: 'SQL' }, company: null, of: 'now' },
    {
      id: expect.any(String),
      kind: 'withdrawn',
      at: new Date(TEST_NOW + 3_600_000).toISOString(),
      subject: withdrawn.title,
      company: withdrawn.company.name,
      of: withdrawn.id,
    },
  ])
  expect((await later.api.get('career/steps', later.others)).body).toEqual([])
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

const applicationsOf = async (career: CareerApi, query: string) =>
  ((await career.get(`career/applications?${query}`)).body as ApplicationPage).results.map(({ id }) => id).sort()
const countOf = async (career: CareerApi, query: string) => (await jobsOf(career, query)).pagination.length

test('home: every number is that of the rows that its link opens', async () => {
  const career = await careerApi()
  const { applications, closingSoon, digest, drafts, newMatches, newSince, skillsToLearn } = await homeOf(career)
  for (const { status, count } of applications) {
    expect((await applicationsOf(career, `status=${status}`)).length, status).toBe(count)
  }
  expect(drafts).toBe(((await career.get('career/drafts')).body as unknown[]).length)
  const matching = 'matchMin=0.6&hideApplied=true'
  expect(newMatches.count).toBe(await countOf(career, `?${matching}&postedSince=${newSince}`))
  expect(closingSoon.count).toBe(await countOf(career, `?${matching}&closingWithin=${CLOSING_SOON_HOURS}`))
  expect(closingSoon.jobs.map(({ validThrough }) => validThrough)).toEqual(
    closingSoon.jobs.map(({ validThrough }) => validThrough).sort(),
  )
  expect(skillsToLearn.some(({ jobsUnlocked }) => jobsUnlocked > 0)).toBe(true)
  for (const { skillId, jobsUnlocked } of skillsToLearn) {
    expect(await countOf(career, `?unlocks=${skillId}`), skillId).toBe(jobsUnlocked)
  }
  expect(digest?.newJobs).toBe(await countOf(career, `?postedSince=${digest?.since}`))
  expect(await applicationsOf(career, `movedSince=${digest?.since}`)).toEqual(digest?.moved.map(({ id }) => id).sort())
  await career.send('POST', 'career/searches', {
    search: { name: 'Remote', criteria: { remote: ['full'] }, alert: 'off' },
  })
  const later = await career.at(TEST_NOW + 26 * 3_600_000)
  const searches = (await homeOf(later)).digest?.searches ?? []
  expect(searches.length).toBeGreaterThan(0)
  for (const { criteria, seenAt, newCount } of searches) {
    const query = new URLSearchParams({ ...criteriaToQuery(criteria), postedSince: seenAt } as Record<string, string>)
    expect(await countOf(later, `?${query}`)).toBe(newCount)
  }
})

test('what has to fit narrows the numbers of home and the rows that they open; it can be left out, and overruled', async () => {
  const career = await careerApi(createTestApi({ only: [...CAREER_DOMAINS, 'profiling'] }))
  const said = (value: unknown) => ({ value, skipped: null })
  const answer = (answers: object) => career.send('PATCH', 'profiling/answers', { answers })
  const lyon = { id: null, name: 'Lyon', countryCode: 'FR', lat: 45.76, lng: 4.84, radiusKm: 50 }
  await answer({ place: null, contract: null, remote: null, pay: null })
  const everywhere = await homeOf(career)
  expect(everywhere.isNarrowed).toBe(false)
  expect((await jobsOf(career)).conditions).toEqual({})

  const place = { place: said(lyon), contract: said(['permanent']), remote: said(['none', 'hybrid', 'full']) }
  await answer({ ...place, pay: said({ min: 250_000, currency: 'EUR', unit: 'month' }) })
  const { conditions, results } = await jobsOf(career, '?conditions=true&size=100')
  expect(conditions).toEqual({
    place: 'Lyon',
    lat: 45.76,
    lng: 4.84,
    radiusKm: 50,
    contract: ['permanent'],
    payMin: 3_000_000,
  })
  // What is wholly remote is near everybody; what states no pay stays.
  expect(results.length).toBeGreaterThan(0)
  for (const { contract, distanceKm, remote, salary } of results) {
    expect(contract).toBe('permanent')
    expect(remote === 'full' || (distanceKm ?? 99) <= 50).toBe(true)
    expect(salary === null || yearlyEuros(salary).max >= 3_000_000).toBe(true)
  }
  expect(results.some(({ remote, distanceKm }) => remote === 'full' && (distanceKm ?? 0) > 50)).toBe(true)
  expect(results.some(({ salary }) => salary === null)).toBe(true)

  const home = await homeOf(career)
  expect(home.isNarrowed).toBe(true)
  expect(home.newMatches.count).toBeLessThan(everywhere.newMatches.count)
  const [own, matching] = ['?conditions=true', 'matchMin=0.6&hideApplied=true']
  expect(home.newMatches.count).toBe(await countOf(career, `${own}&${matching}&postedSince=${home.newSince}`))
  expect(home.closingSoon.count).toBe(await countOf(career, `${own}&${matching}&closingWithin=${CLOSING_SOON_HOURS}`))
  expect(home.digest?.newJobs).toBe(await countOf(career, `${own}&postedSince=${home.digest?.since}`))
  expect(home.next.at(-1)).toMatchObject({ kind: 'explore', count: await countOf(career, own) })
  for (const { skillId, jobsUnlocked } of home.skillsToLearn) {
    expect(await countOf(career, `${own}&unlocks=${skillId}`), skillId).toBe(jobsUnlocked)
  }

  const all = await countOf(career, '')
  expect(await countOf(career, own)).toBeLessThan(all)
  expect(await countOf(career, '?conditions=false')).toBe(all)
  const interns = await jobsOf(career, `${own}&contract=internship`)
  expect(interns.results.every(({ contract }) => contract === 'internship')).toBe(true)

  const effect = (await career.send('POST', 'profiling/effect', { answers: { 'target-roles': null } })).body
  expect(effect).toMatchObject({ after: await countOf(career, own), of: all })
  await answer({ place: said({ ...lyon, lat: null, lng: null }) })
  expect(Object.keys((await jobsOf(career)).conditions)).toEqual(['contract', 'payMin'])
})

test('analytics: every number is that of the rows that its link opens, for each range', async () => {
  const career = await careerApi()
  await career.send('PUT', `career/jobs/${(await jobsOf(career)).results[0]?.id}/viewed`, {})
  for (const days of [30, 365]) {
    const { from, funnel, outcomes, responses, waiting, demand, demandRoleIds, totals } = (
      await career.get(`career/analytics?days=${days}`)
    ).body as CareerAnalytics
    const sent = `sentSince=${from}`
    for (const { status, applicationIds } of funnel) {
      expect(await applicationsOf(career, `${sent}&reached=${status}`), status).toEqual(applicationIds.toSorted())
    }
    for (const { status, applicationIds } of outcomes) {
      expect(await applicationsOf(career, `${sent}&status=${status}`), status).toEqual(applicationIds.toSorted())
    }
    const idsOf = (rows: readonly { applicationId: string }[]) => rows.map(({ applicationId }) => applicationId).sort()
    expect(await applicationsOf(career, `${sent}&answered=yes`)).toEqual(idsOf(responses))
    expect(await applicationsOf(career, `${sent}&answered=waiting`)).toEqual(idsOf(waiting))
    expect((await applicationsOf(career, sent)).length).toBe(totals.sent)
    expect((await applicationsOf(career, `movedSince=${from}`)).length).toBe(totals.moved)
    expect((await applicationsOf(career, `metSince=${from}`)).length).toBe(totals.met)
    expect(await countOf(career, `?viewedSince=${from}`)).toBe(totals.viewed)
    expect(totals.viewed).toBeGreaterThan(0)
    for (const { skillId, jobs } of demand.slice(0, 5)) {
      expect(await countOf(career, `?skill=${skillId}&roleId=${demandRoleIds.join(',')}`), skillId).toBe(jobs)
    }
  }
})
