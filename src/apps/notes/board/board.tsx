// The notes as a board of cards or as a list: windowed, in reading order, walked by arrow keys. Used by notes-screen.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { keyOfEvent } from '#kit/list/use-active-row.ts'
import { useListScroll } from '#kit/list/use-list-scroll.ts'
import { usePrinting } from '#kit/list/use-printing.ts'
import { type RowMenuAnchor, useRowMenu } from '#kit/list/use-row-menu.ts'
import { type Selection, useWindowedSelection } from '#kit/list/use-selection.ts'
import { useWindowedSource, type WindowedSource } from '#kit/list/use-windowed-source.ts'
import { useRefusal } from '#kit/query/use-refusal.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { announce } from '#ui/announce.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { BulkBar, CardMenu } from '../lazy-parts.ts'
import type { CardMenuPart } from '../menus/card-menu.tsx'
import { useNotes } from '../notes-context.ts'
import { noteQueries, PAGE } from '../queries.ts'
import { isNarrowed, whichOf } from '../search-params.ts'
import { BoardMessage } from './board-message.tsx'
import { CardSlot } from './card-slot.tsx'
import { type Chosen, ChosenContext } from './chosen.ts'
import { createMoves, MovesContext } from './moves.ts'
import { useBoard } from './use-board.ts'
import { liftedBy, useBoardDrag } from './use-board-drag.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { focusLostTo, useCardFocus } from './use-card-focus.ts'

