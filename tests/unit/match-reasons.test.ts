// What a line shows of a match: the skills at the required level that count most, and what costs most.
import { expect, test } from 'vitest'
import { matchOf } from '#contract/portal/match-score.ts'
import { reasonsOf } from '#portal/career/jobs/match-reasons.ts'

const skill = (skillId: string, level: 1 | 2 | 3 | 4 | 5, weight: number, must = false) => ({
  skillId,
  level,
  weight,
  must,
})
const known = (levels: Record<string, number>) =>
  new Map(Object.entries(levels).map(([id, level]) => [id, { level, se: 0.5, src: 'self' as const }]))

test('what the employer insists on comes first, then what counts most; the gap is what costs the most points', () => {
  const skills = [skill('a', 2, 0.4), skill('b', 3, 1), skill('c', 3, 1, true), skill('d', 4, 1), skill('e', 4, 0.4)]
  const match = matchOf(skills, known({ a: 3, b: 3, c: 3, d: 1, e: 1 }))
  expect(reasonsOf(match)).toEqual({ fits: ['c', 'b'], gap: 'd' })
})

test('where nothing is reached nothing speaks for it; where all is, there is no gap', () => {
  const skills = [skill('a', 2, 1), skill('b', 3, 1)]
  expect(reasonsOf(matchOf(skills, known({})))).toEqual({ fits: [], gap: 'a' })
  expect(reasonsOf(matchOf(skills, known({ a: 2, b: 5 })))).toEqual({ fits: ['a', 'b'], gap: undefined })
})
