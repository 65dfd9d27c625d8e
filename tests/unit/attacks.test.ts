// The attacks of `npm run simulate` at a reduced size: only what chance does not move is judged.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { runAttacks } from '#e2e/simulate/attacks.ts'
import { createChance } from '#e2e/simulate/banks.ts'

test('reporting and harvesting lead to no level of their own; who answers from memory in a hurry is marked, and honest people are not', async () => {
  const figures = await runAttacks(8, createChance(4))
  const of = (attack: string) => figures.find((one) => one.attack === attack)
  for (const attack of ['honest', 'reporting', 'harvesting'])
    expect(Math.abs(of(attack)?.bias ?? 9), attack).toBeLessThan(0.5)
  expect(Math.max(...figures.map(({ mostRead }) => mostRead))).toBeLessThanOrEqual(0.5)
  expect([of('half known')?.rapid, of('honest')?.rapid]).toEqual([1, 0])
  expect(of('half known')?.falseBadges).toBeGreaterThan(0.2)
  expect(of('half known')?.passingFalseBadges).toBe(0)
})
