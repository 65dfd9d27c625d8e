// How much worked questions tell on the shipped banks (npm run simulate, with fewer people; seeded, so that each run finds the same).
import { expect, test } from 'vitest'
import { createChance } from '#e2e/simulate/banks.ts'
import { goalsOfWorked, runWorked } from '#e2e/simulate/worked.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

const figures = runWorked([...(await loadBanks()).values()], 1000, createChance(9))

test('seven skills have questions that are worked', () => {
  expect(figures.map(({ skillId }) => skillId).sort()).toEqual([
    'business-english',
    'customer-relations',
    'data-protection',
    'javascript',
    'spreadsheets',
    'sql',
    'statistics',
  ])
})

test.each(figures)('a quarter of the information on $skillId and more is theirs', ({ share }) => {
  expect(share).toBeGreaterThanOrEqual(0.25)
})

test('all goals of the simulation are met, and no estimate is far from the truth on the whole', () => {
  expect(goalsOfWorked(figures).filter(({ isMet }) => !isMet)).toEqual([])
  for (const { skillId, bias } of figures) expect(Math.abs(bias), skillId).toBeLessThan(0.1)
})
