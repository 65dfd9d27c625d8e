// The notes as a board of cards or as a list: windowed, in reading order, walked by arrow keys. Used by notes-screen.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { useListScroll } from '#kit/list/use-list-scroll.ts'
import { usePrinting } from '#kit/list/use-printing.ts'
import { type RowMenuPlace, useRowMenu } from '#kit/list/use-row-menu.ts'
import { useWindowedSource, type WindowedSource } from '#kit/list/use-windowed-source.ts'
import { useRefusal } from '#kit/query/use-refusal.ts'
import { LIST } from '#platform/keys/list-actions.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { CardMenu } from '../lazy-parts.ts'
import { useNotes } from '../notes-context.ts'
import { notesKeys } from '../notes-keys.ts'
import { noteQueries, PAGE } from '../queries.ts'
import { isNarrowed, whichOf } from '../search-params.ts'
import { BoardMessage } from './board-message.tsx'
import { createMoves, MovesContext } from './moves.ts'
import { NoteCard } from './note-card.tsx'
import { type Board as BoardOf, useBoard } from './use-board.ts'
import { type BoardDrag, liftedBy, useBoardDrag } from './use-board-drag.ts'
import { cardOf, focusLostTo, useCardFocus } from './use-card-focus.ts'

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
  return <Cards key={search.view} source={source} pinned={data?.pinned ?? 0} scroller={scroller} />
}

const keyOf = ({ id }: Note): string => id

interface CardsProps {
  readonly source: WindowedSource<Note>
  readonly pinned: number
  readonly scroller: RefObject<HTMLElement | null>
}

