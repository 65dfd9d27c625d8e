// What questions that are worked tell, on the shipped banks that have some: how much of the information is theirs, and that estimates stay as good.
import { Course, type LogEntry, scoredAnswers } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { fineDistribution } from '#sw/api/portal/evaluation/posterior.ts'
import { informationAt } from '#sw/api/portal/evaluation/response-model.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { type Chance, simulatedItems } from './banks.ts'
import { atLeast, covers, type Goal } from './goals.ts'
import { answerOf, meanOf } from './study.ts'

const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

export interface WorkedFigures {
  readonly skillId: string
  readonly people: number
  /** Families of worked questions in the bank. */
  readonly families: number
  /** Questions in a session, and how many of them are worked. */
  readonly items: number
  readonly worked: number
  /** The share of the information, at the true ability, that worked questions gave. */
  readonly share: number
  readonly rmse: number
  readonly bias: number
  readonly coverage: number
}

/** @param people of each bank with worked questions: abilities N(0, 1), each with a truth of the items of their own */
export function runWorked(banks: readonly LoadedBank[], people: number, chance: Chance): WorkedFigures[] {
  const withWorked = banks.filter(({ engine }) => engine.items.some(({ steps }) => steps))
  return withWorked.map((bank) => {
    const sessions = Array.from({ length: people }, () => session(bank, chance))
    const mean = (value: (one: (typeof sessions)[number]) => number) => meanOf(sessions.map(value))
    return {
      skillId: bank.skillId,
      people,
      families: bank.engine.items.filter(({ steps }) => steps).length,
      items: mean(({ items }) => items),
      worked: mean(({ worked }) => worked),
      share: mean(({ share }) => share),
      rmse: Math.sqrt(mean(({ error }) => error ** 2)),
      bias: mean(({ error }) => error),
      coverage: mean(({ isCovered }) => (isCovered ? 1 : 0)),
    }
  })
}

function session({ engine, ...bank }: LoadedBank, chance: Chance) {
  const theta = chance.normal()
  const truths = simulatedItems(engine.items, chance)
  const rules = rulesOf(bank, PLAIN, Math.floor(chance.uniform() * 2 ** 32), { seenFamilies: [] })
  const course = new Course(engine, rules)
  const log: LogEntry[] = []
  for (let { next } = course.state(); next; { next } = course.state()) {
    const truth = truths[engine.indexes.get(next.id) ?? -1]
    const entry = { itemId: next.id, elapsedMs: 0, ...answerOf(truth, theta, chance) }
    log.push(entry)
    course.add(entry)
  }
  const answers = scoredAnswers(engine, log)
  const information = (those: typeof answers) => those.reduce((sum, answer) => sum + informationAt(answer, theta), 0)
  const worked = answers.filter(({ steps }) => steps)
  const found = fineDistribution(answers, 241)
  return {
    items: answers.length,
    worked: worked.length,
    share: information(worked) / information(answers),
    error: found.theta - theta,
    isCovered: found.quantile(0.025) <= theta && theta <= found.quantile(0.975),
  }
}

/** Of the information, in each bank that has any. */
const LEAST_SHARE = 0.25

export const goalsOfWorked = (figures: readonly WorkedFigures[]): Goal[] =>
  figures.flatMap(({ skillId, people, share, coverage }) => [
    atLeast(`worked, ${skillId}: share of the information`, share, LEAST_SHARE),
    covers(`worked, ${skillId}`, coverage, people),
  ])
