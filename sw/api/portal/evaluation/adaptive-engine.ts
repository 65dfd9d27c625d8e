// The adaptive engine: which item comes next, and when enough is known. Pure: the state is what (rules, bank, log) replay to, so nothing but the log is stored,
// and a session goes on after a kill with the item that was on the screen.

import { decisionBy, isTooClose, newLikelihood } from './decision.ts'
import type { EngineBank, EngineItem } from './engine-bank.ts'
import { chance, type ExposureControl, pilotPositions, worthAsking } from './item-choice.ts'
import { type Estimate, type Likelihood, Posterior, type ScoredAnswer } from './posterior.ts'
import { type ItemParameters, informationAt, mostOf } from './response-model.ts'

/** How a session is held. Kept with it, so that it goes on as it began. */
export interface SessionRules {
  /** A whole number, from which all chance of the session follows. */
  readonly seed: number
  /** Stop when the standard error is this or less. */
  readonly targetSe: number
  readonly minItems: number
  readonly maxItems: number
  /** How much below the estimate items are sought: 0.5 makes three of four answers right instead of two of three. */
  readonly easier: number
  /** One of so many best items is taken, so that no item is known to everybody. */
  readonly choices: number
  /** How items are protected from overexposure: `randomesque` where it is left out (item-choice.ts). */
  readonly exposure?: ExposureControl
  /** Whether item types are chosen in the bank's shares; sessions of earlier versions go on without. */
  readonly isTypeBalanced?: boolean
  /** Whether worked items are chosen too; sessions of earlier versions go on without. */
  readonly isWorked?: boolean
  /** Items that too many people have had already; taken where no other is left. For `progressive`. */
  readonly restricted?: readonly string[]
  /** How many items are tried out, uncounted. */
  readonly pilots?: number
  /** Families seen in earlier sessions: taken where no other is left. */
  readonly seenFamilies: readonly string[]
  /** ms of answering after which no further item is begun; null: no limit */
  readonly timeLimitMs: number | null
  /** Where the requested level begins, in logits: the session ends as soon as it is sure on which side of it the person is. Left out: a full profile. */
  readonly cut?: number
}

/** The outcome of an item that was shown. `postponed`: into the pocket, to come again; `reported`: set aside, and not counted. `unavailable`: set aside
 * too, and nothing of its type is chosen any more. */
export type LogOutcome = 'right' | 'wrong' | 'postponed' | 'reported' | 'unavailable'

export interface LogEntry {
  readonly itemId: string
  readonly outcome: LogOutcome
  readonly elapsedMs: number
  /** Of an item with several scores, which one: `right` is the highest, and 0 where it is left out of one that is not. */
  readonly score?: number | undefined
}

/** The score of an entry that counts. */
export const scoreOf = (item: ItemParameters, { outcome, score = 0 }: Pick<LogEntry, 'outcome' | 'score'>): number =>
  outcome === 'right' ? mostOf(item) : Math.min(score, mostOf(item) - 1)

export type StopReason = 'decision' | 'tooClose' | 'precision' | 'max' | 'noGain' | 'bank' | 'time'

export interface EngineState extends Estimate {
  /** Items answered, which count. */
  readonly answered: number
  /** Items answered that were tried out. */
  readonly tried: number
  /** The item to be shown; undefined when the session is over. */
  readonly next: EngineItem | undefined
  /** Whether `next` comes from the pocket, and has been seen before. */
  readonly isFromPocket: boolean
  /** Items that were postponed and are not answered yet, the one on the screen among them. */
  readonly pocket: readonly string[]
  /** Why no new item is begun; the pocket may still be emptied. */
  readonly stop: StopReason | undefined
}

/** How many items may be postponed at a time. */
export const POCKET_SIZE = 3
/** The standard error must promise to fall by so much for another item to be worth its while. */
const WORTHWHILE = 0.002

/**
 * The state of a session. Entries of items that the bank no longer has are passed over.
 * @param log oldest first
 */