function Cards({ source, pinned, scroller }: CardsProps) {
  const { t } = useLingui()
  const { search, actions } = useNotes()
  const grid = useRef<HTMLUListElement>(null)
  const [kept, setKept] = useState<string>()
  const isList = search.view === 'list'
  const board = useBoard({ source, pinned, isList, scroller, grid, kept })
  const isPrinting = usePrinting()
  const onKeyDown = useBoardKeys(source, board)
  const isFixed = search.show === 'reminders'
  const [menu, setMenu] = useState<RowMenuPlace | null>(null)
  const openMenu = (place: RowMenuPlace) => {
    setKept(place.key)
    setMenu(place)
  }
  useCardFocus({ source, kept, openId: search.note, isMenuOpen: menu !== null })
  const { drag, onPointerDown, onTouchStart } = useBoardDrag({
    source,
    scroller,
    isFixed,
    onOrder: (ids) => void actions.order(ids),
    onPressed: (key, { clientX: x, clientY: y }) => openMenu({ key, x, y }),
  })
  const menuInput = useRowMenu(openMenu, (target) => !isFixed && liftedBy(target) !== undefined)
  const { order } = actions
  const moves = useMemo(() => {
    if (isFixed) return null
    const onOrder = async (id: string, ids: readonly string[], to: number) => {
      if (!(await order(ids))) return
      announce(t`${to + 1} of ${source.count}`)
      focusLostTo(id)
    }
    return createMoves({ source, pinned, onOrder: (...moved) => void onOrder(...moved) })
  }, [isFixed, source, pinned, order, t])
  const menuNote = menu ? source.rowAt(source.indexOf(menu.key)) : undefined
  const { layout, drawn } = board
  const others = source.count - pinned
  const indexes = isPrinting ? Array.from({ length: source.count }, (_, index) => index) : drawn
  return (
    <MovesContext value={moves}>
      <div className={isList ? 'max-w-180' : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the cards in it come by here */}
        <ul
          ref={grid}
          aria-label={t`Notes`}
          className="relative list-none print:h-auto! print:columns-2"
          style={{ height: layout.height }}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          {...menuInput}
          onTouchStart={(event) => {
            menuInput.onTouchStart(event)
            onTouchStart(event)
          }}
          onFocus={({ target }) => setKept(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
        >
          {layout.pinnedHead !== undefined && (
            <Part top={layout.pinnedHead} count={pinned}>
              <Trans context="notes">Pinned</Trans>
            </Part>
          )}
          {indexes.map((index) => (
            <CardPlace
              key={source.keyAt(index) ?? `at ${index}`}
              index={index}
              source={source}
              board={board}
              drag={drag}
            >
              {index === pinned && layout.othersHead !== undefined && (
                <Part top={layout.othersHead - (layout.tops[index] ?? 0)} count={others} isInside>
                  <Trans context="notes">Others</Trans>
                </Part>
              )}
            </CardPlace>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {isNarrowed(search) && plural(source.count, { one: '# note found', other: '# notes found' })}
        </p>
        <Suspense>
          {menu && menuNote && <CardMenu place={menu} note={menuNote} onClose={() => setMenu(null)} />}
        </Suspense>
      </div>
    </MovesContext>
  )
}

interface PartProps {
  readonly top: number
  readonly count: number
  readonly isInside?: boolean
  readonly children: ReactNode
}

function Part({ top, count, isInside, children }: PartProps) {
  const Element = isInside ? 'div' : 'li'
  return (
    <Element className="absolute start-0 flex items-baseline gap-2 whitespace-nowrap print:hidden" style={{ top }}>
      <h2 className="font-semibold text-14">{children}</h2>
      <span className="text-14 text-ink-muted tabular-nums">{count}</span>
    </Element>
  )
}

interface PlaceProps {
  readonly index: number
  readonly source: WindowedSource<Note>
  readonly board: BoardOf
  readonly drag: BoardDrag | null
  readonly children: ReactNode
}

function CardPlace({ index, source, board, drag, children }: PlaceProps) {
  const { search } = useNotes()
  const { layout, width, gap, measure } = board
  const note = source.rowAt(index)
  const column = layout.columns[index] ?? 0
  const place = { top: layout.tops[index] ?? 0, insetInlineStart: column * (width + gap), width }
  if (!note)
    return <li aria-hidden="true" className="absolute h-36 rounded-12 bg-surface-sunken print:hidden" style={place} />
  const isHeld = drag?.key === note.id
  const over = drag?.over?.key === note.id ? drag.over : undefined
  return (
    <>
      {children && (
        <li className="absolute" style={{ top: place.top }}>
          {children}
        </li>
      )}
      <li
        ref={measure}
        data-key={note.id}
        aria-setsize={source.count}
        aria-posinset={index + 1}
        className={cx(
          'absolute print:static! print:mb-4 print:w-auto!',
          isHeld && 'pointer-events-none z-2 opacity-90',
        )}
        style={isHeld ? { ...place, transform: `translate(${drag.dx}px, ${drag.dy}px)` } : place}
      >
        {over && (
          <span
            aria-hidden="true"
            className={cx('absolute inset-x-0 z-1 h-0.5 bg-accent', over.isBehind ? '-bottom-2' : '-top-2')}
          />
        )}
        <NoteCard note={note} isSearched={search.q !== undefined} />
      </li>
    </>
  )
}

/** Arrow keys walk from card to card, in reading order; the other keys act on the card that has the focus. */
function useBoardKeys(source: WindowedSource<Note>, { reveal }: BoardOf) {
  const { t } = useLingui()
  const { actions, search } = useNotes()
  const isFixed = search.show === 'reminders'
  const goTo = (index: number) => {
    const key = source.keyAt(index)
    if (key === undefined) return
    reveal(index)
    // It may be drawn only once it is in sight.
    requestAnimationFrame(() => requestAnimationFrame(() => cardOf(key)?.focus({ preventScroll: true })))
  }
  return (event: KeyboardEvent) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key
    const index = key === undefined ? -1 : source.indexOf(key)
    const note = source.rowAt(index)
    const command = actionOf(notesKeys, LIST, event)
    if (!note || command === undefined || command === 'open') return
    const beside = (step: -1 | 1) => {
      const other = source.rowAt(index + step)
      if (!other || isFixed || other.pinned !== note.pinned) return
      void actions.order(step < 0 ? [note.id, other.id] : [other.id, note.id], `order of note ${note.id}`)
      const place = index + step + 1
      announce(t`${place} of ${source.count}`)
      requestAnimationFrame(() => cardOf(note.id)?.focus())
    }
    event.preventDefault()
    if (command === 'next') goTo(index + 1)
    if (command === 'previous') goTo(index - 1)
    if (command === 'move-up') beside(-1)
    if (command === 'move-down') beside(1)
    if (command === 'pin') void actions.setPinned([note.id], !note.pinned)
    if (command === 'archive' || command === 'delete') {
      goTo(index + 1 < source.count ? index + 1 : index - 1)
      void (command === 'delete' ? actions.remove([note.id]) : actions.setArchived([note.id], !note.archived))
    }
  }
}
