// What the page before an evaluation promises is what the bank takes. Red after a change of a bank: `npm run simulate:lengths`.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { usualLength } from '#e2e/simulate/usual-lengths.ts'
import { usualLengths } from '#seed/items/usual-lengths.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

test('the questions and minutes promised for each bank are those of its simulation', async () => {
  const simulated = [...(await loadBanks())].map(([id, bank]) => [id, usualLength(bank)])
  expect(Object.fromEntries(simulated)).toEqual(usualLengths)
})
