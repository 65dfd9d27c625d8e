// The lists of the board side by side. Cards are moved by mouse, by a finger that stays on them, and by keyboard; each step is said.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import { type CardPosition, cardOf } from '#kit/drag/card-positions.ts'
import { useCardDrag } from '#kit/drag/use-card-drag.ts'
import type { RowMenuPlace } from '#kit/list/use-row-menu.ts'
import { useSelection } from '#kit/list/use-selection.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NEW_LIST, useBoard } from '../board-context.ts'
import { BulkBar, CardMenu } from '../lazy-parts.ts'
import { AddField } from './add-field.tsx'
import { CardFace } from './card-face.tsx'
import { ListColumn } from './list-column.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardMoves } from './use-card-moves.ts'
import { useListDrag } from './use-list-drag.ts'
import { useLostFocus } from './use-lost-focus.ts'

export interface BoardListsProps {
  /** A dialog of the board is open. */
  readonly isCovered: boolean
}

export function BoardLists({ isCovered }: BoardListsProps) {
  const { t } = useLingui()
  const { board, shown, openId, collapsed, chosen } = useBoard()
  const root = useRef<HTMLElement>(null)
  const [active, setActive] = useState<string>()
  const [menu, setMenu] = useState<RowMenuPlace | null>(null)
  const { move, drop, noteLift, focusCard } = useCardMoves(root, setActive)
  const openMenu = useCallback((key: string, element: Element | null | undefined) => {
    const { left, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
    setActive(key)
    setMenu({ key, x: left, y: bottom })
  }, [])
  const menuOf = (id: string) => openMenu(id, root.current?.querySelector(`[data-card="${CSS.escape(id)}"] a`))
  useLostFocus({ root, active, isCovered: isCovered || menu !== null, focusCard })
  const listDrag = useListDrag(root)
  const cards = useMemo(() => shown.flatMap((list) => (collapsed.has(list.id) ? [] : list.cards)), [shown, collapsed])
  const selection = useSelection(useMemo(() => cards.map(({ id }) => id), [cards]))
  const selected = cards.filter(({ id }) => selection.has(id))
  /** The selected cards go together. */
  const dropAll = (id: string, place: CardPosition) => {
    if (selected.length < 2 || !selection.has(id)) return drop(id, place)
    const there = board.lists.find((list) => list.id === place.column)?.cards ?? []
    const at = there.findIndex((card) => card.id === place.before)
    const before = at < 0 ? undefined : there.slice(at).find((card) => !selection.has(card.id))?.id
    focusCard(id)
    void chosen.move(selected, { column: place.column, before })
  }
  const { drag, ...hand } = useCardDrag(root, { onDrop: dropAll, onPressed: menuOf, onLift: noteLift })
  const { lifted, ...keys } = useBoardKeys({
    root,
    focusCard,
    move,
    drop: dropAll,
    onLift: noteLift,
    onMenu: menuOf,
    selection,
    selected,
  })
  const isThere = (id: string | undefined) => cards.some((card) => card.id === id)
  const tabStop = [active, openId, cards[0]?.id].find(isThere)
  /** Selects nothing, and takes the focus to a card that stays. */
  const leave = (areGone: boolean) => {
    const at = cards.findIndex(({ id }) => id === tabStop)
    const stays = ({ id }: BoardCard) => !areGone || !selection.has(id)
    const next = cards.slice(Math.max(0, at)).find(stays) ?? cards.findLast(stays)
    selection.clear()
    if (next) focusCard(next.id)
  }
  const target = drag ? drag.over : lifted
  const heldCard = drag && cards.find(({ id }) => id === drag.id)
  const menuCard = menu && cards.find(({ id }) => id === menu.key)
  return (
    <>
      <section
        ref={root}
        aria-label={t`Lists`}
        aria-describedby="card-keys"
        {...hand}
        {...keys}
        onPointerDown={(event) => {
          hand.onPointerDown(event)
          listDrag.onPointerDown(event)
        }}
        onTouchStart={(event) => {
          hand.onTouchStart(event)
          listDrag.onTouchStart(event)
        }}
        onKeyDown={(event) => {
          listDrag.onKeyDown(event)
          keys.onKeyDown(event)
        }}
        onBlur={() => {
          listDrag.onBlur()
          keys.onBlur()
        }}
        onClickCapture={(event) => {
          const id = (event.target as Element).closest('a') ? cardOf(event.target) : undefined
          const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
          const isMany = event.ctrlKey || event.metaKey || (isTouch && selection.size > 0)
          if (id === undefined || !(event.shiftKey || isMany)) return
          event.preventDefault()
          event.stopPropagation()
          if (event.shiftKey) selection.extendTo(id)
          else selection.toggle(id)
        }}
        onFocus={({ target: element }) => setActive((id) => cardOf(element) ?? id)}
        onContextMenu={(event) => {
          const id = cardOf(event.target)
          const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
          // A finger that stays on a card, or on the head of a list, lifts it.
          if (id !== undefined || (isTouch && (event.target as Element).closest('[data-list-head]')))
            event.preventDefault()
          if (id === undefined || isTouch) return
          if (event.clientX + event.clientY === 0) menuOf(id)
          else {
            setActive(id)
            setMenu({ key: id, x: event.clientX, y: event.clientY })
          }
        }}
        className={cx(
          'relative flex min-h-0 flex-1 items-start gap-3 overflow-x-auto scroll-p-4 p-4 md:p-5 print:flex-wrap print:overflow-visible print:p-0',
          drag || listDrag.heldId !== undefined ? 'cursor-grabbing' : 'max-md:snap-x max-md:snap-mandatory',
        )}
      >
        <p id="card-keys" className="sr-only">
          <Trans>
            Use the arrow keys to move between cards. Space picks up a card to move it; M opens its actions.
          </Trans>
        </p>
        <p id="list-keys" className="sr-only">
          <Trans>Enter renames the list; Space picks it up to move it.</Trans>
        </p>
        {shown.map((list) => {
          const has = (id: string | undefined) => (list.cards.some((card) => card.id === id) ? id : undefined)
          return (
            <div
              key={list.id}
              className={cx('contents', listDrag.heldId === list.id && '[&>section]:opacity-50')}
              data-drop={listDrag.before === list.id ? '' : undefined}
            >
              {listDrag.before === list.id && <ListGap />}
              <ListColumn
                list={list}
                openId={has(openId)}
                tabStop={has(tabStop)}
                selected={selection.keys}
                liftedId={has(lifted?.id)}
                heldId={has(drag?.id)}
                target={target?.column === list.id ? target : undefined}
                onMenu={openMenu}
              />
            </div>
          )
        })}
        {listDrag.before === null && <ListGap />}
        {board.lists.length === 0 && <NoLists />}
        <NewList />
        {heldCard && drag && (
          <HeldCard card={heldCard} box={drag.box} count={selection.has(heldCard.id) ? selected.length : 1} />
        )}
        <Suspense>
          {menu && menuCard && (
            <CardMenu
              place={menu}
              card={menuCard}
              onMove={(card, place) => void move(card, place)}
              onSelect={selection.toggle}
              onClose={() => setMenu(null)}
            />
          )}
        </Suspense>
      </section>
      <Suspense>
        {selected.length > 0 && <BulkBar cards={selected} onClear={() => leave(false)} onLeave={() => leave(true)} />}
      </Suspense>
    </>
  )
}

/** Where the list that is held would go. */
const ListGap = () => <span aria-hidden="true" className="-mx-1.5 w-0.5 self-stretch rounded-full bg-accent" />

interface HeldCardProps {
  readonly card: BoardCard
  /** px in the window */
  readonly box: { readonly left: number; readonly top: number; readonly width: number }
  /** Of those that go with it, itself included. */
  readonly count: number
}

/** The card in the hand, with the number of those that go with it. */
function HeldCard({ card, box: { left, top, width }, count }: HeldCardProps) {
  const { number } = useFormats()
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
