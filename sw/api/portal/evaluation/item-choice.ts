// Which items are worth asking, and the two ways in which chance limits their exposure.
import type { SessionRules } from './adaptive-engine.ts'
import type { EngineBank } from './engine-bank.ts'
import type { Estimate } from './posterior.ts'
import { informationAt } from './response-model.ts'

/**
 * `randomesque`: one of the few best items. `progressive`: chance decides at first, and an item's information the more the nearer the end is (progressive-
 * restricted by standard error): it keeps exposure under 40 %, for two or three more items.
 */
export type ExposureControl = 'randomesque' | 'progressive'

/** How much further a topic may be than the least asked one, and still be asked. */
const TOPIC_LEAD = 1
/** A type that most of the bank is of is always in turn: it takes what the others leave. */
const MOST = 0.5
/** From the fourth item on, an item with less than this share of the best one's information is not taken for the sake of chance. */
const OPENING = 3
const WORTH_A_CHANCE = 0.4
/** Where a level is requested: how far from the estimate to where it begins items are sought, and the share of their choice that is never left to chance. */
const TOWARDS_CUT = 0.5
const LEAST_SHARE = 0.85
/** What is tried out comes after the first questions, and before anybody may finish early. */
const FIRST_PILOT = 2
const PILOT_DISTANCE = 3
/** More than a session has steps: another chance than theirs. */
const UNLIKE_STEPS = 1000

export interface Situation {
  /** How often each topic was asked. */
  readonly perTopic: Int32Array
  /** How often each type was asked. */
  readonly perType: Int32Array
  /** Items shown so far, and items that were answered and count. */
  readonly begun: number
  readonly answered: number
  readonly known: Estimate
}

type IsFree = (index: number) => boolean

/** The items among which the next one is drawn, as indexes in the bank, the best first: of topics and types that were asked little. */
export function worthAsking(bank: EngineBank, rules: SessionRules, isFree: IsFree, at: Situation): number[] {
  const { items, topics, types, typeShares } = bank
  const countOfTopic = (index: number) => at.perTopic[topics[index] ?? 0] ?? 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < items.length; index += 1) if (isFree(index)) least = Math.min(least, countOfTopic(index))
  const isInTurn = (index: number) => countOfTopic(index) <= least + TOPIC_LEAD && isFree(index)
  const choose = rules.exposure === 'progressive' ? progressive : mostTelling
  // Of 1.3 items due, chance takes two in three of ten sessions: were it always two, the few items of a rare type would be known to everybody.
  const isDue = Array.from(typeShares, (share, type) => {
    const rounding = fraction(~rules.seed, UNLIKE_STEPS + type)
    return share >= MOST || (at.perType[type] ?? 0) + rounding < share * (at.answered + 1)
  })
  const isTypeInTurn = (index: number) => isDue[types[index] ?? 0] === true && isInTurn(index)
  const balanced = rules.isTypeBalanced ? choose(bank, rules, isTypeInTurn, at) : []
  return balanced.length > 0 ? balanced : choose(bank, rules, isInTurn, at)
}

function mostTelling({ items }: EngineBank, rules: SessionRules, isInTurn: IsFree, at: Situation): number[] {
  const target = targetOf(rules, at)
  const best: { index: number; information: number }[] = []
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    if (!item || !isInTurn(index)) continue
    const information = informationAt(item, target)
    if (best.length === rules.choices && information <= (best.at(-1)?.information ?? 0)) continue
    const position = best.findIndex((other) => other.information < information)
    best.splice(position < 0 ? best.length : position, 0, { index, information })
    if (best.length > rules.choices) best.pop()
  }
  const floor = at.begun < OPENING ? 0 : WORTH_A_CHANCE * (best[0]?.information ?? 0)
  return best.filter(({ information }) => information >= floor).map(({ index }) => index)
}

/** At what ability an item should have most information: at the estimate, or between it and the requested level. */
function targetOf({ easier, cut }: SessionRules, { known: { theta } }: Situation): number {
  return (cut === undefined ? theta : theta + TOWARDS_CUT * (cut - theta)) - easier
}

/** One item: the one whose weight of chance and information is largest. */
function progressive({ items }: EngineBank, rules: SessionRules, isInTurn: IsFree, at: Situation): number[] {
  const target = targetOf(rules, at)
  const informations = items.map((item, index) => (isInTurn(index) ? informationAt(item, target) : -1))
  const most = Math.max(...informations)
  if (most < 0) return []
  const precision = rules.targetSe > 0 ? (rules.targetSe / at.known.se) ** 2 : 0
  const leastShare = rules.cut === undefined ? 0 : LEAST_SHARE
  const share = Math.min(1, Math.max(precision, at.answered / rules.maxItems, leastShare))
  let best = -1
  let heaviest = -1
  informations.forEach((information, index) => {
    if (information < 0) return
    const weight =
      (1 - share) * most * fraction(rules.seed ^ Math.imul(index + 1, 0x85ebca6b), at.begun) + share * information
    if (weight > heaviest) [best, heaviest] = [index, weight]
  })
  return [best]
}

/** After how many items each of the `count` items to be tried out comes. */
export const pilotPositions = (seed: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => FIRST_PILOT + index * PILOT_DISTANCE + chance(~seed, index, PILOT_DISTANCE),
  )

/** A whole number below `count`, the same for the same seed and step. */
export const chance = (seed: number, step: number, count: number): number => Math.floor(fraction(seed, step) * count)

function fraction(seed: number, step: number): number {
  let mixed = (seed + Math.imul(step + 1, 0x9e3779b9)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}
