// What dishonest people get out of an evaluation: planted attacks on the shipped banks, through the same steps that the back end takes.
import { type LoadedBank, loadBanks, optionNames, rightOf } from '#sw/api/portal/evaluation/bank-store.ts'
import { levelOf } from '#sw/api/portal/evaluation/levels.ts'
import { isHasty, isUnusual } from '#sw/api/portal/evaluation/person-fit.ts'
import { type ItemParameters, mostOf, rightChance, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'
import type { ResultRow } from '#sw/api/portal/evaluation/result-row.ts'
import { seenFamilies } from '#sw/api/portal/evaluation/retakes.ts'
import { scoreAt, workedAnswer, wrongOf } from '#sw/api/portal/evaluation/sample-sessions.ts'
import { endSession } from '#sw/api/portal/evaluation/session-end.ts'
import type { SessionRow } from '#sw/api/portal/evaluation/session-row.ts'
import { acceptAnswer, newSession, setAside } from '#sw/api/portal/evaluation/session-steps.ts'
import { type BankItem, isWorked } from '#sw/api/portal/evaluation/worked-items.ts'
import { type Chance, simulatedItems } from './banks.ts'
import { atMost, type Goal } from './goals.ts'

export interface AttackFigures {
  readonly attack: string
  readonly people: number
  readonly bias: number
  /**
   * The shares of people who get a badge; whose badge says more than is true; and that it passed its checks, too; whose result is marked by its answers, or by its
   * times.
   */
  readonly badges: number
  readonly falseBadges: number
  readonly passingFalseBadges: number
  readonly unfit: number
  readonly rapid: number
  /** The largest share of the bank that one session showed. */
  readonly mostRead: number
}

/** What somebody does with the item on the screen. */
interface Act {
  readonly isRight: boolean
  /** Of an item that is worked: the points that it gets. */
  readonly score?: number | undefined
  readonly isReport?: boolean
  /** The share of the item's time that it takes. */
  readonly share: number
}

interface Moment {
  readonly chance: Chance
  readonly theta: number
  readonly truth: ItemParameters
  readonly item: BankItem
  /** Items answered so far, and those whose answers were known before. */
  readonly step: number
  readonly known: ReadonlySet<string>
}

type Attack = (moment: Moment) => Act

const usualShare = (chance: Chance) => Math.exp(-0.5 + 0.4 * chance.normal())
const asAble = ({ chance, theta, truth }: Moment): Act => {
  const score = scoreAt(scoreChances(truth, theta), chance.uniform())
  return { isRight: score === mostOf(truth), score, share: usualShare(chance) }
}

/** By name; the first is no attack. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  honest: asAble,
  /** Reports what they do not know. */
  reporting: (moment) => {
    const { chance, theta, truth } = moment
    const isKnown = chance.uniform() < rightChance({ ...truth, c: 0 }, theta)
    return { isRight: isKnown, isReport: !isKnown, share: usualShare(chance) }
  },
  /** Has learned what two earlier sessions have shown, and is in a hurry. */
  harvesting: (moment) => (moment.known.has(moment.item.id) ? { isRight: true, share: 0.08 } : asAble(moment)),
  /** Somebody has told them half of the bank; in a hurry too. */
  'half known': (moment) => (moment.known.has(moment.item.id) ? { isRight: true, share: 0.08 } : asAble(moment)),
  /** From the tenth question on, somebody two logits more able answers. */
  'another person': (moment) => asAble(moment.step < 9 ? moment : { ...moment, theta: moment.theta + 2 }),
  /** Looks up what they do not know, and finds nine of ten. */
  'looking up': (moment) => {
    const own = asAble(moment)
    return own.isRight ? own : { isRight: moment.chance.uniform() < 0.9, share: 1.6 * usualShare(moment.chance) }
  },
}

const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

/** @param people of each attack and bank: abilities N(0, 1) */
export async function runAttacks(people: number, chance: Chance): Promise<AttackFigures[]> {
  const banks = [...(await loadBanks()).values()]
  return Object.entries(ATTACKS).map(([attack, act]) => {
    const results = banks.flatMap((bank) =>
      Array.from({ length: people }, () => {
        const theta = chance.normal()
        const played = attackOn(bank, attack, act, theta, chance)
        return { ...played, theta }
      }),
    )
    type Played = (typeof results)[number]
    const share = (isSo: (one: Played) => boolean) => results.filter(isSo).length / results.length
    const isFalse = ({ result, theta }: Played) => result.badgeLevel !== null && result.badgeLevel > levelOf(theta)
    const isUnfit = ({ result: { answering } }: Played) => answering !== undefined && isUnusual(answering)
    const isRapid = ({ result: { answering, items } }: Played) => answering !== undefined && isHasty(answering, items)
    return {
      attack,
      people: results.length,
      bias: results.reduce((sum, { result, theta }) => sum + result.theta - theta, 0) / results.length,
      badges: share(({ result }) => result.badgeLevel !== null),
      falseBadges: share(isFalse),
      passingFalseBadges: share((one) => isFalse(one) && !isUnfit(one) && !isRapid(one)),
      unfit: share(isUnfit),
      rapid: share(isRapid),
      mostRead: Math.max(...results.map(({ read }) => read)),
    }
  })
}

