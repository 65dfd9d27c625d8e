// The orders that a list can be sorted in. Pure.
// @chunk scrumboard-menus
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'

export const CARD_ORDERS = ['title', 'due', 'newest', 'oldest'] as const
export type CardOrder = (typeof CARD_ORDERS)[number]

/** Of cards that are alike the sequence stays. Cards without a due date come after those with one. @param compare texts, in the person's language */
export function inCardOrder(
  cards: readonly BoardCard[],
  order: CardOrder,
  compare: (a: string, b: string) => number,
): BoardCard[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return cards.toSorted((a, b) => {
    if (order === 'title') return compare(a.title, b.title)
    if (order === 'newest') return byText(b.createdAt, a.createdAt)
    if (order === 'oldest') return byText(a.createdAt, b.createdAt)
    if (a.dueDate === null || b.dueDate === null) return Number(a.dueDate === null) - Number(b.dueDate === null)
    return byText(a.dueDate, b.dueDate)
  })
}
