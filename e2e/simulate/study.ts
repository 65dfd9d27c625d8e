// The simulation study of the adaptive engine (`npm run simulate`; smaller in tests/unit/simulation.test.ts): people who do not exist answer items of known truth.
import {
  Course,
  type LogEntry,
  type SessionRules,
  type StopReason,
  scoredAnswers,
} from '#sw/api/portal/evaluation/adaptive-engine.ts'
import { engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { badgeLevel, type Level, levelOf } from '#sw/api/portal/evaluation/levels.ts'
import { type FineDistribution, fineDistribution } from '#sw/api/portal/evaluation/posterior.ts'
import { mostOf, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'
import { scoreAt } from '#sw/api/portal/evaluation/sample-sessions.ts'
import type { Chance, Group, SimulatedItem } from './banks.ts'

export interface Arm {
  readonly name: string
  /** Of one size and one belief. People take them in turn, so that one bank's own mean error is not taken for the engine's. */
  readonly banks: readonly (readonly SimulatedItem[])[]
  readonly rules: Omit<SessionRules, 'seed'>
  /** Another truth of a bank for each person: left out, everybody answers the one that it has. */
  readonly truthOf?: (items: readonly SimulatedItem[]) => readonly SimulatedItem[]
  /** Items that more than so large a share of those before have had are restricted for the next, as a portal restricts them. */
  readonly mostExposed?: number
}

/** What one group of people got. */
export interface GroupFigures {
  readonly group: string
  readonly people: number
  readonly meanItems: number
  readonly rmse: number
  readonly bias: number
  /** The share of 95 % intervals, as reported, that hold the truth. */
  readonly coverage: number
  /** The share that ended because the estimate was precise enough. */
  readonly converged: number
  readonly stops: Readonly<Partial<Record<StopReason, number>>>
  readonly rightShare: number
  /** The largest share of people who saw one and the same item, and the share of the bank that anybody saw: of each bank, the mean of them. */
  readonly maxExposure: number
  readonly bankUsed: number
  /** Of the badges that would be given, the share whose level the person truly has; and the share of people who get one. */
  readonly badgeTrue: number
  readonly badges: number
  /** Badges by the level that they state, 2 first, and how many of them are true. */
  readonly badgeLevels: readonly { readonly level: Level; readonly given: number; readonly right: number }[]
  /** The mean over people of the most frequent topic's count less the least frequent one's. */
  readonly topicGap: number
}

export interface ArmFigures {
  readonly arm: string
  readonly groups: readonly GroupFigures[]
}

export const BASE_RULES: Omit<SessionRules, 'seed' | 'targetSe'> = {
  minItems: 8,
  maxItems: 30,
  easier: 0,
  choices: 5,
  seenFamilies: [],
  timeLimitMs: null,
}

export function runArm(arm: Arm, people: readonly Group[], chance: Chance): ArmFigures {
  const banks = arm.banks.map((items) => ({ items, engine: engineBank(items.map(({ believed }) => believed)) }))
  return {
    arm: arm.name,
    groups: people.map(({ name, abilities }) => {
      const tally = new Tally(arm.banks.map(({ length }) => length))
      abilities.forEach((theta, person) => {
        const { items, engine: bank } = banks[person % banks.length] ?? { items: [], engine: engineBank([]) }
        const restricted =
          arm.mostExposed === undefined ? [] : tally.exposedAbove(person % banks.length, arm.mostExposed, items)
        const rules = { ...arm.rules, restricted, seed: Math.floor(chance.uniform() * 2 ** 32) }
        const truths = arm.truthOf?.(items) ?? items
        const course = new Course(bank, rules)
        const log: LogEntry[] = []
        let state = course.state()
        while (state.next) {
          const index = bank.indexes.get(state.next.id) ?? -1
          const answer = answerOf(truths[index], theta, chance)
          const entry = { itemId: state.next.id, elapsedMs: 0, ...answer }
          log.push(entry)
          tally.saw(person % banks.length, index, bank.topics[index] ?? 0, answer.outcome)
          course.add(entry)
          state = course.state()
        }
        const found = fineDistribution(scoredAnswers(bank, log), 241)
        tally.person(theta, found, log.length, state.stop)
      })
      return tally.figures(name)
    }),
  }
}

/** What somebody of this ability makes of an item. */
export function answerOf(
  item: SimulatedItem | undefined,
  theta: number,
  chance: Chance,
): Pick<LogEntry, 'score'> & { readonly outcome: 'right' | 'wrong' } {
  if (!item) throw new Error('An item of another bank')
  const score = scoreAt(scoreChances(item.truth, theta), chance.uniform())
  return { outcome: score === mostOf(item.truth) ? 'right' : 'wrong', ...(item.truth.steps && { score }) }
}

/** As sw/api/portal/evaluation/retakes.ts has it. */
const TELLING_PEOPLE = 20

/** Those that a badge can state. */
const BADGE_LEVELS: readonly Level[] = [2, 3, 4, 5]

class Tally {
  private readonly shown: readonly Int32Array[]
  private perTopic = new Map<number, number>()
  private right = 0
  private answers = 0
  private people = 0
  private square = 0
  private error = 0
  private covered = 0
  private topicGaps = 0
  private readonly badges = BADGE_LEVELS.map((level) => ({ level, given: 0, right: 0 }))
  private readonly stops: Partial<Record<StopReason, number>> = {}

  constructor(sizes: readonly number[]) {
    this.shown = sizes.map((size) => new Int32Array(size))
  }

  saw(bank: number, index: number, topic: number, outcome: string): void {
    const counts = this.shown[bank]
    if (counts) counts[index] = (counts[index] ?? 0) + 1
    this.perTopic.set(topic, (this.perTopic.get(topic) ?? 0) + 1)
    if (outcome === 'right') this.right += 1
  }

  /** Ids of items that more than a share of the people of a bank have had; none while those are few. */
  exposedAbove(bank: number, share: number, items: readonly SimulatedItem[]): string[] {
    const people = this.people / this.shown.length
    if (people < TELLING_PEOPLE) return []
    const counts = this.shown[bank] ?? []
    return items.flatMap(({ believed }, index) => ((counts[index] ?? 0) > share * people ? believed.id : []))
  }

  person(truth: number, found: FineDistribution, length: number, stop: StopReason | undefined): void {
    const estimate = found.theta
    const [low, high] = [found.quantile(0.025), found.quantile(0.975)]
    const badge = badgeLevel(found)
    const ofLevel = this.badges.find(({ level }) => level === badge)
    if (ofLevel) ofLevel.given += 1
    if (ofLevel && levelOf(truth) >= ofLevel.level) ofLevel.right += 1
    this.people += 1
    this.answers += length
    this.error += estimate - truth
    this.square += (estimate - truth) ** 2
    if (low <= truth && truth <= high) this.covered += 1
    if (stop) this.stops[stop] = (this.stops[stop] ?? 0) + 1
    const counts = [...this.perTopic.values()]
    this.topicGaps += Math.max(...counts) - Math.min(...counts)
    this.perTopic = new Map()
  }

  figures(group: string): GroupFigures {
    const { people, shown, badges } = this
    const given = badges.reduce((sum, one) => sum + one.given, 0)
    const right = badges.reduce((sum, one) => sum + one.right, 0)
    const shares = Object.entries(this.stops).map(([reason, count]) => [reason, count / people])
    return {
      group,
      people,
      meanItems: this.answers / people,
      rmse: Math.sqrt(this.square / people),
      bias: this.error / people,
      coverage: this.covered / people,
      converged: (this.stops.precision ?? 0) / people,
      stops: Object.fromEntries(shares),
      rightShare: this.right / this.answers,
      maxExposure: meanOf(shown.map((counts) => (Math.max(...counts) * shown.length) / people)),
      bankUsed: meanOf(shown.map((counts) => counts.filter((count) => count > 0).length / counts.length)),
      badgeTrue: given > 0 ? right / given : 1,
      badges: given / people,
      badgeLevels: badges,
      topicGap: this.topicGaps / people,
    }
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The upper one where there are two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
