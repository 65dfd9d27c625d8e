// Which card takes the place of one that leaves its list.
// @chunk scrumboard
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'

/** The first one after it that stays, else the last one before it. */
export function cardBeside(
  cards: readonly BoardCard[],
  id: string,
  stays: (card: BoardCard) => boolean,
): BoardCard | undefined {
  const at = cards.findIndex((card) => card.id === id)
  return cards.slice(at + 1).find(stays) ?? cards.slice(0, Math.max(0, at)).findLast(stays)
}
