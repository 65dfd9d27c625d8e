// The cards of the board that are selected: they are dropped together, and what is done to them leaves the focus on a card that stays.
// @chunk scrumboard
import { useMemo } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { useSelection } from '#kit/list/use-selection.ts'
import { useBoard } from '../board-context.ts'

export function useSelectedCards(
  cards: readonly BoardCard[],
  drop: (id: string, position: CardPosition) => void,
  focusCard: (id: string) => void,
) {
  const { board, chosen } = useBoard()
  const selection = useSelection(useMemo(() => cards.map(({ id }) => id), [cards]))
  const selected = cards.filter(({ id }) => selection.has(id))
  /** The selected cards go together. */
  const dropAll = (id: string, position: CardPosition) => {
    if (selected.length < 2 || !selection.has(id)) return drop(id, position)
    const there = board.lists.find((list) => list.id === position.column)?.cards ?? []
    const at = there.findIndex((card) => card.id === position.before)
    const before = at < 0 ? undefined : there.slice(at).find((card) => !selection.has(card.id))?.id
    focusCard(id)
    void chosen.move(selected, { column: position.column, before })
  }
  /** Selects nothing, and takes the focus to a card that stays. @param from the card that the keyboard is on */
  const leave = (from: string | undefined, areGone: boolean) => {
    const at = cards.findIndex(({ id }) => id === from)
    const stays = ({ id }: BoardCard) => !areGone || !selection.has(id)
    const next = cards.slice(Math.max(0, at)).find(stays) ?? cards.findLast(stays)
    selection.clear()
    if (next) focusCard(next.id)
  }
  return { selection, selected, dropAll, leave }
}
