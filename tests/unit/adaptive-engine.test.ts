// The adaptive engine: its estimates against another quadrature, its choices, its stops, and that its state is nothing but its log.

import { describe, expect, test } from 'vitest'
import { calibratedBank, createChance } from '#e2e/simulate/banks.ts'
import { BASE_RULES } from '#e2e/simulate/study.ts'
import {
  Course,
  type EngineState,
  type LogEntry,
  type LogOutcome,
  replay,
  type SessionRules,
  scoredAnswers,
} from '#sw/api/portal/evaluation/adaptive-engine.ts'
import { engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { badgeLevel, levelChances, levelOf } from '#sw/api/portal/evaluation/levels.ts'
import { fineDistribution, type ScoredAnswer } from '#sw/api/portal/evaluation/posterior.ts'
import { rightChance } from '#sw/api/portal/evaluation/response-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const RUNS = runs(25)
const bank = engineBank(calibratedBank(100, createChance(7)).map(({ believed }) => believed))
const rules = (more: Partial<SessionRules> = {}): SessionRules => ({
  ...BASE_RULES,
  targetSe: 0.385,
  seed: 42,
  ...more,
})

/** A whole session. @param outcomeAt by step */
function session(own: SessionRules, outcomeAt: (step: number, state: EngineState) => LogOutcome) {
  const log: LogEntry[] = []
  const states: EngineState[] = []
  for (let state = replay(bank, own, log); ; state = replay(bank, own, log)) {
    states.push(state)
    if (!state.next) return { log, states }
    log.push({ itemId: state.next.id, outcome: outcomeAt(log.length, state), elapsedMs: 1000 })
  }
}

/** Simpson's rule over 20,001 points from -15 to 15: another method on another range. */
function quadrature(answers: readonly ScoredAnswer[]) {
  const points = 20_001
  const step = 30 / (points - 1)
  let [mass, mean, square] = [0, 0, 0]
  for (let index = 0; index < points; index += 1) {
    const theta = -15 + step * index
    let density = Math.exp(-(theta ** 2) / (2 * 1.5 ** 2))
    for (const answer of answers)
      density *= answer.score === 1 ? rightChance(answer, theta) : 1 - rightChance(answer, theta)
    const weight = density * (index === 0 || index === points - 1 ? 1 : index % 2 === 1 ? 4 : 2)
    mass += weight
    mean += weight * theta
    square += weight * theta * theta
  }
  return { theta: mean / mass, se: Math.sqrt(square / mass - (mean / mass) ** 2) }
}

describe('the estimate', () => {
  test('agrees with an independent quadrature to 1e-6, whatever was answered', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), fc.nat(), (answers, seed) => {
        const course = new Course(bank, rules({ seed, targetSe: 0, timeLimitMs: null }))
        const log: LogEntry[] = []
        for (const isRight of answers) {
          const { next } = course.state()
          if (!next) break
          const entry: LogEntry = { itemId: next.id, outcome: isRight ? 'right' : 'wrong', elapsedMs: 0 }
          log.push(entry)
          course.add(entry)
        }
        const exact = quadrature(scoredAnswers(bank, log))
        for (const found of [course.estimate(), fineDistribution(scoredAnswers(bank, log))]) {
          expect(Math.abs(found.theta - exact.theta)).toBeLessThan(1e-6)
          expect(Math.abs(found.se - exact.se)).toBeLessThan(1e-6)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('the interval and the chances are those of the distribution, the interval without drawing anybody to the middle', () => {
    const { log } = session(rules(), (step) => (step % 3 > 0 ? 'right' : 'wrong'))
    const plain = fineDistribution(scoredAnswers(bank, log))
    const nothing = fineDistribution([])
    expect(nothing.se).toBeCloseTo(1.5, 3)
    expect(nothing.chanceFrom(1.5)).toBeCloseTo(0.1587, 3)
    expect(nothing.quantile(0.975)).toBeCloseTo(1.96 * 3, 1)
    expect(nothing.quantile(0.025)).toBeCloseTo(-nothing.quantile(0.975), 6)
    expect(plain.quantile(0.025)).toBeLessThan(plain.theta - 1.8 * plain.se)
    expect(plain.quantile(0.975)).toBeGreaterThan(plain.theta + 1.8 * plain.se)
    expect(levelChances(plain).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  test('a badge states the highest level that is had with a chance of 0.95', () => {
    expect([-2, -1, 0, 1, 2].map(levelOf)).toEqual([1, 2, 3, 4, 5])
    const at = (chances: readonly number[]) =>
      badgeLevel({ ...fineDistribution([]), chanceFrom: (cut) => chances[Math.round(cut + 1.5)] ?? 0 })
    expect(at([0.99, 0.97, 0.95, 0.4])).toBe(4)
    expect(at([0.99, 0.949, 0.5, 0.1])).toBe(2)
    expect(at([0.94, 0.5, 0.2, 0.1])).toBeNull()
  })
})

describe('a session', () => {
  test('a kill at any moment: the log replays to the same item and the same score', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.constantFrom<LogOutcome>('right', 'wrong', 'postponed', 'reported'), {
          minLength: 40,
          maxLength: 60,
        }),
        (seed, wishes) => {
          const outcomeAt = (step: number, { isFromPocket, pocket }: EngineState): LogOutcome => {
            const wish = wishes[step % wishes.length] ?? 'right'
            return wish === 'postponed' && (isFromPocket || pocket.length >= 3) ? 'wrong' : wish
          }
          const own = rules({ seed })
          const { log, states } = session(own, outcomeAt)
          const course = new Course(engineBank(bank.items), own)
          log.forEach((entry, index) => {
            expect(course.state()).toEqual(states[index])
            expect(replay(bank, own, log.slice(0, index))).toEqual(states[index])
            course.add(entry)
          })
          expect(course.state()).toEqual(states.at(-1))
        },
      ),
      { numRuns: RUNS },
    )
  })

  test('asks no item and no family twice, and no topic much more often than another', () => {
    const { log } = session(rules({ targetSe: 0 }), (step) => (step % 2 > 0 ? 'right' : 'wrong'))
    const items = log.map(({ itemId }) => bank.items[bank.indexes.get(itemId) ?? 0])
    expect(new Set(items.map((item) => item?.family)).size).toBe(log.length)
    const counts = Object.values(Object.groupBy(items, (item) => item?.topic ?? '')).map((own) => own?.length ?? 0)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
  })

  test('stops on precision, at the maximum, when the bank is empty, when time is up, and when no item tells anything more', () => {
    const half = (step: number): LogOutcome => (step % 3 > 0 ? 'right' : 'wrong')
    const stopOf = (own: SessionRules, items = bank) => {
      const log: LogEntry[] = []
      let state = replay(items, own, log)
      while (state.next) {
        log.push({ itemId: state.next.id, outcome: half(log.length), elapsedMs: 1000 })
        state = replay(items, own, log)
      }
      return [state.stop, state.answered] as const
    }
    const [reason, answered] = stopOf(rules())
    expect(reason).toBe('precision')
    expect(answered).toBeGreaterThanOrEqual(8)
    expect(stopOf(rules({ targetSe: 0.01 }))).toEqual(['max', 30])
    expect(stopOf(rules({ targetSe: 0.01, timeLimitMs: 12_000 }))).toEqual(['time', 12])
    expect(stopOf(rules({ targetSe: 0.01 }), engineBank(bank.items.slice(0, 10)))).toEqual(['bank', 10])
    const useless = engineBank(bank.items.map((item) => ({ ...item, b: item.b + 12 })))
    expect(stopOf(rules({ targetSe: 0.01 }), useless)).toEqual(['noGain', 8])
  })

  test('items of families that were seen before come only when no other is left', () => {
    const seen = bank.items.slice(0, 90).map(({ family }) => family)
    const { log } = session(rules({ targetSe: 0.01, maxItems: 14, seenFamilies: seen }), () => 'right')
    const isSeen = log.map(({ itemId }) => seen.includes(bank.items[bank.indexes.get(itemId) ?? 0]?.family ?? ''))
    expect(isSeen).toEqual(Array.from({ length: 14 }, (_, step) => step >= 10))
  })

  test('two items are tried out among the first eight: their answers change nothing but what is kept for calibration', () => {
    const piloted = engineBank(bank.items.map((item, index) => ({ ...item, isPilot: index % 20 === 0 })))
    const isPilot = ({ itemId }: LogEntry) => piloted.items[piloted.indexes.get(itemId) ?? -1]?.isPilot === true
    for (let seed = 1; seed < 20; seed += 1) {
      const own = rules({ seed, pilots: 2 })
      const log: LogEntry[] = []
      for (let state = replay(piloted, own, log); state.next; state = replay(piloted, own, log))
        log.push({ itemId: state.next.id, outcome: log.length % 3 > 0 ? 'right' : 'wrong', elapsedMs: 1000 })
      const positions = log.flatMap((entry, index) => (isPilot(entry) ? index : []))
      expect(positions).toHaveLength(2)
      expect(Math.max(...positions)).toBeLessThan(8)
      expect(replay(piloted, own, log)).toMatchObject({ tried: 2, answered: log.length - 2 })
      const turned = log.map((entry) => (isPilot(entry) ? { ...entry, outcome: 'wrong' as const } : entry))
      expect(scoredAnswers(piloted, turned)).toEqual(scoredAnswers(piloted, log))
      expect(replay(piloted, own, turned)).toEqual(replay(piloted, own, log))
    }
  })

  test('progressive exposure takes no restricted item while another is left, and is a pure replay too', () => {
    const restricted = bank.items.filter((_, index) => index % 2 === 0).map(({ id }) => id)
    const own = rules({ exposure: 'progressive', restricted, targetSe: 0 })
    const { log, states } = session(own, (step) => (step % 3 > 0 ? 'right' : 'wrong'))
    expect(log).toHaveLength(30)
    expect(log.filter(({ itemId }) => restricted.includes(itemId))).toEqual([])
    expect(replay(bank, own, log.slice(0, 17))).toEqual(states[17])
  })

  test('item types are asked in the shares of the bank, and a session of an earlier version goes on without', () => {
    // A fifth of a type that is far more informative than the others.
    const typed = engineBank(
      calibratedBank(100, createChance(7)).map(({ believed }, index) =>
        index % 5 === 0 ? { ...believed, a: 2, c: 0.01, type: 'number' } : { ...believed, type: 'single' },
      ),
    )
    const share = (more: Partial<SessionRules>) => {
      let [numbers, all] = [0, 0]
      for (let seed = 0; seed < 60; seed += 1) {
        const own = rules({ seed, targetSe: 0, maxItems: 20, exposure: 'progressive', ...more })
        const log: LogEntry[] = []
        for (let state = replay(typed, own, log); state.next; state = replay(typed, own, log)) {
          log.push({ itemId: state.next.id, outcome: log.length % 3 > 0 ? 'right' : 'wrong', elapsedMs: 1000 })
          if (state.next.type === 'number') numbers += 1
          all += 1
        }
      }
      return numbers / all
    }
    expect(share({ isTypeBalanced: true })).toBeCloseTo(0.2, 1)
    expect(share({})).toBeGreaterThan(0.4)
  })

  test('the comfortable target asks easier items', () => {
    const difficulty = (easier: number) => {
      const { log } = session(rules({ easier, targetSe: 0, maxItems: 20 }), (step) =>
        step % 4 > 0 ? 'right' : 'wrong',
      )
      return log.reduce((sum, { itemId }) => sum + (bank.items[bank.indexes.get(itemId) ?? 0]?.b ?? 0), 0) / log.length
    }
    expect(difficulty(0.5)).toBeLessThan(difficulty(0) - 0.2)
  })
})
