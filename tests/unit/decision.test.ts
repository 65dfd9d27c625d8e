// Sessions that are to tell only whether a level is reached: when they stop, on which side, and what the portal then counts with.
import { describe, expect, test } from 'vitest'
import { claimsOfResult } from '#contract/portal/result-claims.ts'
import { claimId, type Level, type SkillClaim } from '#contract/portal/skills.ts'
import { createChance } from '#e2e/simulate/banks.ts'
import { runDecisions } from '#e2e/simulate/decisions.ts'
import { BASE_RULES } from '#e2e/simulate/study.ts'
import { type LogEntry, replay, type SessionRules, scoredAnswers } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { decisionOf } from '#sw/api/portal/evaluation/decision.ts'
import { cutOf } from '#sw/api/portal/evaluation/levels.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const banks = await loadBanks()
const sql = banks.get('sql')
if (!sql) throw new Error('No bank')
const bank = sql.engine
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const
const LEVELS = [2, 3, 4, 5] as const

const rulesFor = (level: (typeof LEVELS)[number], seed: number) =>
  rulesOf(sql, PLAIN, seed, { seenFamilies: [] }, level)

/** A whole session. @param isRightAt by step */
function session(rules: SessionRules, isRightAt: (step: number) => boolean) {
  const log: LogEntry[] = []
  let state = replay(bank, rules, log)
  while (state.next) {
    log.push({ itemId: state.next.id, outcome: isRightAt(log.length) ? 'right' : 'wrong', elapsedMs: 0 })
    state = replay(bank, rules, log)
  }
  return { log, state }
}

describe('a session that is to decide', () => {
  test('never decides before the minimum, stops with the first answer that makes it sure, and only then says so', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...LEVELS),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.constantFrom(0, 0.5, 1),
        (seed, level, wishes, lean) => {
          const rules = rulesFor(level, seed)
          const cut = cutOf(level) ?? 0
          // Leaning: lucky or unlucky from the first answer on.
          const { log, state } = session(rules, (step) => (lean === 0.5 ? wishes[step] === true : lean === 1))
          expect(state.answered).toBeGreaterThanOrEqual(rules.minItems)
          expect(rules.minItems).toBe(8)
          const { side, chance } = decisionOf(scoredAnswers(bank, log), cut)
          expect(state.stop === 'decision').toBe(side !== 'open')
          if (side === 'above') expect(chance).toBeGreaterThanOrEqual(0.95)
          if (side === 'below') expect(chance).toBeLessThanOrEqual(0.05)
          for (let length = rules.minItems; length < log.length; length += 1)
            expect(decisionOf(scoredAnswers(bank, log.slice(0, length)), cut).side).toBe('open')
        },
      ),
      { numRuns: runs(20) },
    )
  })

  test('whoever is right throughout is above, whoever is wrong below; one who alternates is told early that it is too close', () => {
    for (const level of [3, 4] as const)
      for (let seed = 1; seed < 6; seed += 1) {
        const sideOf = (isRightAt: (step: number) => boolean) => {
          const { log, state } = session(rulesFor(level, seed), isRightAt)
          return [state.stop, decisionOf(scoredAnswers(bank, log), cutOf(level) ?? 0).side]
        }
        expect(sideOf(() => true)).toEqual(['decision', 'above'])
        expect(sideOf(() => false)).toEqual(['decision', 'below'])
      }
    // Right in what is easier than the level, wrong in what is harder: at the cut.
    const atCut = (seed: number) => {
      const rules = rulesFor(4, seed)
      const log: LogEntry[] = []
      let state = replay(bank, rules, log)
      while (state.next) {
        log.push({ itemId: state.next.id, outcome: state.next.b < 0.5 ? 'right' : 'wrong', elapsedMs: 0 })
        state = replay(bank, rules, log)
      }
      return state
    }
    for (let seed = 1; seed < 6; seed += 1) {
      const { stop, answered } = atCut(seed)
      expect(stop).toBe('tooClose')
      expect(answered).toBeLessThan(sql.usual.items)
    }
  })

  test('tries nothing out; a full profile goes on as it did, whatever is sure by then', () => {
    expect(rulesFor(4, 1)).toMatchObject({ cut: 0.5, pilots: 0, minItems: 8, targetSe: 0.49, maxItems: 30 })
    const full = rulesOf(sql, PLAIN, 1, { seenFamilies: [] })
    expect(full).not.toHaveProperty('cut')
    const { state } = session({ ...full, pilots: 0 }, () => true)
    expect(state.stop).not.toBe('decision')
    expect(state.answered).toBeGreaterThan(session(rulesFor(2, 1), () => true).state.answered)
    expect(BASE_RULES.minItems).toBe(8)
  })

  test('on the shipped banks is right and short, at every level (npm run simulate, with fewer people)', {
    tags: 'extended',
  }, () => {
    const { levels, maxExposure } = runDecisions([...banks.values()], 40, createChance(4))
    for (const { level, right, median, badgeTrue, decided } of levels) {
      expect(right, `level ${level}`).toBeGreaterThan(0.93)
      expect(badgeTrue, `level ${level}`).toBeGreaterThan(0.93)
      expect(median, `level ${level}`).toBeLessThanOrEqual(13)
      expect(decided, `level ${level}`).toBeGreaterThan(0.45)
    }
    expect(maxExposure).toBeLessThan(0.5)
  })
})

describe('what is counted with after a decision', () => {
  const found = { id: 'r', userId: 'u', skillId: 'sql', at: '2026-01-01T00:00:00Z', se: 0.7 }
  const knownAs = (source: SkillClaim['source'], level: Level): SkillClaim => ({
    id: claimId('u', 'sql', source),
    skillId: 'sql',
    level,
    source,
    at: '2025-01-01T00:00:00Z',
  })
  const decided = (side: 'above' | 'below' | 'open', theta: number, level: Level, badgeLevel: Level | null = null) => ({
    ...found,
    theta,
    level,
    badgeLevel,
    decision: { level: 4 as const, side, chance: side === 'above' ? 0.96 : side === 'below' ? 0.04 : 0.5 },
  })
  const short = (claims: readonly SkillClaim[]) => claims.map(({ source, level, theta }) => [source, level, theta])

  test('is the level asked for, however high the estimate is; nothing that was known to be more is lowered', () => {
    expect(short(claimsOfResult(decided('above', 2.1, 5, 4)))).toEqual([
      ['evaluated', 4, 1],
      ['badge', 4, 1],
    ])
    const more = [knownAs('evaluated', 5), knownAs('badge', 5), knownAs('self', 1)]
    expect(claimsOfResult(decided('above', 2.1, 5, 4), more)).toEqual([])
    expect(short(claimsOfResult(decided('above', 2.1, 5, 4), [knownAs('evaluated', 2), knownAs('badge', 2)]))).toEqual([
      ['evaluated', 4, 1],
      ['badge', 4, 1],
    ])
  })

  test('is a level below the one asked for, where more was known or nothing; an open one is measured as ever', () => {
    expect(short(claimsOfResult(decided('below', -1.2, 2)))).toEqual([['evaluated', 2, -1.2]])
    expect(short(claimsOfResult(decided('below', -1.2, 2), [knownAs('evaluated', 4)]))).toEqual([
      ['evaluated', 2, -1.2],
    ])
    expect(claimsOfResult(decided('below', -1.2, 2), [knownAs('evaluated', 3)])).toEqual([])
    expect(short(claimsOfResult(decided('open', 0.4, 3, 2), [knownAs('evaluated', 5)]))).toEqual([
      ['evaluated', 3, 0.4],
      ['badge', 2, 0.4],
    ])
  })
})
