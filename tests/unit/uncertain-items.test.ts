// Items whose difficulty is known only up to some spread: their chances against the mean over all that the difficulty may be.
import { describe, expect, test } from 'vitest'
import { type ItemParameters, informationAt, pullsOf, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'

const ABILITIES = Array.from({ length: 25 }, (_, index) => -6 + index / 2)
const PLAIN = [0.7, 1.2, 1.6].flatMap((a) => [0.3, 0.7, 1].map((spread) => ({ a, b: 0.4, c: 0.2, spread })))
const WORKED = [0.3, 0.7].map((spread) => ({ a: 0.8, b: 0, c: 0, steps: [-1, 0.5, 0.2, 0.3], spread }))

/** The mean over 2,001 difficulties, far into both tails. */
function meanChances({ spread = 0, ...item }: ItemParameters, theta: number): number[] {
  const sums = scoreChances(item, theta).map(() => 0)
  let mass = 0
  for (let index = 0; index <= 2000; index += 1) {
    const node = -8 + (16 * index) / 2000
    const weight = Math.exp(-0.5 * node * node)
    mass += weight
    // Harder by so much is the same as a person less able by so much.
    scoreChances(item, theta - node * spread).forEach((chance, score) => {
      sums[score] = (sums[score] ?? 0) + weight * chance
    })
  }
  return sums.map((sum) => sum / mass)
}

const furthest = (item: ItemParameters) =>
  Math.max(
    ...ABILITIES.flatMap((theta) => {
      const exact = meanChances(item, theta)
      return scoreChances(item, theta).map((chance, score) => Math.abs(chance - (exact[score] ?? 0)))
    }),
  )

describe('a difficulty that is not known for sure', () => {
  test.each(PLAIN)('right or wrong: the flatter curve is the mean to one percent (a $a, spread $spread)', (item) => {
    expect(furthest(item)).toBeLessThan(0.01)
  })

  test.each(WORKED)('worked: the mean over five places is the mean to one in a thousand (spread $spread)', (item) => {
    expect(furthest(item)).toBeLessThan(0.001)
  })

  test.each([...PLAIN, ...WORKED])(
    'pulls are the slopes of the logarithms, and information their mean square',
    (item) => {
      for (const theta of ABILITIES) {
        const chances = scoreChances(item, theta)
        const [below, above] = [scoreChances(item, theta - 1e-5), scoreChances(item, theta + 1e-5)]
        const slopes = chances.map((_, score) => (Math.log(above[score] ?? 1) - Math.log(below[score] ?? 1)) / 2e-5)
        const pulls = pullsOf(item, theta, chances)
        for (const [score, slope] of slopes.entries()) expect(pulls[score]).toBeCloseTo(slope, 4)
        const told = chances.reduce((sum, chance, score) => sum + chance * (pulls[score] ?? 0) ** 2, 0)
        expect(informationAt(item, theta)).toBeCloseTo(told, 9)
      }
    },
  )

  test('tells less of a person than one that is known', () => {
    for (const item of [...PLAIN, ...WORKED])
      expect(informationAt(item, item.b)).toBeLessThan(informationAt({ ...item, spread: 0 }, item.b))
  })
})