export function replay(bank: EngineBank, rules: SessionRules, log: readonly LogEntry[]): EngineState {
  const course = new Course(bank, rules)
  for (const entry of log) course.add(entry)
  return course.state()
}

/** A session that is walked through entry by entry, as simulations do; `replay` is the same from its beginning. */
export class Course {
  private readonly bank: EngineBank
  private readonly rules: SessionRules
  private readonly posterior = new Posterior()
  /** What counts, for the decision, where a level is requested. */
  private readonly likelihood: Likelihood | undefined
  private readonly used: Uint8Array
  private readonly perTopic: Int32Array
  private readonly perType: Int32Array
  private readonly isSeen: Uint8Array
  private readonly isRestricted: Uint8Array
  /** Types that the person's browser can't work on. */
  private readonly missingTypes: Uint8Array
  /** Of the items begun, which ones are tried out. */
  private readonly pilotPositions: readonly number[]
  private pocket: number[] = []
  private known: Estimate = this.posterior.estimate()
  private answered = 0
  private tried = 0
  private begun = 0
  private spentMs = 0

  constructor(bank: EngineBank, rules: SessionRules) {
    this.bank = bank
    this.rules = rules
    this.likelihood = rules.cut === undefined ? undefined : newLikelihood()
    this.used = new Uint8Array(bank.familyCount)
    this.perTopic = new Int32Array(bank.topicCount)
    this.perType = new Int32Array(bank.typeShares.length)
    const seen = new Set(rules.seenFamilies)
    this.isSeen = Uint8Array.from(bank.items, ({ family }) => (seen.has(family) ? 1 : 0))
    const restricted = new Set(rules.restricted ?? [])
    this.isRestricted = Uint8Array.from(bank.items, ({ id }) => (restricted.has(id) ? 1 : 0))
    this.missingTypes = new Uint8Array(bank.typeShares.length)
    this.pilotPositions = pilotPositions(rules.seed, rules.pilots ?? 0)
  }

  add({ itemId, outcome, elapsedMs, score }: LogEntry): void {
    this.spentMs += elapsedMs
    const index = this.bank.indexes.get(itemId)
    if (index === undefined) return
    const isFromPocket = this.pocket.includes(index)
    if (!isFromPocket) {
      this.begun += 1
      this.used[this.bank.families[index] ?? 0] = 1
    }
    if (outcome === 'postponed') {
      if (!isFromPocket) this.pocket.push(index)
      return
    }
    this.pocket = this.pocket.filter((other) => other !== index)
    if (outcome === 'unavailable') this.missingTypes[this.bank.types[index] ?? 0] = 1
    if (outcome === 'reported' || outcome === 'unavailable') return
    if (this.isPilot(index)) {
      this.tried += 1
      return
    }
    this.answered += 1
    const topic = this.bank.topics[index] ?? 0
    this.perTopic[topic] = (this.perTopic[topic] ?? 0) + 1
    const type = this.bank.types[index] ?? 0
    this.perType[type] = (this.perType[type] ?? 0) + 1
    const item = this.bank.items[index]
    if (!item) return
    const scored = scoredOf(item, { outcome, score })
    this.posterior.observe(this.bank.chances, index, scored.score)
    this.likelihood?.add(scored)
    this.known = this.posterior.estimate()
  }

  estimate(): Estimate {
    return this.known
  }

  state(): EngineState {
    const { answered, tried, pocket, known } = this
    const over = this.isOver()
    const best = over ? [] : this.bestItems()
    const stop = over ?? this.whyNoMore(best)
    const fresh = stop ? undefined : (this.pilot() ?? best[chance(this.rules.seed, this.begun, best.length)])
    const index = fresh ?? pocket[0]
    return {
      ...known,
      answered,
      tried,
      next: index === undefined ? undefined : this.bank.items[index],
      isFromPocket: fresh === undefined && index !== undefined,
      pocket: pocket.flatMap((index) => this.bank.items[index]?.id ?? []),
      stop,
    }
  }

