// One scale that learns: whether intervals hold what they say, from items that are only rated to items that a thousand people have answered, and however far
// ratings may be believed. Answers come from sessions of the engine itself, as a portal's people would give them.

import { type Answers, estimateItems, type UnknownItem } from '#e2e/estimate/estimate-items.ts'
import { Course, type LogEntry, scoredAnswers } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import { type EngineBank, engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { fineDistribution } from '#sw/api/portal/evaluation/posterior.ts'
import type { Chance, SimulatedItem } from './banks.ts'
import { covers, type Goal, within } from './goals.ts'
import { answerOf, BASE_RULES, meanOf } from './study.ts'

/** How ratings correlate with what is true, and how many answers an item has. */
const RATINGS = [0.5, 0.7, 0.9] as const
const ANSWERS = [0, 50, 200, 1000] as const
const THETAS = Array.from({ length: 11 }, (_, index) => -2.5 + index / 2)
const BANK = 100
const DEVIATION = 1.2
/** As many banks for each: the less is known of items, the more one bank's own errors are its own. */
const BANKS: Readonly<Record<number, number>> = { 0: 40, 50: 12, 200: 6, 1000: 2 }
/** After so many answers an item, the error of difficulty is reported. */
const TOLD = 150
const RULES = { ...BASE_RULES, targetSe: 0.49, exposure: 'progressive' } as const

export interface LearnedFigures {
  readonly correlation: number
  readonly answers: number
  /** The share of 95 % intervals that hold the truth, at each ability. */
  readonly coverage: readonly { readonly theta: number; readonly people: number; readonly share: number }[]
  readonly items: number
  /** Of difficulties: the root mean square error, and the same in stated spreads. */
  readonly error: number
  readonly inSpreads: number
}

/** @param each people at each ability @param counts answers an item: all of them take long */
export const runLearned = (
  each: number,
  chance: Chance,
  counts: readonly number[] = [...ANSWERS, TOLD],
): LearnedFigures[] =>
  RATINGS.flatMap((correlation) =>
    counts.map((answers) => {
      const count = BANKS[answers] ?? 6
      const banks = Array.from({ length: count }, () => learnedBank(correlation, answers, chance))
      const errors = banks.flatMap(({ items }) =>
        items.map(({ believed, truth }) => ({ error: believed.b - truth.b, spread: believed.spread ?? 1 })),
      )
      const lengths: number[] = []
      const coverage = (answers === TOLD ? [] : THETAS).map((theta) => {
        let held = 0
        for (let person = 0; person < each; person += 1) {
          const bank = banks[person % count]
          if (!bank) continue
          const log = session(bank.engine, bank.items, theta, chance)
          const found = fineDistribution(scoredAnswers(bank.engine, log), 241)
          if (found.quantile(0.025) <= theta && theta <= found.quantile(0.975)) held += 1
          lengths.push(log.length)
        }
        return { theta, people: each, share: held / each }
      })
      return {
        ...{ correlation, answers, coverage, items: meanOf(lengths) },
        error: Math.sqrt(meanOf(errors.map(({ error }) => error ** 2))),
        inSpreads: Math.sqrt(meanOf(errors.map(({ error, spread }) => (error / spread) ** 2))),
      }
    }),
  )

/** A bank with a truth, as it is known after so many answers an item. */
function learnedBank(correlation: number, answers: number, chance: Chance) {
  const rest = Math.sqrt(1 - correlation ** 2)
  const unknown = Array.from({ length: BANK }, (_, index): UnknownItem => {
    const rating = DEVIATION * chance.normal()
    const kinds = { type: `type-${index % 3}`, topic: `topic-${index % 4}` }
    return { id: `item-${index}`, rating, ...kinds, a: DEVIATION, b: rating, c: 0.02 + 0.23 * chance.uniform() }
  })
  const truths = unknown.map(({ a, c, rating }) => ({
    a: a * Math.exp(0.3 * chance.normal()),
    b: correlation * rating + DEVIATION * rest * chance.normal(),
    c,
  }))
  const belief = { slope: correlation, spread: DEVIATION * rest }
  const before = believedBank(unknown, truths, estimateItems(unknown, [], belief).items)
  const people: Answers[] = []
  for (let given = 0; given < answers * BANK; ) {
    const log = session(before.engine, before.items, chance.normal(), chance)
    given += log.length
    people.push(
      log.map(({ itemId, outcome }) => ({
        item: before.engine.indexes.get(itemId) ?? 0,
        score: outcome === 'right' ? 1 : 0,
      })),
    )
  }
  return people.length === 0 ? before : believedBank(unknown, truths, estimateItems(unknown, people, MIDDLING).items)
}

/** What is believed of ratings before answers tell. */
const MIDDLING = { slope: 0.75, spread: 0.8 }

function believedBank(
  unknown: readonly UnknownItem[],
  truths: readonly SimulatedItem['truth'][],
  learned: readonly { readonly a: number; readonly b: number; readonly spread: number }[],
): { items: SimulatedItem[]; engine: EngineBank } {
  const items = unknown.map(({ id, topic, c }, index): SimulatedItem => {
    const { a = 1, b = 0, spread = 0 } = learned[index] ?? {}
    return { believed: { id, family: id, topic, a, b, c, spread }, truth: truths[index] ?? { a, b, c } }
  })
  return { items, engine: engineBank(items.map(({ believed }) => believed)) }
}

function session(engine: EngineBank, items: readonly SimulatedItem[], theta: number, chance: Chance): LogEntry[] {
  const course = new Course(engine, { ...RULES, seed: Math.floor(chance.uniform() * 2 ** 32) })
  const log: LogEntry[] = []
  for (let { next } = course.state(); next; { next } = course.state()) {
    const answer = answerOf(items[engine.indexes.get(next.id) ?? -1], theta, chance)
    const entry = { itemId: next.id, elapsedMs: 0, ...answer }
    log.push(entry)
    course.add(entry)
  }
  return log
}

/**
 * Whether errors of difficulty are as large as their stated spread. How large they are is shown, not judged: at 150 answers .25 logits were aimed at, and
 * sessions that choose their questions do not give that (.41, .36 and .26 where ratings correlate by .5, .7 and .9).
 */
const SAID: readonly [number, number] = [0.9, 1.1]

export const goalsOfLearned = (figures: readonly LearnedFigures[]): Goal[] =>
  figures.flatMap(({ correlation, answers, coverage, inSpreads }) => {
    const name = `learned, ratings r ${correlation}, ${answers} answers`
    if (answers === TOLD) return [within(`${name}: errors of difficulty, in what was said to be open`, inSpreads, SAID)]
    return coverage.map(({ theta, people, share }) => covers(`${name}, ${theta}`, share, people))
  })
