// How an evaluation was answered: whether right and wrong fit together, and how fast.
import { describe, expect, test } from 'vitest'
import { createChance } from '#e2e/simulate/banks.ts'
import { isHasty, isUnusual, paceOf, personFit } from '#sw/api/portal/evaluation/person-fit.ts'
import { rightChance } from '#sw/api/portal/evaluation/response-model.ts'

const items = Array.from({ length: 24 }, (_, index) => ({ a: 1.4, b: -2.3 + index / 5, c: 0.2 }))

describe('person fit', () => {
  test('is about N(0, 1) for people who answer as the model says, at any ability', { tags: 'extended' }, () => {
    const chance = createChance(3)
    for (const theta of [-1, 0, 1]) {
      const fits = Array.from({ length: 1500 }, () =>
        personFit(items.map((item) => ({ ...item, score: chance.uniform() < rightChance(item, theta) ? 1 : 0 }))),
      ).flatMap((fit) => fit ?? [])
      const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length
      const deviation = Math.sqrt(fits.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / fits.length)
      expect(Math.abs(mean), `mean at ${theta}`).toBeLessThan(0.2)
      expect(Math.abs(deviation - 1), `deviation at ${theta}`).toBeLessThan(0.15)
    }
  })

  test('is unusual where hard items are right and easy ones wrong, and usual the other way round', () => {
    const answers = (isRightAt: (index: number) => boolean) =>
      personFit(items.map((item, index) => ({ ...item, score: isRightAt(index) ? 1 : 0 })))
    expect(isUnusual({ fit: answers((index) => index >= 12) })).toBe(true)
    expect(answers((index) => index < 12)).toBeGreaterThan(1)
  })

  test('says nothing of fewer than five answers', () => {
    expect(personFit(items.slice(0, 4).map((item) => ({ ...item, score: 1 })))).toBeNull()
    expect(isUnusual({ fit: null })).toBe(false)
  })
})

test('the pace is the middle share of the items’ own time; what came in a tenth of it or less was not read, and saying that one does not know is never too fast', () => {
  const timed = (seconds: readonly number[], isPassed = false) =>
    seconds.map((took) => ({ elapsedMs: took * 1000, seconds: 40, isPassed }))
  expect(paceOf(timed([20, 40, 3]))).toEqual({ share: 0.5, rapid: 1 })
  expect(paceOf([...timed([20, 40]), ...timed([1, 1, 1], true)])).toEqual({ share: 0.75, rapid: 0 })
  expect(paceOf([])).toBeNull()
  expect([isHasty({ rapid: 2 }, 20), isHasty({ rapid: 3 }, 20)]).toEqual([false, true])
})
