// How much worked questions tell on the shipped banks (npm run simulate, with fewer people).
import { expect, test } from 'vitest'
import { createChance } from '#e2e/simulate/banks.ts'
import { goalsOfWorked, runWorked } from '#e2e/simulate/worked.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

test('a quarter of the information and more is theirs, where a bank has some, and the interval still holds the truth', async () => {
  const figures = runWorked([...(await loadBanks()).values()], 200, createChance(9))
  expect(figures.length).toBeGreaterThan(0)
  expect(
    goalsOfWorked(figures).filter(({ isMet }) => !isMet),
    JSON.stringify(figures),
  ).toEqual([])
})
