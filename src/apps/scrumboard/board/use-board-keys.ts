// What the keys of a card do and say: see src/kit/drag/use-card-keys.ts. Used by board-lists.tsx.
// @chunk scrumboard
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { useCardKeys } from '#kit/drag/use-card-keys.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import { cardBeside } from './card-beside.ts'

export interface BoardKeysOptions {
  readonly root: RefObject<HTMLElement | null>
  focusCard(id: string): void
  move(card: BoardCard, position: CardPosition): unknown
  drop(id: string, position: CardPosition): void
  onLift(id: string): void
  onMenu(id: string): void
  readonly selection: Selection
  /** The selected cards, in order. What is done to one of them is done to all. */
  readonly selected: readonly BoardCard[]
}

export function useBoardKeys(options: BoardKeysOptions) {
  const { root, focusCard, drop, onLift, selection } = options
  const { t } = useLingui()
  const { number } = useFormats()
  const { shown, openId, open, collapsed } = useBoard()
  const run = useCommands(options)
  const keys = useCardKeys<string>({
    columns: shown.map((list) => (collapsed.has(list.id) ? { ...list, cards: [] } : list)),
    keys: scrumboardKeys,
    isOrdered: true,
    messages: {
      lifted(id) {
        onLift(id)
        const name = cardIn(shown, id)?.title || t`Untitled`
        return t`${name} picked up. Use the arrow keys to move it, Space to drop it or Escape to cancel.`
      },
      over({ id, column, index }) {
        const list = shown.find((one) => one.id === column)
        const others = list?.cards.filter((card) => card.id !== id).length ?? 0
        // What comes into a folded list comes to its end.
        const position = number(collapsed.has(column) ? others + 1 : index + 1)
        const [to, of] = [list?.title ?? '', number(others + 1)]
        return t`${to}, ${position} of ${of}`
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
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      if (selection.size === 0 && openId === undefined) return
      event.preventDefault()
      if (selection.size > 0) selection.clear()
      else open(undefined)
    },
  }
}

const cardIn = (lists: Lists, id: string) => lists.flatMap((list) => list.cards).find((card) => card.id === id)

/** What the commands do to a card, or to all that are selected with it. */
function useCommands({ focusCard, move, drop, onMenu, selection, selected }: BoardKeysOptions) {
  const { shown, openId, open, cards, chosen } = useBoard()
  /** After cards are gone, the one in the place of the focused one has the focus. */
  const leave = (card: BoardCard, gone: readonly BoardCard[], act: () => unknown) => {
    const list = shown.find(({ id }) => id === card.listId)?.cards ?? []
    const next = cardBeside(list, card.id, ({ id }) => !gone.some((one) => one.id === id))
    if (gone.some(({ id }) => id === openId)) open(undefined)
    if (next) focusCard(next.id)
    selection.clear()
    act()
  }
  const select = (id: string, isAll: boolean) => {
    if (isAll) selection.selectAll()
    else selection.toggle(id)
    if (isAll) return
    const count = selection.size + (selection.has(id) ? -1 : 1)
    announce(plural(count, { 0: 'No cards selected', one: '# card selected', other: '# cards selected' }))
  }
  return (action: string, id: string) => {
    const card = cardIn(shown, id)
    if (!card) return
    const all = selected.length > 1 && selection.has(id) ? selected : undefined
    if (action === 'menu') onMenu(id)
    else if (action === 'select' || action === 'select-all') select(id, action === 'select-all')
    else if (action === 'done') void (all ? chosen.setDone(all, !card.done) : cards.setDone(card, !card.done))
    else if (action === 'delete') leave(card, all ?? [card], () => (all ? chosen.remove(all) : cards.remove(card)))
    else if (action === 'archive-card')
      leave(card, all ?? [card], () => (all ? chosen.archive(all) : cards.archive(card)))
    else {
      const position = positionBeside(shown, card, action)
      if (position && all) drop(id, position)
      else if (position) move(card, position)
    }
  }
}

type Lists = readonly { readonly id: string; readonly cards: readonly BoardCard[] }[]

/** Where one key moves a card: a step up or down, or to the next list at the same height. */
function positionBeside(lists: Lists, card: BoardCard, action: string): CardPosition | undefined {
  const at = lists.findIndex(({ id }) => id === card.listId)
  const own = lists[at]?.cards ?? []
  const index = own.findIndex(({ id }) => id === card.id)
  if (action === 'move-up' && index > 0) return { column: card.listId, before: own[index - 1]?.id }
  if (action === 'move-down' && index < own.length - 1) return { column: card.listId, before: own[index + 2]?.id }
  const across = action === 'move-right' ? lists[at + 1] : action === 'move-left' ? lists[at - 1] : undefined
  return across && { column: across.id, before: across.cards[index]?.id }
}
