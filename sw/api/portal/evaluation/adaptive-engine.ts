// The adaptive engine: which item comes next, and when enough is known. Pure: the state is what (rules, bank, log) replay to, so nothing but the log is kept,
// and a session goes on after a kill with the item that was on the screen.
import { chanceTable, type Estimate, Posterior, type ScoredAnswer } from './posterior.ts'
import { type ItemParameters, informationAt } from './response-model.ts'

/** What the engine knows of an item. */
export interface EngineItem extends ItemParameters {
  readonly id: string
  /** Items of one family give each other away: a session has one of them. */
  readonly family: string
  readonly topic: string
}

/** A bank as the engine reads it, made once for many sessions by `engineBank`. */
export interface EngineBank {
  readonly items: readonly EngineItem[]
  readonly indexes: ReadonlyMap<string, number>
  readonly chances: Float64Array
  /** Each item's topic and family, as numbers. */
  readonly topics: Int32Array
  readonly families: Int32Array
  readonly topicCount: number
  readonly familyCount: number
}

/** How a session is held. Kept with it, so that it goes on as it began. */
export interface SessionRules {
  /** A whole number, from which all chance of the session follows. */
  readonly seed: number
  /** Stop when the standard error is this or less: 0.45 with authors' parameters, 0.385 with calibrated ones. */
  readonly targetSe: number
  readonly minItems: number
  readonly maxItems: number
  /** How much below the estimate items are sought: 0.5 makes three of four answers right instead of two of three. */
  readonly easier: number
  /** One of so many best items is taken, so that no item is known to everybody. */
  readonly choices: number
  /** Families seen in earlier sessions: taken where no other is left. */
  readonly seenFamilies: readonly string[]
  /** ms of answering after which no further item is begun; null: no limit */
  readonly timeLimitMs: number | null
}

/** What became of an item that was shown. `postponed`: into the pocket, to come again; `reported`: set aside, and not counted. */
export type LogOutcome = 'right' | 'wrong' | 'postponed' | 'reported'

export interface LogEntry {
  readonly itemId: string
  readonly outcome: LogOutcome
  readonly elapsedMs: number
}

export type StopReason = 'precision' | 'max' | 'noGain' | 'bank' | 'time'

export interface EngineState extends Estimate {
  /** Items answered, which count. */
  readonly answered: number
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
/** How much further a topic may be than the least asked one, and still be asked. */
const TOPIC_LEAD = 1
/** From the fourth item on, an item that tells less than this share of what the best one tells is not taken for the sake of chance. */
const OPENING = 3
const WORTH_A_CHANCE = 0.4
/** The standard error must promise to fall by so much for another item to be worth its while. */
const WORTHWHILE = 0.002

export function engineBank(items: readonly EngineItem[]): EngineBank {
  const topics = numbered(items.map(({ topic }) => topic))
  const families = numbered(items.map(({ family }) => family))
  return {
    items,
    indexes: new Map(items.map(({ id }, index) => [id, index])),
    chances: chanceTable(items),
    topics: topics.numbers,
    topicCount: topics.count,
    families: families.numbers,
    familyCount: families.count,
  }
}

function numbered(names: readonly string[]): { numbers: Int32Array; count: number } {
  const known = new Map<string, number>()
  for (const name of names) if (!known.has(name)) known.set(name, known.size)
  return { numbers: Int32Array.from(names, (name) => known.get(name) ?? 0), count: known.size }
}

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
  private readonly used: Uint8Array
  private readonly perTopic: Int32Array
  private readonly isSeen: Uint8Array
  private pocket: number[] = []
  private known: Estimate = this.posterior.estimate()
  private answered = 0
  private begun = 0
  private spentMs = 0

  constructor(bank: EngineBank, rules: SessionRules) {
    this.bank = bank
    this.rules = rules
    this.used = new Uint8Array(bank.familyCount)
    this.perTopic = new Int32Array(bank.topicCount)
    const seen = new Set(rules.seenFamilies)
    this.isSeen = Uint8Array.from(bank.items, ({ family }) => (seen.has(family) ? 1 : 0))
  }

