// `npm run simulate` at a reduced size: fewer people, so that only what chance does not move is judged.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { runStudy } from '#e2e/simulate/goals.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

test('the adaptive engine keeps what the study promises', async () => {
  const shippedBanks = [...(await loadBanks()).values()]
  const { arms, forms, goals } = runStudy({ general: 300, each: 60, seed: 3, shipped: shippedBanks })
  const [calibrated, shipped] = arms.map(({ groups }) => groups[0])
  expect(calibrated?.meanItems).toBeLessThan(19.5)
  expect(calibrated?.rmse).toBeLessThan(0.42)
  expect(Math.abs(calibrated?.bias ?? 1)).toBeLessThan(0.08)
  expect(calibrated?.coverage).toBeGreaterThan(0.91)
  expect(calibrated?.converged).toBeGreaterThan(0.9)
  expect(shipped?.meanItems).toBeLessThan(26.5)
  expect(shipped?.coverage).toBeGreaterThan(0.94)
  const itemsOf = (name: string) => forms.find((form) => form.name === name)?.items ?? 0
  expect((calibrated?.meanItems ?? 99) / itemsOf('best fixed form, as good')).toBeLessThan(0.75)
  expect((calibrated?.meanItems ?? 99) / itemsOf('even-spread form, as good')).toBeLessThan(0.55)
  expect(goals.find(({ measure }) => measure.startsWith('next item'))).toMatchObject({ isMet: true })
})
