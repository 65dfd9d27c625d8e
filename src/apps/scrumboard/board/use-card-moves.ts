// Moves a card to another place of the board and takes the focus along. Used by board-lists.tsx.
// @chunk scrumboard
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { useBoard } from '../board-context.ts'

interface Wanted {
  readonly id: string
  /** The list that it moves to; undefined: where it is. */
  readonly column: string | undefined
}

export function useCardMoves(root: RefObject<HTMLElement | null>, setActive: (id: string) => void) {
  const { board, cards, collapsed } = useBoard()
  const wanted = useRef<Wanted>(null)
  const liftedFrom = useRef<{ readonly id: string; readonly listId: string }>(null)
  const find = (id: string) => board.lists.flatMap((list) => list.cards).find((card) => card.id === id)

  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, column } = wanted.current
    const within = column === undefined ? '' : `[data-column="${CSS.escape(column)}"] `
    const goal = column !== undefined && collapsed.has(column) ? '[data-expand]' : `[data-card="${CSS.escape(id)}"] a`
    const link = root.current?.querySelector<HTMLElement>(`${within}${goal}`)
    if (!link) return
    wanted.current = null
    link.focus()
  })

  const move = useCallback(
    async (card: BoardCard, position: CardPosition, from?: string) => {
      wanted.current = { id: card.id, column: position.column }
      setActive(card.id)
      if (!(await cards.move(card, position, from))) wanted.current = null
    },
    [cards, setActive],
  )
  const focusCard = useCallback(
    (id: string) => {
      wanted.current = { id, column: undefined }
      setActive(id)
      const link = root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)
      if (!link) return
      wanted.current = null
      link.focus()
    },
    [root, setActive],
  )
  return {
    move,
    focusCard,
    /** From a hand or the keyboard. A place that it has already is no move. */
    drop(id: string, position: CardPosition) {
      const card = find(id)
      const list = board.lists.find((one) => one.id === position.column)
      if (!card || !list) return
      const at = list.cards.findIndex((one) => one.id === id)
      if (at >= 0 && (list.cards[at + 1]?.id === position.before || position.before === id)) return
      const from = liftedFrom.current?.id === id ? liftedFrom.current.listId : undefined
      void move(card, position, from)
    },
    /** Remembers where a card was: another tab may move it while it is held. */
    noteLift(id: string) {
      const card = find(id)
      liftedFrom.current = card ? { id, listId: card.listId } : null
    },
  }
}
