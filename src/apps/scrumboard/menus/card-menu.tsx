// The actions on a card, opened by its button, right click, a key, or a finger that lets it go where it was. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { RowMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { cardHref, useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'

export interface CardMenuProps {
  /** Its key is the card's id. */
  readonly anchor: RowMenuAnchor
  readonly card: BoardCard
  /** Moves the card, and takes the focus along. */
  readonly onMove: (card: BoardCard, position: CardPosition) => void
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
}

export default function CardMenu({ anchor, card, onMove, onSelect, onClose }: CardMenuProps) {
  const { t } = useLingui()
  const { shown, open, cards, openDialog, openId } = useBoard()
  const hint = useKeyHints(scrumboardKeys)
  const copyLink = useCopyLink()
  const { id, listId, boardId } = card
  const list = shown.find((one) => one.id === listId)
  const at = list?.cards.findIndex((one) => one.id === id) ?? -1
  const to = (index: number) => onMove(card, { column: listId, before: list?.cards[index]?.id })
  const gone = (act: () => unknown) => () => {
    if (openId === id) open(undefined)
    act()
  }
  return (
    <RowMenu anchor={anchor} label={card.title || t`Untitled`} onClose={onClose}>
      <MenuItem icon="arrow-top-right-on-square" onAction={() => open(id)}>{t`Open`}</MenuItem>
      <MenuItem icon="check-circle" shortcut={hint('done')} onAction={() => void cards.setDone(card, !card.done)}>
        {card.done ? t`Reopen` : t`Mark as done`}
      </MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => onSelect(id)}>{t`Select`}</MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="arrow-right-start-on-rectangle"
        onAction={() => openDialog({ kind: 'moveCard', card, isCopy: false })}
      >
        {t`Move to…`}
      </MenuItem>
      {list && at > 0 && (
        <MenuItem icon="arrow-up" shortcut={hint('move-up')} onAction={() => to(at - 1)}>{t`Move up`}</MenuItem>
      )}
      {list && at < list.cards.length - 1 && (
        <MenuItem icon="arrow-down" shortcut={hint('move-down')} onAction={() => to(at + 2)}>{t`Move down`}</MenuItem>
      )}
      <MenuItem icon="document-duplicate" onAction={() => openDialog({ kind: 'moveCard', card, isCopy: true })}>
        {t`Copy…`}
      </MenuItem>
      <MenuItem
        icon="link"
        onAction={() => void copyLink(cardHref(boardId, id), { shareAs: card.title })}
      >{t`Copy the link`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'boardCards', key: id, title: card.title || t`Untitled` })}
      >
        {t`Version history…`}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="archive-box" shortcut={hint('archive-card')} onAction={gone(() => cards.archive(card))}>
        {t`Archive`}
      </MenuItem>
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={gone(() => cards.remove(card))}>{t`Delete`}</MenuItem>
    </RowMenu>
  )
}