  add({ itemId, outcome, elapsedMs }: LogEntry): void {
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
    if (outcome === 'reported') return
    this.answered += 1
    const topic = this.bank.topics[index] ?? 0
    this.perTopic[topic] = (this.perTopic[topic] ?? 0) + 1
    this.posterior.observe(this.bank.chances, index, outcome === 'right')
    this.known = this.posterior.estimate()
  }

  estimate(): Estimate {
    return this.known
  }

  state(): EngineState {
    const { answered, pocket, known } = this
    const best = this.isOver() ? [] : this.bestItems()
    const stop = this.stopReason(best)
    const fresh = stop ? undefined : best[chance(this.rules.seed, this.begun, best.length)]
    const index = fresh ?? pocket[0]
    return {
      ...known,
      answered,
      next: index === undefined ? undefined : this.bank.items[index],
      isFromPocket: fresh === undefined && index !== undefined,
      pocket: pocket.flatMap((place) => this.bank.items[place]?.id ?? []),
      stop,
    }
  }

  /** Whether it is over, whatever items there are. */
  private isOver(): StopReason | undefined {
    const { rules, answered, known } = this
    if (rules.timeLimitMs !== null && this.spentMs >= rules.timeLimitMs) return 'time'
    if (answered >= rules.minItems && known.se <= rules.targetSe) return 'precision'
    // What waits in the pocket is answered too.
    if (answered + this.pocket.length >= rules.maxItems) return 'max'
    return undefined
  }

  private stopReason(best: readonly number[]): StopReason | undefined {
    const over = this.isOver()
    if (over) return over
    const first = best[0]
    if (first === undefined) return 'bank'
    const item = this.bank.items[first]
    if (!item || this.answered < this.rules.minItems) return undefined
    const { se, theta } = this.known
    const expected = 1 / Math.sqrt(1 / (se * se) + informationAt(item, theta))
    return se - expected < WORTHWHILE ? 'noGain' : undefined
  }

  /** The items that tell most about the person, best first, of topics that were asked little; unseen ones before seen ones. */
  private bestItems(): number[] {
    for (const seen of [0, 1]) {
      const isFree = (index: number) => this.isSeen[index] === seen && this.used[this.bank.families[index] ?? 0] === 0
      const best = this.mostTelling(isFree)
      if (best.length > 0) return best
    }
    return []
  }

  private mostTelling(isFree: (index: number) => boolean): number[] {
    const { items, topics } = this.bank
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < items.length; index += 1)
      if (isFree(index)) least = Math.min(least, this.perTopic[topics[index] ?? 0] ?? 0)
    const target = this.known.theta - this.rules.easier
    const best: { index: number; information: number }[] = []
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index]
      if (!item || (this.perTopic[topics[index] ?? 0] ?? 0) > least + TOPIC_LEAD || !isFree(index)) continue
      const information = informationAt(item, target)
      if (best.length === this.rules.choices && information <= (best.at(-1)?.information ?? 0)) continue
      const place = best.findIndex((other) => other.information < information)
      best.splice(place < 0 ? best.length : place, 0, { index, information })
      if (best.length > this.rules.choices) best.pop()
    }
    const floor = this.begun < OPENING ? 0 : WORTH_A_CHANCE * (best[0]?.information ?? 0)
    return best.filter(({ information }) => information >= floor).map(({ index }) => index)
  }
}

/** A whole number below `count`, the same for the same seed and step. */
function chance(seed: number, step: number, count: number): number {
  let mixed = (seed + Math.imul(step + 1, 0x9e3779b9)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296) * count)
}

/** The answers that count, with the bank's parameters, for the distribution that is reported. */
export const scoredAnswers = (bank: EngineBank, log: readonly LogEntry[]): ScoredAnswer[] =>
  log.flatMap(({ itemId, outcome }) => {
    const item = bank.items[bank.indexes.get(itemId) ?? -1]
    if (!item || (outcome !== 'right' && outcome !== 'wrong')) return []
    return [{ a: item.a, b: item.b, c: item.c, isRight: outcome === 'right' }]
  })
