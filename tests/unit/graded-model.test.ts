// Items with several ordered scores: their model, and the information of an answer, against other ways to the same figures.
import { describe, expect, test } from 'vitest'
import { calibratedBank, createChance } from '#e2e/simulate/banks.ts'
import { answerOf, BASE_RULES } from '#e2e/simulate/study.ts'
import { Course, type LogEntry, replay, scoredAnswers } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import { type EngineItem, engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { personFit } from '#sw/api/portal/evaluation/person-fit.ts'
import { fineDistribution, type ScoredAnswer } from '#sw/api/portal/evaluation/posterior.ts'
import { informationAt, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const STEPS = [
  [-1.5, 0.5, -0.2],
  [-0.5, 0, 1, 1.5],
  [1, 0.2],
  [-2, 2],
]
const graded: EngineItem[] = STEPS.map((steps, index) => ({
  ...{ id: `worked-${index}`, family: `worked-${index}`, topic: `topic-${index % 4}`, type: 'sheet' },
  ...{ a: 0.7 + 0.2 * index, b: steps.reduce((sum, step) => sum + step, 0) / steps.length, c: 0, steps, weight: 3 },
}))
const plain = calibratedBank(40, createChance(7)).map(({ believed }) => ({ ...believed, type: 'single' }))
const bank = engineBank([...plain, ...graded])
const rules = {
  ...BASE_RULES,
  targetSe: 0,
  seed: 42,
  isWorked: true,
  isTypeBalanced: true,
  exposure: 'progressive',
} as const

/** The model as Muraki wrote it: each score against the one before, multiplied up. */
function ratios({ a, b, c, steps }: Pick<ScoredAnswer, 'a' | 'b' | 'c' | 'steps'>, theta: number): number[] {
  if (!steps) {
    const right = c + (1 - c) * (Math.exp(a * (theta - b)) / (1 + Math.exp(a * (theta - b))))
    return [1 - right, right]
  }
  const odds = [1]
  for (const step of steps) odds.push((odds.at(-1) ?? 0) * Math.exp(a * (theta - step)))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}

/** Simpson's rule over 20,001 points from -15 to 15. */
function quadrature(answers: readonly ScoredAnswer[]) {
  const step = 30 / 20_000
  let [mass, mean, square] = [0, 0, 0]
  for (let index = 0; index <= 20_000; index += 1) {
    const theta = -15 + step * index
    const density = answers.reduce(
      (product, answer) => product * (ratios(answer, theta)[answer.score] ?? Number.NaN),
      Math.exp(-(theta ** 2) / (2 * 1.5 ** 2)),
    )
    const weight = density * (index === 0 || index === 20_000 ? 1 : index % 2 === 1 ? 4 : 2)
    mass += weight
    mean += weight * theta
    square += weight * theta * theta
  }
  return { theta: mean / mass, se: Math.sqrt(square / mass - (mean / mass) ** 2) }
}

describe('an item with several scores', () => {
  test('has the chances of the generalized partial credit model, also far out; with one step it is right or wrong', () => {
    for (const item of graded)
      for (const theta of [-3, -0.4, 0, 1.7, 3])
        scoreChances(item, theta).forEach((chance, score) => {
          expect(chance).toBeCloseTo(ratios(item, theta)[score] ?? Number.NaN, 12)
        })
    for (const theta of [-400, 400]) {
      const chances = scoreChances({ a: 2, b: 0, c: 0, steps: [-1, 0, 1] }, theta)
      expect(chances.at(theta < 0 ? 0 : -1)).toBeCloseTo(1, 12)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
    const [wrong, right] = scoreChances({ a: 1.2, b: 0.5, c: 0, steps: [0.5] }, 1)
    expect([wrong, right]).toEqual(
      scoreChances({ a: 1.2, b: 0.5, c: 0 }, 1).map((chance) => expect.closeTo(chance, 12)),
    )
  })

  test('tells as much as the curve of its likelihood is bent, on the average of its scores', () => {
    const d = 1e-3
    for (const item of [...graded, ...plain.slice(0, 8)])
      for (const theta of [-2, -0.3, 0.9, 2.4]) {
        const at = (offset: number) => ratios(item, theta + offset).map(Math.log)
        const [below, here, above] = [at(-d), at(0), at(d)]
        const bend = ratios(item, theta).reduce((sum, chance, score) => {
          const [one = 0, two = 0, three = 0] = [below[score], here[score], above[score]]
          return sum - (chance * (one - 2 * two + three)) / d ** 2
        }, 0)
        expect(informationAt(item, theta)).toBeCloseTo(bend, 4)
      }
  })
})

describe('a session with items of both kinds', () => {
  /** @param drawn by step, from 0 up to 1 */
  const session = (drawn: readonly number[], seed: number) => {
    const course = new Course(bank, { ...rules, seed })
    const log: LogEntry[] = []
    for (const share of drawn) {
      const { next } = course.state()
      if (!next) break
      const most = next.steps?.length ?? 1
      const score = Math.floor(share * (most + 1))
      const entry = { itemId: next.id, outcome: score === most ? 'right' : 'wrong', elapsedMs: 0, score } as const
      log.push(entry)
      course.add(entry)
    }
    return { course, log }
  }
  const draws = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 30 })

  test('estimates as an independent quadrature does, to 1e-6, whatever was scored; its replay is the same', () => {
    let worked = 0
    fc.assert(
      fc.property(draws, fc.nat(), (drawn, seed) => {
        const { course, log } = session(drawn, seed)
        const answers = scoredAnswers(bank, log)
        worked += answers.filter(({ steps }) => steps).length
        const exact = quadrature(answers)
        for (const found of [course.estimate(), fineDistribution(answers)]) {
          expect(Math.abs(found.theta - exact.theta)).toBeLessThan(1e-6)
          expect(Math.abs(found.se - exact.se)).toBeLessThan(1e-6)
        }
        expect(replay(bank, { ...rules, seed }, log)).toEqual(course.state())
      }),
      { numRuns: runs(15) },
    )
    expect(worked).toBeGreaterThan(0)
  })

  test('a higher score never lowers the estimate, and part of the credit is more than none and less than all', () => {
    for (const { id, steps = [] } of graded) {
      const found = [...steps, 0].map((_, score) => {
        const outcome = score === steps.length ? 'right' : 'wrong'
        return fineDistribution(scoredAnswers(bank, [{ itemId: id, outcome, score, elapsedMs: 0 }])).theta
      })
      expect(found).toEqual(found.toSorted((one, other) => one - other))
      expect(new Set(found).size).toBe(steps.length + 1)
    }
  })

  test('asks them in their share, one of a family; a session that began without them goes on without', () => {
    const countOf = (isWorked: boolean) => {
      const course = new Course(bank, { ...rules, isWorked, targetSe: 0, seed: 5 })
      const asked: string[] = []
      for (let state = course.state(); state.next; state = course.state()) {
        asked.push(state.next.id)
        course.add({ itemId: state.next.id, outcome: asked.length % 2 ? 'right' : 'wrong', score: 1, elapsedMs: 0 })
      }
      expect(new Set(asked).size).toBe(asked.length)
      return asked.filter((id) => id.startsWith('worked')).length
    }
    expect(countOf(true)).toBeGreaterThanOrEqual(3)
    expect(countOf(false)).toBe(0)
  })

  test('people who answer as the model says fit it: about N(0, 1)', { tags: 'extended' }, () => {
    const chance = createChance(3)
    const items = [...plain.filter((_, index) => index % 2 === 0), ...graded]
    const fits = Array.from({ length: 1500 }, () =>
      personFit(
        items.map((item) => {
          const { outcome, score = outcome === 'right' ? 1 : 0 } = answerOf(
            { believed: item, truth: item },
            0.3,
            chance,
          )
          return { ...item, score }
        }),
      ),
    ).flatMap((fit) => fit ?? [])
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length
    const deviation = Math.sqrt(fits.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / fits.length)
    expect(Math.abs(mean)).toBeLessThan(0.2)
    expect(Math.abs(deviation - 1)).toBeLessThan(0.15)
  })
})
