// The banks as they are shipped, held as the product holds them, on a portal where everybody's sessions say which items rest.
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { MOST_EXPOSED } from '#sw/api/portal/evaluation/retakes.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { type Chance, simulatedItems } from './banks.ts'
import type { Arm } from './study.ts'

const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

export interface ShippedOptions {
  /** By how much a true difficulty differs from its rating: a standard deviation in logits. */
  readonly error?: number
  /** So many truths are drawn of each bank. */
  readonly truths?: number
}

/** Each bank with some truths of its items. What is tried out is left out: it counts for nothing. */
export function shippedArm(
  banks: readonly LoadedBank[],
  chance: Chance,
  { error, truths = 1 }: ShippedOptions = {},
): Arm {
  const [first] = banks
  if (!first) throw new Error('No bank')
  const counted = banks.map(({ engine }) => engine.items.filter(({ isPilot }) => !isPilot))
  return {
    name: `ours, the shipped banks${error === undefined ? '' : ` (difficulty off by ${error.toFixed(1)})`}`,
    banks: Array.from({ length: truths }, () => counted.map((items) => simulatedItems(items, chance, error))).flat(),
    rules: { ...rulesOf(first, PLAIN, 0, { seenFamilies: [] }), pilots: 0 },
    widening: 1.25,
    mostExposed: MOST_EXPOSED,
  }
}