function attackOn(bank: LoadedBank, attack: string, act: Attack, theta: number, chance: Chance) {
  const truths = new Map(simulatedItems(bank.engine.items, chance).map(({ believed, truth }) => [believed.id, truth]))
  const before: SessionRow[] = []
  const known = new Set<string>()
  if (attack === 'harvesting')
    for (let time = 0; time < 2; time += 1) {
      const { session } = played(bank, asAble, { theta, chance, truths, known: new Set(), before })
      before.push(session)
      for (const { itemId } of session.log) known.add(itemId)
    }
  if (attack === 'half known') for (const id of truths.keys()) if (chance.uniform() < 0.5) known.add(id)
  const { session, result } = played(bank, act, { theta, chance, truths, known, before })
  return { result, read: new Set(session.log.map(({ itemId }) => itemId)).size / bank.items.size }
}

interface Player {
  readonly theta: number
  readonly chance: Chance
  readonly truths: ReadonlyMap<string, ItemParameters>
  readonly known: ReadonlySet<string>
  readonly before: readonly SessionRow[]
}

function played(bank: LoadedBank, act: Attack, player: Player): { session: SessionRow; result: ResultRow } {
  const { theta, chance, truths, known, before } = player
  let now = 0
  let row = newSession({
    id: String(chance.uniform()),
    userId: 'nobody',
    now,
    bank,
    history: { seenFamilies: seenFamilies(before, (id) => bank.items.get(id)?.family) },
    accommodations: PLAIN,
    consent: { calibration: false },
  })
  for (let step = 0; row.itemId !== null; step += 1) {
    const item = bank.items.get(row.itemId)
    const truth = item && truths.get(item.id)
    if (!item || !truth) throw new Error(`No item ${row.itemId}`)
    const { isRight, isReport, score, share } = act({ chance, theta, truth, item, step, known })
    const elapsedMs = Math.round(1000 * item.seconds * share)
    now += elapsedMs
    row = isReport ? setAside(row, bank, now) : answered(row, bank, item, { isRight, score, elapsedMs, now })
  }
  return endSession('result', row, bank, now)
}

interface Given extends Pick<Act, 'isRight' | 'score'> {
  readonly elapsedMs: number
  readonly now: number
}

function answered(row: SessionRow, bank: LoadedBank, item: BankItem, given: Given): SessionRow {
  const { elapsedMs, now } = given
  const flags = { focusLosses: 0, isTimedOut: false }
  const before = row.spentMs[item.id] ?? 0
  const base = { itemId: item.id, seq: row.log.length + 1, elapsedMs: before + elapsedMs, flags }
  const next = acceptAnswer(row, bank, { ...base, ...givenTo(item, row.rules.seed, given) }, now)
  if (typeof next === 'string') throw new Error(`${item.id}: ${next}`)
  return next
}

/** What is sent: what is right, or a slip; of an item that is worked, as many points as somebody of that ability gets. */
function givenTo(item: BankItem, seed: number, { isRight, score = 0 }: Given) {
  if (isWorked(item)) return { optionIds: [], ...workedAnswer(item, seed, isRight ? item.difficulty.length : score) }
  const { indexes, value } = isRight ? rightOf(item) : wrongOf(item)
  return { optionIds: optionNames(item, seed, indexes), value }
}

/**
 * Prevented: reporting and harvesting give no more false badges than honest people get by chance; the badge of who answers from memory in a hurry says that
 * it did not pass; and honest people are not marked. Who has another person answer or looks things up is not stopped by a device that nobody watches: the figures
 * say how far it goes. No check of the answers would change that: the best one there is, the likelihood ratio by somebody who knows that the other one took over
 * at the tenth question and is two logits more able, finds 22 of 100 where it marks one honest person of 200.
 */
export function goalsOfAttacks(figures: readonly AttackFigures[]): Goal[] {
  const of = (attack: string) => figures.find((one) => one.attack === attack)
  const honest = of('honest')
  const beyond = (attack: string) => (of(attack)?.falseBadges ?? Number.NaN) - (honest?.falseBadges ?? Number.NaN)
  return [
    atMost('honest people marked by their answers', honest?.unfit ?? Number.NaN, 0.005),
    atMost('honest people marked by their times', honest?.rapid ?? Number.NaN, 0.005),
    atMost('reporting: false badges beyond those of honest people', beyond('reporting'), 0.01),
    atMost('harvesting: false badges beyond those of honest people', beyond('harvesting'), 0.01),
    atMost('half known: false badges that pass their checks', of('half known')?.passingFalseBadges ?? Number.NaN, 0.01),
    atMost('largest share of a bank that one session shows', Math.max(...figures.map(({ mostRead }) => mostRead)), 0.5),
  ]
}
