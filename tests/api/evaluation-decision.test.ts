// Portal API, B: an evaluation that is to tell only whether a level is reached.
import { expect, test } from 'vitest'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import type { ResultListed } from '#contract/portal/evaluation-results.ts'
import type { EvaluableSkill, EvaluationRules } from '#contract/portal/evaluation-shapes.ts'
import type { SkillClaim } from '#contract/portal/skills.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { answered, begun, evaluating, finished, PLAIN } from '#tests/setup/evaluation-api.ts'

test('ends when it is sure, says on which side, and gives a badge by the same rule as ever', async () => {
  const who = await evaluating()
  const session = await begun(who, 'sql', PLAIN, 4)
  const { usual } = (await loadBanks()).get('sql') ?? {}
  expect(session).toMatchObject({ askedLevel: 4, progress: { min: 8, max: 30, usual: usual?.decisions[4].items } })
  const over = await answered(who, session, () => true)
  expect(over).toMatchObject({
    done: true,
    stop: 'decision',
    progress: { answered: 8, precision: Math.min(1, 8 / (usual?.decisions[4].items ?? 0)) },
  })
  const result = await finished(who, over)
  expect(result).toMatchObject({ items: 8, triedOut: 0, stopReason: 'decision', decision: { level: 4, side: 'above' } })
  expect(result.decision?.chance).toBeGreaterThanOrEqual(0.95)
  // The badge is as sure as the decision, by the same distribution.
  const sureOf = (level: number) => result.levelProbs.slice(level - 1).reduce((sum, one) => sum + one, 0)
  const best = [2, 3, 4, 5].filter((level) => sureOf(level) >= 0.95).at(-1) ?? null
  expect(result.badgeLevel).toBe(best)
  expect(result.badgeLevel).toBeGreaterThanOrEqual(4)
  await who.post('signing-key')
  const { payload } = (await who.post(`results/${result.id}/badge`)).body as Badge
  expect(JSON.stringify(payload.evidence)).toMatch(/asked only whether level 4 is reached: yes; chance 0\.9\d\d/)
  expect((await who.get('results')).body as ResultListed[]).toMatchObject([{ decision: { level: 4, side: 'above' } }])
  const claims = ((await who.api.get('career/claims', who.mine)).body as SkillClaim[]).filter(
    ({ resultId }) => resultId === result.id,
  )
  // However high the estimate: no more than what was decided.
  expect(result.level).toBe(5)
  expect(claims.find(({ source }) => source === 'evaluated')).toMatchObject({ level: 4, theta: 1 })
  // It is an attempt as any other.
  expect((await who.get('skills/sql')).body as EvaluableSkill).toMatchObject({ retakeAt: expect.any(String) })
})

test('says so too where the level is not reached, and goes on to where a full profile ends while it is open', async () => {
  const who = await evaluating()
  const below = await finished(who, await answered(who, await begun(who, 'sql', PLAIN, 3), () => false))
  expect(below).toMatchObject({ stopReason: 'decision', decision: { level: 3, side: 'below' }, badgeLevel: null })
  const ended = await answered(who, await begun(who, 'javascript', PLAIN, 3), (step) => step % 2 === 0)
  const { decision, stopReason } = await finished(who, ended)
  expect(decision?.side === 'open').toBe(stopReason !== 'decision')
})

test('the page before tells how long it is for each level; only levels that not everybody has are asked for', async () => {
  const who = await evaluating()
  const { rules } = (await who.get('skills/sql')).body as { rules: EvaluationRules }
  const { usual } = (await loadBanks()).get('sql') ?? {}
  expect(rules.decisions).toEqual([2, 3, 4, 5].map((level) => ({ level, ...usual?.decisions[level as 2] })))
  for (const askedLevel of [1, 6, 2.5, 'four'])
    expect(
      (await who.post('sessions', { skillId: 'sql', accommodations: PLAIN, askedLevel, consent: { rules: true } }))
        .status,
    ).toBe(400)
})

test('one that asks for nothing is a full profile, as before', async () => {
  const who = await evaluating()
  const session = await begun(who)
  expect(session).not.toHaveProperty('askedLevel')
  const result = await finished(who, await answered(who, session, () => true))
  expect(result).not.toHaveProperty('decision')
  expect(result.items).toBeGreaterThan(8)
})
