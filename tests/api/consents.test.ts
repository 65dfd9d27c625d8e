// What a person lets their data be used for (settings, consents), as the jobs keep to it.
import { expect, test } from 'vitest'
import type { CareerHome } from '#contract/portal/career.ts'
import type { WhatIfAnswer } from '#contract/portal/match.ts'
import { CAREER_DOMAINS, careerApi, jobOf, jobsOf } from '#tests/setup/career-api.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

const NORDLYS = 'nordlys-analytics-energy-analyst'

test('levels that are not to be compared rank, filter and open no job; taken back, everything is as before', async () => {
  const career = await careerApi(createTestApi({ only: [...CAREER_DOMAINS, 'settings'] }))
  const allow = (matching: boolean) => career.send('PATCH', 'settings', { settings: { consents: { matching } } })
  const whatIf = async () =>
    (await career.send('POST', 'career/match/what-if', { changes: [{ skillId: 'sql', level: 5 }], jobId: NORDLYS }))
      .body as WhatIfAnswer
  const homeOf = async () => (await career.get('career/home')).body as CareerHome
  const before = [await jobsOf(career), await whatIf()] as const
  expect(before[0].isMatched).toBe(true)
  expect((await allow(false)).status).toBe(200)

  const off = await jobsOf(career, '?matchMin=0.9&size=100')
  expect(off.isMatched).toBe(false)
  expect(off.pagination.length).toBe(before[0].pagination.length)
  expect(off.results.every(({ match }) => match === null)).toBe(true)
  const posted = off.results.map(({ postedAt }) => postedAt)
  expect(posted).toEqual(posted.toSorted().toReversed())
  expect((await jobsOf(career, '?sort=match&size=100')).results).toEqual(off.results)
  expect((await jobOf(career, NORDLYS)).match).toBeNull()
  expect(await career.get(`career/jobs/${NORDLYS}/match`)).toMatchObject({ status: 200, body: null })
  expect(await whatIf()).toEqual({ newlyMatched: 0, jobIds: [], matched: 0, bySkill: [], rank: null })
  const home = await homeOf()
  expect(home.newMatches.count).toBe(0)
  expect(home.closingSoon.jobs.every(({ match }) => match === null)).toBe(true)
  expect(home.skillsToLearn.every(({ isChosen, jobsUnlocked }) => isChosen && jobsUnlocked === 0)).toBe(true)

  await allow(true)
  expect([await jobsOf(career), await whatIf()]).toEqual(before)
})
