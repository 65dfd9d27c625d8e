// A bank as the adaptive engine reads it, made once for many sessions: items with their parameters, topics, families and types as numbers.
import { type ChanceTable, chanceTable } from './posterior.ts'
import type { ItemParameters } from './response-model.ts'

/** What the engine knows of an item. */
export interface EngineItem extends ItemParameters {
  readonly id: string
  /** Items of one family give each other away: a session has one of them. */
  readonly family: string
  readonly topic: string
  /** How it is answered: kinds are chosen in the shares that they have in the bank. Left out: one kind. */
  readonly type?: string
  /** Not known well enough to count: it is tried out, among those that count, and its answers are stored for calibration. */
  readonly isPilot?: boolean
  /** For how many items of its type it is where shares are counted: 1 where it is left out. */
  readonly weight?: number
}

/** A bank as the engine reads it, made once for many sessions by `engineBank`. */
export interface EngineBank {
  readonly items: readonly EngineItem[]
  readonly indexes: ReadonlyMap<string, number>
  readonly chances: ChanceTable
  /** Each item's topic and family, as numbers. */
  readonly topics: Int32Array
  readonly families: Int32Array
  readonly types: Int32Array
  /** Each type's share of the items that count. */
  readonly typeShares: Float64Array
  readonly topicCount: number
  readonly familyCount: number
}

export function engineBank(items: readonly EngineItem[]): EngineBank {
  const topics = numbered(items.map(({ topic }) => topic))
  const families = numbered(items.map(({ family }) => family))
  const types = numbered(items.map(({ type = '' }) => type))
  const typeShares = new Float64Array(types.count)
  const counted = items.reduce((sum, { isPilot, weight = 1 }) => sum + (isPilot ? 0 : weight), 0)
  items.forEach(({ isPilot, weight = 1 }, index) => {
    const type = types.numbers[index] ?? 0
    if (!isPilot) typeShares[type] = (typeShares[type] ?? 0) + weight / counted
  })
  return {
    items,
    indexes: new Map(items.map(({ id }, index) => [id, index])),
    chances: chanceTable(items),
    topics: topics.numbers,
    topicCount: topics.count,
    families: families.numbers,
    familyCount: families.count,
    types: types.numbers,
    typeShares,
  }
}

function numbered(names: readonly string[]): { numbers: Int32Array; count: number } {
  const known = new Map<string, number>()
  for (const name of names) if (!known.has(name)) known.set(name, known.size)
  return { numbers: Int32Array.from(names, (name) => known.get(name) ?? 0), count: known.size }
}