  private isPilot(index: number): boolean {
    return this.bank.items[index]?.isPilot === true
  }

  private isUsed(index: number): boolean {
    return this.used[this.bank.families[index] ?? 0] === 1
  }

  /** Whether it is over, whatever items there are. */
  private isOver(): StopReason | undefined {
    const { rules, answered, known, likelihood } = this
    if (rules.timeLimitMs !== null && this.spentMs >= rules.timeLimitMs) return 'time'
    if (answered >= rules.minItems) {
      if (rules.cut !== undefined && likelihood) {
        if (decisionBy(likelihood, rules.cut).side !== 'open') return 'decision'
        if (isTooClose(known, rules.cut, rules.targetSe)) return 'tooClose'
      }
      if (known.se <= rules.targetSe) return 'precision'
    }
    // What waits in the pocket is answered too.
    const waiting = this.pocket.filter((index) => !this.isPilot(index)).length
    if (answered + waiting >= rules.maxItems) return 'max'
    return undefined
  }

  /** Whether the items that are left are worth going on. */
  private whyNoMore(best: readonly number[]): StopReason | undefined {
    const first = best[0]
    if (first === undefined) return 'bank'
    const item = this.bank.items[first]
    if (!item || this.answered < this.rules.minItems) return undefined
    const { se, theta } = this.known
    const expected = 1 / Math.sqrt(1 / (se * se) + informationAt(item, theta))
    return se - expected < WORTHWHILE ? 'noGain' : undefined
  }

  /** The items among which chance chooses the next one: those that nobody has had too often, and this person never, first. */
  private bestItems(): number[] {
    const { bank, rules, perTopic, perType, begun, known, answered } = this
    for (const [seen, restricted] of ORDER_OF_POOLS) {
      const isFree = (index: number) =>
        this.isSeen[index] === seen &&
        this.isRestricted[index] === restricted &&
        !this.isPilot(index) &&
        !this.isUsed(index) &&
        this.missingTypes[bank.types[index] ?? 0] === 0 &&
        (rules.isWorked === true || bank.items[index]?.steps === undefined)
      const best = worthAsking(bank, rules, isFree, { perTopic, perType, begun, known, answered })
      if (best.length > 0) return best
    }
    return []
  }

  /** An item to be tried out, where it is time for one. */
  private pilot(): number | undefined {
    if (!this.pilotPositions.includes(this.begun)) return undefined
    const free = this.bank.items.flatMap((_, index) =>
      this.isPilot(index) && this.isSeen[index] === 0 && !this.isUsed(index) ? index : [],
    )
    return free[chance(this.rules.seed, this.begun, free.length)]
  }
}

/** Seen before or not, restricted or not: which items are asked first. */
const ORDER_OF_POOLS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** Whether an entry counts: it was answered, and not tried out. */
export const isCounted = (bank: EngineBank, { itemId, outcome }: Pick<LogEntry, 'itemId' | 'outcome'>): boolean =>
  (outcome === 'right' || outcome === 'wrong') && bank.items[bank.indexes.get(itemId) ?? -1]?.isPilot !== true

/** The answers that count, with the bank's parameters, for the distribution that is reported. */
export const scoredAnswers = (bank: EngineBank, log: readonly LogEntry[]): ScoredAnswer[] =>
  log.flatMap(({ itemId, outcome, score }) => {
    const item = bank.items[bank.indexes.get(itemId) ?? -1]
    if (!item || item.isPilot || (outcome !== 'right' && outcome !== 'wrong')) return []
    return [scoredOf(item, { outcome, score })]
  })

const scoredOf = (item: EngineItem, entry: Pick<LogEntry, 'outcome' | 'score'>): ScoredAnswer => ({
  ...{ a: item.a, b: item.b, c: item.c },
  ...(item.spread !== undefined && { spread: item.spread }),
  ...(item.steps && { steps: item.steps }),
  score: scoreOf(item, entry),
})
