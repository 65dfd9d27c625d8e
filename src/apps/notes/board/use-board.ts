// The visible cards of a board, and their positions: measured as they are drawn, estimated before, so that 20,000 notes cost no more than a screenful.
// What is at the top of the screen stays there while cards above it turn out higher or lower.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { ListSource } from '#kit/list/source.ts'
import { guessedHeight } from './card-text.ts'
import { type BoardLayout, layOut } from './masonry.ts'

/** px */
const CARD = 260
const GAP = 16
const HEAD = 36
/** Of one that is not read yet. */
const UNREAD = 160
/** px drawn above and below what is in sight, and steps in which the scrolling is followed */
const AROUND = 600
const STEP = 200

export interface Board {
  readonly layout: BoardLayout
  /** px */
  readonly width: number
  readonly gap: number
  /** The cards to draw, ascending. */
  readonly drawn: readonly number[]
  /** For the element of a card. */
  measure(element: HTMLElement | null): (() => void) | undefined
  reveal(index: number): void
}

export interface BoardOptions {
  readonly source: ListSource<Note>
  readonly pinned: number
  readonly isList: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly grid: RefObject<HTMLElement | null>
  /** Drawn wherever it is: it has the focus. */
  readonly lastFocused: string | undefined
}

export function useBoard({ source, pinned, isList, scroller, grid, lastFocused }: BoardOptions): Board {
  const view = useView(scroller, grid)
  const columns = isList ? 1 : Math.max(1, Math.floor((view.width + GAP) / (CARD + GAP)))
  const width = Math.floor((view.width - GAP * (columns - 1)) / columns)
  const { heights, measure } = useHeights(width)
  const layout = useMemo(
    () =>
      layOut({
        count: source.count,
        pinned: Math.min(pinned, source.count),
        columns,
        gap: GAP,
        head: HEAD,
        heightOf(index) {
          const note = source.rowAt(index)
          return note ? (heights.get(note.id) ?? guessedHeight(note)) : UNREAD
        },
      }),
    [source, pinned, columns, heights],
  )
  useAnchor(layout, source, scroller, grid)

  const { top, bottom } = view
  const drawn = useMemo(() => {
    const focusedIndex = lastFocused === undefined ? -1 : source.indexOf(lastFocused)
    const found: number[] = []
    for (let index = 0; index < source.count; index += 1) {
      const at = layout.tops[index] as number
      // No card is higher than this.
      const isNear = at < bottom + AROUND && at > top - AROUND - 900
      if (isNear || index === focusedIndex) found.push(index)
    }
    return found
  }, [layout, source, top, bottom, lastFocused])

  const [first, last] = [drawn[0] ?? 0, drawn.at(-1) ?? 0]
  const { want } = source
  useEffect(() => want?.(first, last + 1), [want, first, last])

  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current
      const start = grid.current?.offsetTop ?? 0
      const at = layout.tops[index]
      if (!element || at === undefined) return
      const y = at + start
      if (y < element.scrollTop + 8) element.scrollTop = y - 48
      else if (y + UNREAD > element.scrollTop + element.clientHeight)
        element.scrollTop = y + UNREAD + 40 - element.clientHeight
    },
    [layout, scroller, grid],
  )
  return { layout, width, gap: GAP, drawn, measure, reveal }
}

interface View {
  readonly top: number
  readonly bottom: number
  /** px of the grid */
  readonly width: number
}

function useView(scroller: RefObject<HTMLElement | null>, grid: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ top: 0, bottom: 1000, width: 0 })
  useLayoutEffect(() => {
    const [element, gridElement] = [scroller.current, grid.current]
    if (!element || !gridElement) return
    const look = () => {
      const start = element.scrollTop - gridElement.offsetTop
      const next = {
        top: Math.floor(start / STEP) * STEP,
        bottom: Math.ceil((start + element.clientHeight) / STEP) * STEP,
        width: gridElement.clientWidth,
      }
      setView((before) =>
        before.top === next.top && before.bottom === next.bottom && before.width === next.width ? before : next,
      )
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(element)
    size.observe(gridElement)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, grid])
  return view
}

/** The heights of cards as they were drawn last, by the notes' ids, while the cards are so wide. */
function useHeights(width: number) {
  const [state, setState] = useState<Measured>({ width, heights: new Map() })
  const heights = useMemo(() => (state.width === width ? state.heights : new Map<string, number>()), [state, width])
  const cards = useRef(new Set<HTMLElement>())
  const look = useRef(() => undefined as unknown)
  // Before the browser paints: nothing is seen where it does not belong.
  useLayoutEffect(() => {
    look.current = () => setState((before) => withHeights(before, cards.current, width))
    look.current()
  })
  const observer = useRef<ResizeObserver>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // Pictures and fonts that come later; in the next frame, or the observer would go round in circles.
    observer.current ??= new ResizeObserver(() => requestAnimationFrame(() => look.current()))
    const watching = observer.current
    cards.current.add(element)
    watching.observe(element)
    return () => {
      cards.current.delete(element)
      watching.unobserve(element)
    }
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])
  return { heights, measure }
}

interface Measured {
  readonly width: number
  readonly heights: ReadonlyMap<string, number>
}

function withHeights(before: Measured, cards: Iterable<HTMLElement>, width: number): Measured {
  const known = before.width === width ? before.heights : undefined
  const other = [...cards]
    .map((card) => [card.dataset.key ?? '', card.offsetHeight] as const)
    .filter(([key, height]) => height > 0 && known?.get(key) !== height)
  if (known && other.length === 0) return before
  return { width, heights: new Map([...(known ?? []), ...other]) }
}

/** Keeps the card at the top of the screen where it is when another layout moves it. */
function useAnchor(
  layout: BoardLayout,
  source: ListSource<Note>,
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
): void {
  const before = useRef<{ readonly layout: BoardLayout; readonly source: ListSource<Note> }>(null)
  useLayoutEffect(() => {
    const last = before.current
    before.current = { layout, source }
    const element = scroller.current
    if (!element || !last || last.layout === layout || last.layout.tops.length !== layout.tops.length) return
    const y = element.scrollTop - (grid.current?.offsetTop ?? 0)
    if (y <= 0) return
    const index = last.layout.tops.findIndex((top) => top >= y)
    const key = index < 0 ? undefined : source.keyAt(index)
    // Another card is there now: the order changed, and not the heights.
    if (key === undefined || last.source.keyAt(index) !== key) return
    const moved = (layout.tops[index] as number) - (last.layout.tops[index] as number)
    if (moved !== 0) element.scrollTop += moved
  })
}
