// What the keys of a card do and say: see src/kit/drag/use-card-keys.ts. Used by board-lists.tsx.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPlace } from '#kit/drag/card-places.ts'
import { useCardKeys } from '#kit/drag/use-card-keys.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'

export interface BoardKeysOptions {
  readonly root: RefObject<HTMLElement | null>
  focusCard(id: string): void
  move(card: BoardCard, place: CardPlace): unknown
  drop(id: string, place: CardPlace): void
  onLift(id: string): void
  onMenu(id: string): void
}

export function useBoardKeys({ root, focusCard, move, drop, onLift, onMenu }: BoardKeysOptions) {
  const { t } = useLingui()
  const { shown, openId, open, cards, collapsed } = useBoard()
  const find = (id: string) => shown.flatMap((list) => list.cards).find((card) => card.id === id)
  const nameOf = (id: string) => find(id)?.title || t`Untitled`
  /** After a card is gone, the one in its place has the focus. */
  const leave = (card: BoardCard, act: (one: BoardCard) => unknown) => {
    const list = shown.find(({ id }) => id === card.listId)?.cards ?? []
    const at = list.findIndex(({ id }) => id === card.id)
    const next = list[at + 1] ?? list[at - 1]
    if (openId === card.id) open(undefined)
    if (next) focusCard(next.id)
    act(card)
  }
  const run = (action: string, id: string) => {
    const card = find(id)
    if (!card) return
    if (action === 'menu') onMenu(id)
    else if (action === 'done') void cards.setDone(card, !card.done)
    else if (action === 'delete') leave(card, cards.remove)
    else if (action === 'archive-card') leave(card, cards.archive)
    else {
      const place = placeBeside(shown, card, action)
      if (place) move(card, place)
    }
  }
  const keys = useCardKeys<string>({
    columns: shown.map((list) => (collapsed.has(list.id) ? { ...list, cards: [] } : list)),
    keys: scrumboardKeys,
    isOrdered: true,
    words: {
      lifted(id) {
        onLift(id)
        const name = nameOf(id)
        return t`${name} lifted. Arrow keys choose its place, Space drops it, Escape cancels.`
      },
      over({ id, column, index }) {
        const list = shown.find((one) => one.id === column)
        const others = list?.cards.filter((card) => card.id !== id).length ?? 0
        // What comes into a folded list comes to its end.
        const place = collapsed.has(column) ? others + 1 : index + 1
        const [to, of] = [list?.title ?? '', others + 1]
        return t`${to}, ${place} of ${of}`
      },
      putBack: t`Move cancelled.`,
    },
    focusCard,
    showColumn: (column) =>
      root.current
        ?.querySelector(`[data-column="${CSS.escape(column)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    onDrop: drop,
    run,
  })
  return {
    ...keys,
    onKeyDown: (event: React.KeyboardEvent) => {
      keys.onKeyDown(event)
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || openId === undefined) return
      event.preventDefault()
      open(undefined)
    },
  }
}

type Lists = readonly { readonly id: string; readonly cards: readonly BoardCard[] }[]

/** Where one key moves a card: a step up or down, or to the next list at the same height. */
function placeBeside(lists: Lists, card: BoardCard, action: string): CardPlace | undefined {
  const at = lists.findIndex(({ id }) => id === card.listId)
  const own = lists[at]?.cards ?? []
  const index = own.findIndex(({ id }) => id === card.id)
  if (action === 'move-up' && index > 0) return { column: card.listId, before: own[index - 1]?.id }
  if (action === 'move-down' && index < own.length - 1) return { column: card.listId, before: own[index + 2]?.id }
  const across = action === 'move-right' ? lists[at + 1] : action === 'move-left' ? lists[at - 1] : undefined
  return across && { column: across.id, before: across.cards[index]?.id }
}
