// Portal API, B: what a person says of their own levels.
import { expect, test } from 'vitest'
import { RATINGS_KEPT, type SkillClaim } from '#contract/portal/skills.ts'
import { portalPeople } from '#tests/setup/portal-people.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

async function rating() {
  const { api, others } = await portalPeople([])
  const rate = async (body: object) => (await api.send('PUT', 'career/claims/sql', body, others)).body as SkillClaim
  const claims = async () => (await api.get('career/claims', others)).body as SkillClaim[]
  /** So many minutes after the first. */
  const after = (minutes: number) => api.setNow(TEST_NOW + minutes * 60_000)
  return { api, others, rate, claims, after }
}

test('a level that is stated takes the place of the one before; a blind rating keeps that beside it with its date, the same level too', async () => {
  const { rate, claims, after } = await rating()
  const first = await rate({ level: 2 })
  expect(first.earlier).toBeUndefined()
  after(1)
  const blind = await rate({ level: 4, isBlind: true })
  expect(blind).toMatchObject({ level: 4, earlier: [{ level: 2, at: first.at }] })
  expect(blind.at > first.at).toBe(true)
  after(2)
  const same = await rate({ level: 4, isBlind: true })
  expect(same.earlier).toEqual([
    { level: 4, at: blind.at },
    { level: 2, at: first.at },
  ])
  const corrected = await rate({ level: 3 })
  expect(corrected).toMatchObject({ level: 3, earlier: same.earlier })
  expect(await claims()).toEqual([corrected])
})

test('so many earlier ratings are kept, the newest; they go with the level when it is taken back', async () => {
  const { api, others, rate, claims, after } = await rating()
  for (let times = 0; times <= RATINGS_KEPT + 1; times += 1) {
    after(times)
    await rate({ level: (1 + (times % 5)) as never, isBlind: true })
  }
  const [claim] = await claims()
  expect(claim?.earlier).toHaveLength(RATINGS_KEPT)
  expect(claim?.earlier?.map(({ at }) => at)).toEqual(
    claim?.earlier
      ?.map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  await api.send('DELETE', 'career/claims/sql', undefined, others)
  expect((await rate({ level: 1 })).earlier).toBeUndefined()
})

test('the answers of the profiling leave earlier ratings', async () => {
  const { api, others } = await portalPeople(['profiling'])
  await api.send('PUT', 'career/claims/sql', { level: 1 }, others)
  await api.send('PUT', 'career/claims/sql', { level: 2, isBlind: true }, others)
  const said = (value: unknown) => ({ value, skipped: null })
  const answers = { 'target-roles': said(['data-analyst']), 'level:sql': said(5), 'consent-matching': said(true) }
  await api.send('PATCH', 'profiling/answers', { answers }, others)
  const { status } = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
  expect(status).toBe(200)
  const claims = (await api.get('career/claims', others)).body as SkillClaim[]
  expect(claims.find(({ skillId }) => skillId === 'sql')).toMatchObject({ level: 5, earlier: [{ level: 1 }] })
})
