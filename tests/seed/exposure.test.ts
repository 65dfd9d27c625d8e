// No item of a shipped bank is known to more than 40 % of people, and none is idle.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { createChance } from '#e2e/simulate/banks.ts'
import { shippedArm } from '#e2e/simulate/shipped.ts'
import { runArm } from '#e2e/simulate/study.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

test('each bank shows no item to more than 40 % of people', async () => {
  for (const [id, bank] of await loadBanks()) {
    const chance = createChance(5)
    const people = [{ name: 'N(0,1)', abilities: Array.from({ length: 300 }, () => chance.normal()) }]
    const [found] = runArm(shippedArm([bank], chance), people, chance).groups
    expect(found?.maxExposure, id).toBeLessThanOrEqual(0.4)
    expect(found?.bankUsed, id).toBeGreaterThan(0.95)
  }
})
