// The matching engine by its properties: bounded, monotone in each level, the same in any order; the columns say what the formula says.

import { describe, expect, test } from 'vitest'
import {
  claimToLevel,
  coverageSpread,
  type JobSkill,
  type KnownLevel,
  matchOf,
  SELF_SE,
  withChanges,
} from '#contract/portal/match-score.ts'
import { ClaimSource, type Level, namedLevel, nextLevel } from '#contract/portal/skills.ts'
import { levelOf } from '#sw/api/portal/evaluation/levels.ts'
import { coverageTable, gainsOf, rankOf, scoreAll, toColumns } from '#sw/api/portal/jobs/shared/match-columns.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const numRuns = runs(100)
const SKILLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const level = fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<Level>
const jobSkills: fc.Arbitrary<JobSkill[]> = fc
  .uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((skillId) =>
        fc.record({ skillId: fc.constant(skillId), level, weight: fc.constantFrom(1, 0.4), must: fc.boolean() }),
      ),
    ),
  )
const known: fc.Arbitrary<KnownLevel> = fc.record({
  level: fc.double({ min: 0, max: 5, noNaN: true }),
  se: fc.double({ min: 0, max: 2, noNaN: true }),
  src: fc.constant('self' as const),
})
const levels = fc.dictionary(fc.constantFrom(...SKILLS), known).map((of) => new Map(Object.entries(of)))

describe('the level that is named', () => {
  const claim = fc.record({
    id: fc.constant('c'),
    skillId: fc.constant('a'),
    at: fc.constant('2026-11-17T08:00:00.000Z'),
    level,
    source: fc.constantFrom(...ClaimSource.options),
    theta: fc.double({ min: -4, max: 4, noNaN: true }),
    se: fc.double({ min: 0.2, max: 2, noNaN: true }),
  })

  test('is one everywhere: that of the result, of the match rounded, of the list; the next is one more', () => {
    fc.assert(
      fc.property(claim, (one) => {
        const named = namedLevel(one)
        const counted = claimToLevel(one).level
        expect(named).toBe(Math.round(counted))
        const isMeasured = one.source === 'evaluated' || one.source === 'badge'
        expect(named).toBe(isMeasured ? levelOf(one.theta) : one.level)
        expect(nextLevel(counted)).toBe(named === 5 ? undefined : named + 1)
      }),
      { numRuns, examples: [[{ id: 'c', skillId: 'a', at: '', level: 3, source: 'badge', theta: 0.6, se: 0.5 }]] },
    )
    expect(nextLevel(0)).toBe(1)
  })
})

describe('the formula', () => {
  test('the example of the help: SQL 3 of 4, spreadsheets 4 of 3, project management 2 of 4 preferred: 81 %', () => {
    const job: JobSkill[] = [
      { skillId: 'sql', level: 4, weight: 1, must: true },
      { skillId: 'spreadsheets', level: 3, weight: 1, must: false },
      { skillId: 'project-management', level: 4, weight: 0.4, must: false },
    ]
    const own = withChanges(new Map(), [
      { skillId: 'sql', level: 3 },
      { skillId: 'spreadsheets', level: 4 },
      { skillId: 'project-management', level: 2 },
    ])
    const match = matchOf(job, own)
    expect(Math.round(match.score * 100)).toBe(81)
    expect(match.must).toEqual([{ skillId: 'sql', ok: false }])
    expect(match.gap.map(({ skillId }) => skillId)).toEqual(['sql', 'project-management'])
    expect(match.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(match.score * 100)
    expect(match.lo).toBeLessThan(match.score)
  })

  test('is bounded, and its interval holds it', () => {
    fc.assert(
      fc.property(jobSkills, levels, (job, own) => {
        const { score, lo, hi } = matchOf(job, own)
        expect(0 <= lo && lo <= score && score <= hi && hi <= 1).toBe(true)
      }),
      { numRuns },
    )
  })

  test('never falls when a level rises', () => {
    fc.assert(
      fc.property(
        jobSkills,
        levels,
        fc.constantFrom(...SKILLS),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (job, own, skillId, more) => {
          const before = own.get(skillId) ?? { level: 0, se: SELF_SE, src: 'self' as const }
          const after = new Map(own).set(skillId, { ...before, level: before.level + more })
          expect(matchOf(job, after).score).toBeGreaterThanOrEqual(matchOf(job, own).score - 1e-12)
        },
      ),
      { numRuns },
    )
  })

  test('is the same in any order of the skills', () => {
    fc.assert(
      fc.property(jobSkills, levels, (job, own) => {
        const [one, other] = [matchOf(job, own), matchOf(job.toReversed(), own)]
        expect([other.score, other.lo, other.hi].map((value) => value.toFixed(9))).toEqual(
          [one.score, one.lo, one.hi].map((value) => value.toFixed(9)),
        )
        expect(other.gap.map(({ skillId }) => skillId).sort()).toEqual(one.gap.map(({ skillId }) => skillId).sort())
      }),
      { numRuns },
    )
  })

  test('the mean and variance of a part are those of many draws', () => {
    let seed = 1
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    for (const [have, se, need] of [
      [3, 0.95, 4],
      [2, 0.4, 5],
      [4.5, 0.95, 3],
    ] as const) {
      const draws = Array.from({ length: 40_000 }, () => {
        const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
        return Math.max(0, Math.min(1, (have + se * normal) / need))
      })
      const mean = draws.reduce((sum, one) => sum + one, 0) / draws.length
      const variance = draws.reduce((sum, one) => sum + (one - mean) ** 2, 0) / draws.length
      const [expected, spread] = coverageSpread({ level: have, se }, need)
      expect(expected).toBeCloseTo(mean, 2)
      expect(spread).toBeCloseTo(variance, 2)
    }
  })
})

describe('over many jobs', () => {
  const jobs = fc.array(
    jobSkills.map((skills) => ({ skills })),
    { minLength: 1, maxLength: 30 },
  )

  test('the columns give the score of the formula, the rank is the place', () => {
    fc.assert(
      fc.property(jobs, levels, (all, own) => {
        const columns = toColumns(all)
        const scores = scoreAll(columns, coverageTable(columns, own))
        for (const [index, { skills }] of all.entries())
          expect(scores[index]).toBeCloseTo(matchOf(skills, own).score, 5)
        const first = scores.indexOf(Math.max(...scores))
        expect(rankOf(scores, first, new Uint8Array(all.length).fill(1))).toBe(1)
      }),
      { numRuns },
    )
  })

  test('what one more level opens is what is found by trying it', () => {
    fc.assert(
      fc.property(jobs, levels, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (all, own, threshold) => {
        const columns = toColumns(all)
        const scores = scoreAll(columns, coverageTable(columns, own))
        const isIn = new Uint8Array(all.length).fill(1)
        for (const { skillId, to, jobs: gained } of gainsOf(columns, own, scores, threshold, isIn)) {
          const after = scoreAll(columns, coverageTable(columns, withChanges(own, [{ skillId, level: to }])))
          const found = [...after.keys()].filter(
            (index) => (scores[index] ?? 0) < threshold - 1e-4 && (after[index] ?? 0) >= threshold + 1e-4,
          )
          for (const index of found) expect([...gained]).toContain(index)
          for (const index of gained) expect(after[index]).toBeGreaterThanOrEqual(threshold - 1e-4)
        }
      }),
      { numRuns },
    )
  })
})
