// The row that the keyboard is on: the list is one stop of the Tab key, and its row is remembered. Focus is never lost: where a row goes, the one in its place takes over.
// @chunk lists
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListSource, RowTraits } from './source.ts'

export interface ActiveRow {
  /** -1 in an empty list. */
  readonly index: number
  /** Makes a row the active one; `focus` also takes the focus there. */
  activate(index: number, focus?: boolean): void
}

interface Active {
  /** Undefined where it is not read yet. */
  readonly key: string | undefined
  readonly index: number
  readonly kind: RowTraits['kind'] | undefined
}

export interface ActiveRowOptions<Row> {
  readonly source: ListSource<Row>
  readonly traitsOf: (row: Row) => RowTraits
  readonly grid: RefObject<HTMLElement | null>
  /** Scrolls to the row. */
  readonly reveal: (index: number) => void
}

export function useActiveRow<Row>({ source, traitsOf, grid, reveal }: ActiveRowOptions<Row>): ActiveRow {
  const [active, setActive] = useState<Active | null>(null)
  const stateAt = (index: number): Active => {
    const row = source.rowAt(index)
    return { key: source.keyAt(index), index, kind: row && traitsOf(row).kind }
  }
  const first = useMemo(() => firstItem(source, traitsOf), [source, traitsOf])
  const index = active === null ? first : indexNow(active, source)
  // The active row may have moved, or gone; what takes its place is the active one from now on.
  if (active && index >= 0) {
    const now = stateAt(index)
    if (now.index !== active.index || (now.key !== undefined && now.key !== active.key)) setActive(now)
  }
  const isWanted = useRef(false)
  const hasFocus = useFocusInside(grid)

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (!isWanted.current && !isLost) return
    isWanted.current = false
    reveal(index)
    elementAt(grid.current, index)?.focus({ preventScroll: true })
  })

  const latest = useRef(stateAt)
  latest.current = stateAt
  const activate = useCallback((next: number, focus = false) => {
    isWanted.current = focus
    const state = latest.current(next)
    setActive((before) => (before?.index === next && before.key === state.key ? before : state))
  }, [])
  return useMemo(() => ({ index, activate }), [index, activate])
}

const elementAt = (grid: HTMLElement | null, index: number): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${index + 1}"]`) ?? null

/** The key of the row that an event happened in. */
export const keyOfEvent = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** A button, a field or a link of a row: it does what it is for, and the row does nothing. */
export const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input, textarea, label, a') !== null

/** The row after a removed one moves up into its place; the row before a closed field is what it added. */
function indexNow<Row>({ key, index, kind }: Active, source: ListSource<Row>): number {
  const found = key === undefined ? -1 : source.indexOf(key)
  if (found >= 0) return found
  return Math.min(Math.max(0, kind === 'field' ? index - 1 : index), source.count - 1)
}

/** Rows before it are read only, and open nothing. */
function firstItem<Row>(source: ListSource<Row>, traitsOf: (row: Row) => RowTraits): number {
  for (let index = 0; index < source.count; index += 1) {
    const row = source.rowAt(index)
    if (row === undefined) break
    if (traitsOf(row).kind === 'item') return index
  }
  return source.count > 0 ? 0 : -1
}

/** The focus is inside until it goes elsewhere or somebody presses elsewhere: a row that is taken out of the page takes it along, and that is not leaving. */
function useFocusInside(grid: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const follow = ({ target }: Event) => {
      isInside.current = grid.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', follow)
    }
  }, [grid])
  return isInside
}
