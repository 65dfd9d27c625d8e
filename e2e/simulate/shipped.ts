// The banks as they are shipped, held as the product holds them, on a portal where everybody's sessions say which items rest.
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { MOST_EXPOSED } from '#sw/api/portal/evaluation/retakes.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { type Chance, simulatedItems } from './banks.ts'
import type { Arm } from './study.ts'

const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

/** @param error by how much a true difficulty differs from its rating, in logits: left out, by as much as the engine takes it to. What is tried out is left out: it counts for nothing. */
export function shippedArm(banks: readonly LoadedBank[], chance: Chance, error?: number): Arm {
  const [first] = banks
  if (!first) throw new Error('No bank')
  const counted = banks.map(({ engine }) => engine.items.filter(({ isPilot }) => !isPilot))
  return {
    name: `ours, the shipped banks${error === undefined ? '' : ` (difficulty off by ${error.toFixed(1)})`}`,
    banks: counted.map((items) => simulatedItems(items, chance, error)),
    truthOf: (items) =>
      simulatedItems(
        items.map(({ believed }) => believed),
        chance,
        error,
      ),
    rules: { ...rulesOf(first, PLAIN, 0, { seenFamilies: [] }), pilots: 0 },
    mostExposed: MOST_EXPOSED,
  }
}
