// Applies writes to a board that is shown, before their answers are there; and positions a card or a list. Pure.
// @chunk scrumboard
import {
  type BoardCard,
  type BoardList,
  type CardPatch,
  POSITION_STEP,
  type WholeBoard,
} from '#contract/apps/scrumboard-shapes.ts'

interface Placed {
  readonly id: string
  readonly position: number
}

type ListWithCards = WholeBoard['lists'][number]

const inOrder = (a: Placed, b: Placed): number => a.position - b.position || (a.id < b.id ? -1 : 1)

/**
 * The position of something that goes before another one. Room that is used up is made again by the back end.
 * @param there all that is there, in order @param id of what goes there; where it is now does not count
 * @param before undefined: at the end
 */
export function positionBefore(there: readonly Placed[], id: string, before: string | undefined): number {
  const others = there.filter((one) => one.id !== id)
  const at = others.findIndex((one) => one.id === before)
  const next = others[at]
  const previous = next ? others[at - 1] : others.at(-1)
  if (!next) return (previous?.position ?? 0) + POSITION_STEP
  return previous ? (previous.position + next.position) / 2 : next.position - POSITION_STEP
}

/** Cards that leave their list for another one are moved there; those that are archived are gone. */
export function patchCardsIn(board: WholeBoard, patches: ReadonlyMap<string, CardPatch>): WholeBoard {
  const lists = new Set(board.lists.map(({ id }) => id))
  const changed = board.lists
    .flatMap(({ cards }) => cards)
    .flatMap((card): BoardCard[] => {
      const patch = patches.get(card.id)
      return patch ? [{ ...card, ...patch }] : []
    })
    .filter(({ archived, listId }) => !archived && lists.has(listId))
  return {
    ...board,
    lists: board.lists.map((list) => {
      const come = changed.filter(({ listId }) => listId === list.id)
      if (come.length === 0 && !list.cards.some(({ id }) => patches.has(id))) return list
      return { ...list, cards: [...list.cards.filter(({ id }) => !patches.has(id)), ...come].sort(inOrder) }
    }),
  }
}

export const withoutCards = (board: WholeBoard, ids: ReadonlySet<string>): WholeBoard => ({
  ...board,
  lists: board.lists.map((list) =>
    list.cards.some(({ id }) => ids.has(id)) ? { ...list, cards: list.cards.filter(({ id }) => !ids.has(id)) } : list,
  ),
})

type ListPatch = Partial<Omit<BoardList, 'id' | 'boardId'>>

/** A list that is archived is gone. */
export const patchListIn = (board: WholeBoard, id: string, patch: ListPatch): WholeBoard => ({
  ...board,
  lists: board.lists
    .map((list): ListWithCards => (list.id === id ? { ...list, ...patch } : list))
    .filter(({ archived }) => !archived)
    .sort(inOrder),
})
