// The lists of the board side by side. Cards are moved by mouse, by a finger that stays on them, and by keyboard; each step is announced.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { type CardDrag, useCardDrag } from '#kit/drag/use-card-drag.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NEW_LIST, useBoard } from '../board-context.ts'
import { BulkBar, CardMenu } from '../lazy-parts.ts'
import { AddField } from './add-field.tsx'
import { CardFace } from './card-face.tsx'
import { ListColumn } from './list-column.tsx'
import { handlersOf } from './lists-handlers.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardMenu } from './use-card-menu.ts'
import { useCardMoves } from './use-card-moves.ts'
import { useListDrag } from './use-list-drag.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { useSelectedCards } from './use-selected-cards.ts'

export interface BoardListsProps {
  /** A dialog of the board is open. */
  readonly isCovered: boolean
}

export function BoardLists({ isCovered }: BoardListsProps) {
  const { t } = useLingui()
  const { board, shown, openId, collapsed } = useBoard()
  const root = useRef<HTMLElement>(null)
  const [active, setActive] = useState<string>()
  const menu = useCardMenu(root, setActive)
  const { move, drop, noteLift, focusCard } = useCardMoves(root, setActive)
  useLostFocus({ root, active, isCovered: isCovered || menu.anchor !== null, focusCard })
  const listDrag = useListDrag(root)
  const cards = useMemo(() => shown.flatMap((list) => (collapsed.has(list.id) ? [] : list.cards)), [shown, collapsed])
  const { selection, selected, dropAll, leave } = useSelectedCards(cards, drop, focusCard)
  const moves = { drop: dropAll, onLift: noteLift, onMenu: menu.openOf }
  const { drag, ...hand } = useCardDrag(root, { onDrop: dropAll, onPressed: menu.openOf, onLift: noteLift })
  const { lifted, ...keys } = useBoardKeys({ root, focusCard, move, ...moves, selection, selected })
  const tabStop = [active, openId, cards[0]?.id].find((id) => cards.some((card) => card.id === id))
  const target = drag ? drag.over : lifted
  return (
    <>
      <section
        ref={root}
        aria-label={t`Lists`}
        aria-describedby="card-keys"
        {...handlersOf({ hand, keys, listDrag, selection, menu, setActive })}
        className={cx(
          'relative flex min-h-0 flex-1 items-start gap-3 overflow-x-auto scroll-p-4 p-4 md:p-5 print:flex-wrap print:overflow-visible print:p-0',
          drag || listDrag.heldId !== undefined ? 'cursor-grabbing' : 'max-md:snap-x max-md:snap-mandatory',
        )}
      >
        <KeyHints />
        {shown.map((list) => {
          const has = (id: string | undefined) => (list.cards.some((card) => card.id === id) ? id : undefined)
          return (
            <ListPlace key={list.id} isHeld={listDrag.heldId === list.id} isBefore={listDrag.before === list.id}>
              <ListColumn
                list={list}
                openId={has(openId)}
                tabStop={has(tabStop)}
                selected={selection.keys}
                liftedId={has(lifted?.id)}
                heldId={has(drag?.id)}
                target={target?.column === list.id ? target : undefined}
                onMenu={menu.open}
              />
            </ListPlace>
          )
        })}
        {listDrag.before === null && <ListGap />}
        {board.lists.length === 0 && <NoLists />}
        <NewList />
        {drag && <HeldCard drag={drag} cards={cards} selected={selected} />}
        <OpenMenu menu={menu} cards={cards} onMove={move} onSelect={selection.toggle} />
      </section>
      <Suspense>
        {selected.length > 0 && (
          <BulkBar cards={selected} onClear={() => leave(tabStop, false)} onLeave={() => leave(tabStop, true)} />
        )}
      </Suspense>
    </>
  )
}

function KeyHints() {
  return (
    <>
      <p id="card-keys" className="sr-only">
        <Trans>Use the arrow keys to move between cards. Space picks up a card to move it; M opens its actions.</Trans>
      </p>
      <p id="list-keys" className="sr-only">
        <Trans>Enter renames the list; Space picks it up to move it.</Trans>
      </p>
    </>
  )
}

interface ListPlaceProps {
  readonly isHeld: boolean
  /** The list that is held would come before it. */
  readonly isBefore: boolean
  readonly children: ReactNode
}

function ListPlace({ isHeld, isBefore, children }: ListPlaceProps) {
  return (
    <div className={cx('contents', isHeld && '[&>section]:opacity-50')} data-drop={isBefore ? '' : undefined}>
      {isBefore && <ListGap />}
      {children}
    </div>
  )
}

interface OpenMenuProps {
  readonly menu: ReturnType<typeof useCardMenu>
  readonly cards: readonly BoardCard[]
  readonly onMove: (card: BoardCard, position: CardPosition) => unknown
  readonly onSelect: (id: string) => void
}

function OpenMenu({ menu: { anchor, close }, cards, onMove, onSelect }: OpenMenuProps) {
  const card = anchor && cards.find(({ id }) => id === anchor.key)
  return (
    <Suspense>
      {anchor && card && (
        <CardMenu
          anchor={anchor}
          card={card}
          onMove={(moved, to) => void onMove(moved, to)}
          onSelect={onSelect}
          onClose={close}
        />
      )}
    </Suspense>
  )
}

/** Where the list that is held would go. */
const ListGap = () => <span aria-hidden="true" className="-mx-1.5 w-0.5 self-stretch rounded-full bg-accent" />

interface HeldCardProps {
  readonly drag: CardDrag
  readonly cards: readonly BoardCard[]
  readonly selected: readonly BoardCard[]
}

/** The card in the hand, with the number of those that go with it. */
function HeldCard({ drag: { id, box }, cards, selected }: HeldCardProps) {
  const { number } = useFormats()
  const card = cards.find((one) => one.id === id)
  if (!card) return null
  const count = selected.includes(card) ? selected.length : 1
  const { left, top, width } = box
  return (
    <div
      data-held
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-(--z-sticky) rotate-2 rounded-12 border border-line bg-surface-overlay shadow-drag motion-reduce:rotate-0"
      style={{ width, translate: `${left}px ${top}px` }}
      inert
    >
      <CardFace card={card} />
      {count > 1 && (
        <span className="absolute -end-2 -top-2 grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 font-medium text-12 text-accent-ink tabular-nums">
          {number(count)}
        </span>
      )}
    </div>
  )
}

function NoLists() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No lists yet.`}
      description={t`A board contains lists of cards, such as “Next”, “In progress” and “Done”.`}
      className="w-80 shrink-0"
    />
  )
}

function NewList() {
  const { t } = useLingui()
  const { lists, adding, setAdding } = useBoard()
  return (
    <div className="w-62 shrink-0 snap-center print:hidden">
      {adding === NEW_LIST ? (
        <AddField
          label={t`Title of the new list`}
          placeholder={t`Title`}
          addLabel={t`Add list`}
          onAdd={lists.add}
          onClose={() => setAdding(undefined)}
        />
      ) : (
        <Button variant="quiet" icon="plus" className="w-full justify-start!" onPress={() => setAdding(NEW_LIST)}>
          <Trans>Add a list</Trans>
        </Button>
      )}
    </div>
  )
}