export function Board({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()
  const { search } = useNotes()
  const which = whichOf(search)
  const listed = JSON.stringify(which)
  const source = useWindowedSource({
    listed,
    size: PAGE,
    pageQuery: (start, size) => noteQueries.window(which, start, size),
    windowOf: ({ notes, total }) => ({ rows: notes, total }),
    keyOf,
  })
  const selection = useWindowedSelection(source, listed)
  const { data } = useQuery(noteQueries.window(which, 0, PAGE))
  useListScroll(scroller, listed, source.count > 0)
  const refusal = useRefusal(source.error)
  if (source.error && source.count === 0)
    return (
      <ErrorState
        title={t`Couldn’t load your notes.`}
        description={t`They’re saved on this device. Trying again usually helps.`}
        onRetry={source.retry}
        {...refusal}
      />
    )
  if (source.isPending) return <SkeletonRows label={t`Loading your notes`} hasTwoLines count={8} />
  if (source.count === 0) return <BoardMessage />
  return (
    <Cards key={search.view} source={source} selection={selection} pinned={data?.pinned ?? 0} scroller={scroller} />
  )
}

const keyOf = ({ id }: Note): string => id

interface CardsProps {
  readonly source: WindowedSource<Note>
  readonly selection: Selection
  readonly pinned: number
  readonly scroller: RefObject<HTMLElement | null>
}

function Cards({ source, selection, pinned, scroller }: CardsProps) {
  const { t } = useLingui()
  const { search, actions } = useNotes()
  const grid = useRef<HTMLUListElement>(null)
  const [lastFocused, setLastFocused] = useState<string>()
  const isList = search.view === 'list'
  const board = useBoard({ source, pinned, isList, scroller, grid, lastFocused })
  const isFixed = search.show === 'reminders'
  const { menu, openMenu, closeMenu } = useMenu(setLastFocused)
  const onKeyDown = useBoardKeys({ source, selection, reveal: board.reveal, onMenu: openMenu })
  useCardFocus({ source, lastFocused, openId: search.note, isMenuOpen: menu !== null })
  const { drag, onPointerDown, onTouchStart } = useBoardDrag({
    source,
    scroller,
    isFixed,
    onOrder: (ids) => void actions.order(ids),
    onPressed: (key, { clientX: x, clientY: y }) => openMenu({ key, x, y }),
  })
  const menuInput = useRowMenu(openMenu, (target) => !isFixed && liftedBy(target) !== undefined)
  const moves = useMoves(source, pinned, isFixed)
  const chosen = useMemo((): Chosen => ({ selection, source }), [selection, source])
  const leave = () => {
    selection.clear()
    if (lastFocused !== undefined) focusLostTo(lastFocused)
  }
  return (
    <MovesContext value={moves}>
      <ChosenContext value={chosen}>
        <div className={isList ? 'max-w-180' : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the cards in it come by here */}
          <ul
            ref={grid}
            aria-label={t`Notes`}
            className="relative list-none print:h-auto! print:columns-2"
            style={{ height: board.layout.height }}
            onKeyDown={onKeyDown}
            onClickCapture={(event) => selectByPress(event, selection)}
            onPointerDown={onPointerDown}
            {...menuInput}
            onTouchStart={(event) => {
              menuInput.onTouchStart(event)
              onTouchStart(event)
            }}
            onFocus={({ target }) => setLastFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
          >
            <CardPlaces source={source} selection={selection} pinned={pinned} board={board} drag={drag} />
          </ul>
          <p role="status" className="sr-only">
            {isNarrowed(search) && plural(source.count, { one: '# note found', other: '# notes found' })}
          </p>
          {menu && <OpenMenu menu={menu} source={source} onClose={closeMenu} />}
        </div>
        <Suspense>{selection.size > 0 && <BulkBar selection={selection} source={source} onLeave={leave} />}</Suspense>
      </ChosenContext>
    </MovesContext>
  )
}

/** Moves by menu, where the order is the person's. */
function useMoves(source: WindowedSource<Note>, pinned: number, isFixed: boolean) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { order } = useNotes().actions
  return useMemo(() => {
    if (isFixed) return null
    const onOrder = async (id: string, ids: readonly string[], to: number) => {
      if (!(await order(ids))) return
      announce(t`${number(to + 1)} of ${number(source.count)}`)
      focusLostTo(id)
    }
    return createMoves({ source, pinned, onOrder: (...moved) => void onOrder(...moved) })
  }, [isFixed, source, pinned, order, t, number])
}

interface CardPlacesProps extends Pick<CardsProps, 'source' | 'selection' | 'pinned'> {
  readonly board: ReturnType<typeof useBoard>
  readonly drag: ReturnType<typeof useBoardDrag>['drag']
}

/** The cards that are drawn, the pinned ones and the others under their heads. */
function CardPlaces({ source, selection, pinned, board, drag }: CardPlacesProps) {
  const isPrinting = usePrinting()
  const { layout, drawn } = board
  const others = source.count - pinned
  const indexes = isPrinting ? Array.from({ length: source.count }, (_, index) => index) : drawn
  return (
    <>
      {layout.pinnedHead !== undefined && (
        <Part top={layout.pinnedHead} count={pinned}>
          <Trans context="notes">Pinned</Trans>
        </Part>
      )}
      {indexes.map((index) => (
        <CardSlot
          key={source.keyAt(index) ?? `at ${index}`}
          index={index}
          source={source}
          board={board}
          drag={drag}
          selection={selection}
        >
          {index === pinned && layout.othersHead !== undefined && (
            <Part top={layout.othersHead - (layout.tops[index] ?? 0)} count={others} isInside>
              <Trans context="notes">Others</Trans>
            </Part>
          )}
        </CardSlot>
      ))}
    </>
  )
}

type MenuPlace = RowMenuAnchor & { readonly of?: CardMenuPart }

function useMenu(setLastFocused: (key: string) => void) {
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  return {
    menu,
    openMenu(anchor: RowMenuAnchor, of?: CardMenuPart) {
      setLastFocused(anchor.key)
      setMenu({ ...anchor, ...(of && { of }) })
    },
    closeMenu: () => setMenu(null),
  }
}

interface OpenMenuProps {
  readonly menu: MenuPlace
  readonly source: WindowedSource<Note>
  readonly onClose: () => void
}

function OpenMenu({ menu, source, onClose }: OpenMenuProps) {
  const note = source.rowAt(source.indexOf(menu.key))
  return <Suspense>{note && <CardMenu anchor={menu} note={note} of={menu.of} onClose={onClose} />}</Suspense>
}

/** A press on a card with a key held selects; so does a tap where something is selected. */
function selectByPress(event: MouseEvent, selection: Selection): void {
  const key = (event.target as Element).closest('[data-card]') ? keyOfEvent(event.target) : undefined
  const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
  const isMany = event.ctrlKey || event.metaKey || (isTouch && selection.size > 0)
  if (key === undefined || !(event.shiftKey || isMany)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.shiftKey) selection.extendTo(key)
  else selection.toggle(key)
}

interface PartProps {
  readonly top: number
  readonly count: number
  readonly isInside?: boolean
  readonly children: ReactNode
}

function Part({ top, count, isInside, children }: PartProps) {
  const { number } = useFormats()
  const Element = isInside ? 'div' : 'li'
  return (
    <Element className="absolute start-0 flex items-baseline gap-2 whitespace-nowrap print:hidden" style={{ top }}>
      <h2 className="font-semibold text-14">{children}</h2>
      <span className="text-14 text-ink-muted tabular-nums">{number(count)}</span>
    </Element>
  )
}
