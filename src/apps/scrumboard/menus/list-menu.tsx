// What can be done to a list. A chunk of its own.
// @chunk scrumboard-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { type ShownList, useBoard } from '../board-context.ts'
import { isFiltered } from '../board-filter.ts'
import { CARD_ORDERS, type CardOrder, inCardOrder } from '../card-orders.ts'

export interface ListMenuProps {
  readonly list: ShownList
  readonly onRename: () => void
}

export default function ListMenu({ list, onRename, ...trigger }: ListMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { board, lists, openDialog, setAdding, toggleCollapsed } = useBoard()
  const { id, title, marksDone = false } = list
  const at = board.lists.findIndex((one) => one.id === id)
  const count = board.lists[at]?.cards.length ?? 0
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={title}>
        <MenuItem icon="plus" onAction={() => setAdding(id)}>{t`Add a card`}</MenuItem>
        <MenuItem icon="pencil" onAction={onRename}>{t`Rename`}</MenuItem>
        <MenuItem icon="adjustments-horizontal" onAction={() => openDialog({ kind: 'limit', list })}>
          {t`Card limit…`}
        </MenuItem>
        <MenuItem icon="check-circle" onAction={() => void lists.setMarksDone(id, !marksDone)}>
          {marksDone ? t`Stop marking cards as done` : t`Mark cards moved here as done`}
        </MenuItem>
        <MenuItem icon="chevron-double-left" onAction={() => toggleCollapsed(id)}>{t`Collapse`}</MenuItem>
        <MenuSeparator />
        {at > 0 && (
          <MenuItem icon="arrow-left" onAction={() => void lists.move(id, board.lists[at - 1]?.id)}>
            {t`Move left`}
          </MenuItem>
        )}
        {at < board.lists.length - 1 && (
          <MenuItem icon="arrow-right" onAction={() => void lists.move(id, board.lists[at + 2]?.id)}>
            {t`Move right`}
          </MenuItem>
        )}
        <MenuItem
          icon="arrow-right-start-on-rectangle"
          onAction={() => openDialog({ kind: 'moveList', list, isCopy: false })}
        >
          {t`Move to another board…`}
        </MenuItem>
        <MenuItem icon="document-duplicate" onAction={() => openDialog({ kind: 'moveList', list, isCopy: true })}>
          {t`Copy…`}
        </MenuItem>
        <MenuItem
          icon="clock"
          onAction={() => openHistory({ table: 'boardLists', key: id, title: title || t`Untitled` })}
        >
          {t`Version history…`}
        </MenuItem>
        <MenuSeparator />
        {list.cards.length > 0 && <CardsItems list={list} />}
        <MenuItem icon="archive-box" onAction={() => void lists.archive(id)}>{t`Archive the list`}</MenuItem>
        <MenuItem
          icon="trash"
          onAction={() => void lists.remove(list)}
          description={plural(count, { 0: 'This list is empty', one: 'With its # card', other: 'With its # cards' })}
        >
          {t`Delete the list`}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

/** What can be done to its cards at once: where filters hide some, to those that are shown; sorted are all. */
function CardsItems({ list: { id, cards } }: { readonly list: ShownList }) {
  const { t } = useLingui()
  const { board, lists, chosen, search } = useBoard()
  const { compare } = useFormats()
  const names: Readonly<Record<CardOrder, string>> = {
    title: t`By title`,
    due: t`By due date`,
    newest: t`Newest first`,
    oldest: t`Oldest first`,
  }
  const all = board.lists.find((one) => one.id === id)?.cards ?? []
  const others = board.lists.filter((one) => one.id !== id)
  const sort = (order: CardOrder) =>
    void lists.sort(
      inCardOrder(all, order, compare).map((card) => card.id),
      t`List sorted`,
    )
  return (
    <>
      {all.length > 1 && (
        <Submenu trigger={<MenuItem icon="bars-arrow-down">{t`Sort the cards`}</MenuItem>}>
          <Menu aria-label={t`Sort the cards`}>
            {CARD_ORDERS.map((order) => (
              <MenuItem key={order} onAction={() => sort(order)}>
                {names[order]}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      )}
      {others.length > 0 && (
        <Submenu
          trigger={
            <MenuItem icon="arrow-right-start-on-rectangle">
              {isFiltered(search) ? t`Move the cards shown to` : t`Move all cards to`}
            </MenuItem>
          }
        >
          <Menu aria-label={isFiltered(search) ? t`Move the cards shown to` : t`Move all cards to`}>
            {others.map((one) => (
              <MenuItem key={one.id} onAction={() => void chosen.move(cards, { column: one.id, before: undefined })}>
                {one.title || t`Untitled`}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      )}
      <MenuItem icon="archive-box" onAction={() => void chosen.archive(cards)}>
        {isFiltered(search) ? t`Archive the cards shown` : t`Archive all cards`}
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
