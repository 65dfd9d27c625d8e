// What comes of sessions that are to tell only whether a level is reached: on the shipped banks, held as the product holds them, on a portal where people ask
// for each level in turn and everybody's sessions say which items rest.
import type { AskedLevel } from '#contract/portal/evaluation-shapes.ts'
import { Course, type LogEntry, scoredAnswers } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { decisionOf } from '#sw/api/portal/evaluation/decision.ts'
import { engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { badgeLevel, cutOf, levelOf } from '#sw/api/portal/evaluation/levels.ts'
import { fineDistribution } from '#sw/api/portal/evaluation/posterior.ts'
import { overexposed } from '#sw/api/portal/evaluation/retakes.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { type Chance, simulatedItems } from './banks.ts'
import { atLeast, atMost, type Goal } from './goals.ts'
import { answerOf, meanOf, median } from './study.ts'

export const ASKED_LEVELS: readonly AskedLevel[] = [2, 3, 4, 5]
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const
/** So many sessions pass until it is looked anew which items rest. */
const LOOK_AGAIN = 10

export interface DecisionFigures {
  readonly level: AskedLevel
  readonly people: number
  /** The share of people of whom it became sure, and of those the share of whom it is true. */
  readonly decided: number
  readonly right: number
  /** The share of all people who are on the side that is more probable at the end. */
  readonly rightOfAll: number
  /** Questions, of everybody. */
  readonly median: number
  readonly mean: number
  readonly longest: number
  readonly badges: number
  readonly badgeTrue: number
}

export interface Decisions {
  readonly levels: readonly DecisionFigures[]
  /** The median of everybody, whatever level was requested. */
  readonly median: number
  /** The largest share of people who had one and the same item of their bank. */
  readonly maxExposure: number
}

interface Decided {
  readonly level: AskedLevel
  readonly isSure: boolean
  readonly isRight: boolean
  readonly items: number
  readonly hasBadge: boolean
  readonly isBadgeTrue: boolean
}

/** @param people of each bank and level: abilities N(0, 1), each with a truth of the items of their own */
export function runDecisions(banks: readonly LoadedBank[], people: number, chance: Chance): Decisions {
  const exposures: number[] = []
  const all = banks.flatMap((bank) => {
    const engine = engineBank(bank.engine.items.filter(({ isPilot }) => !isPilot))
    const logs: { log: LogEntry[] }[] = []
    let restricted: string[] = []
    const sessions = Array.from({ length: people * ASKED_LEVELS.length }, (_, person): Decided => {
      const level = ASKED_LEVELS[person % ASKED_LEVELS.length] ?? 2
      if (person % LOOK_AGAIN === 0) restricted = overexposed(logs)
      const seed = Math.floor(chance.uniform() * 2 ** 32)
      const rules = { ...rulesOf(bank, PLAIN, seed, { seenFamilies: [], restricted }, level) }
      const { log, ...decided } = session(engine, level, rules, chance)
      logs.push({ log })
      return decided
    })
    const counts = new Map<string, number>()
    for (const { itemId } of logs.flatMap(({ log }) => log)) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
    exposures.push(Math.max(...counts.values()) / logs.length)
    return sessions
  })
  return {
    levels: ASKED_LEVELS.map((level) =>
      figuresOf(
        level,
        all.filter((one) => one.level === level),
      ),
    ),
    median: median(all.map(({ items }) => items)),
    maxExposure: Math.max(...exposures),
  }
}

function session(
  bank: ReturnType<typeof engineBank>,
  level: AskedLevel,
  rules: ReturnType<typeof rulesOf>,
  chance: Chance,
): Decided & { log: LogEntry[] } {
  const theta = chance.normal()
  const truths = simulatedItems(bank.items, chance)
  const course = new Course(bank, rules)
  const log: LogEntry[] = []
  let state = course.state()
  while (state.next) {
    const answer = answerOf(truths[bank.indexes.get(state.next.id) ?? -1], theta, chance)
    const entry = { itemId: state.next.id, elapsedMs: 0, ...answer }
    log.push(entry)
    course.add(entry)
    state = course.state()
  }
  const answers = scoredAnswers(bank, log)
  const decision = decisionOf(answers, cutOf(level) ?? 0)
  const badge = badgeLevel(fineDistribution(answers, 241))
  return {
    level,
    isSure: decision.side !== 'open',
    isRight: decision.chance >= 0.5 === levelOf(theta) >= level,
    items: log.length,
    hasBadge: badge !== null,
    isBadgeTrue: badge !== null && levelOf(theta) >= badge,
    log,
  }
}

function figuresOf(level: AskedLevel, people: readonly Decided[]): DecisionFigures {
  const share = (isSo: (one: Decided) => boolean, of = people) =>
    of.length > 0 ? of.filter(isSo).length / of.length : 1
  const items = people.map((one) => one.items)
  return {
    level,
    people: people.length,
    decided: share(({ isSure }) => isSure),
    right: share(
      ({ isRight }) => isRight,
      people.filter(({ isSure }) => isSure),
    ),
    rightOfAll: share(({ isRight }) => isRight),
    median: median(items),
    mean: meanOf(items),
    longest: Math.max(...items),
    badges: share(({ hasBadge }) => hasBadge),
    badgeTrue: share(
      ({ isBadgeTrue }) => isBadgeTrue,
      people.filter(({ hasBadge }) => hasBadge),
    ),
  }
}

/** So many questions are promised to whoever wants to know no more than whether a level is reached. */
const MEDIAN = 12

export const goalsOfDecisions = ({ levels, maxExposure }: Decisions): Goal[] => [
  ...levels.flatMap(({ level, right, median: items, badgeTrue }) => [
    atLeast(`decision, level ${level}: right`, right, 0.95),
    atMost(`decision, level ${level}: median questions`, items, MEDIAN),
    atLeast(`decision, level ${level}: badge level true`, badgeTrue, 0.95),
  ]),
  atMost('decisions: largest exposure', maxExposure, 0.4),
]
