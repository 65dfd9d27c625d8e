// The row that the keyboard is on: the list is one stop of the Tab key, and its row is remembered. Focus is never lost: where a row goes, the one in its place takes over.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '../rows.ts'

export interface ActiveRow {
  /** -1 in an empty list. */
  readonly index: number
  /** Makes a row the active one; `focus` also takes the focus there. */
  activate(key: string, focus?: boolean): void
}

/** @param reveal scrolls to the row */
export function useActiveRow(
  rows: readonly Row[],
  grid: RefObject<HTMLElement | null>,
  reveal: (index: number) => void,
): ActiveRow {
  const [active, setActive] = useState<{ readonly key: string; readonly index: number } | null>(null)
  const places = useMemo(() => new Map(rows.map((row, index) => [row.key, index])), [rows])
  const place = active === null ? firstTask(rows) : (places.get(active.key) ?? placeOfGone(active, rows.length))
  const key = rows[place]?.key
  // The active row may have moved, or gone; what takes its place is the active one from now on.
  if (active && key !== undefined && (active.key !== key || active.index !== place)) setActive({ key, index: place })
  const isWanted = useRef(false)
  const hasFocus = useFocusInside(grid)

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (!isWanted.current && !isLost) return
    isWanted.current = false
    reveal(place)
    rowElement(grid.current, key)?.focus({ preventScroll: true })
  })

  const activate = useCallback(
    (next: string, focus = false) => {
      isWanted.current = focus
      setActive((before) => (before?.key === next ? before : { key: next, index: places.get(next) ?? 0 }))
    },
    [places],
  )
  return useMemo(() => ({ index: place, activate }), [place, activate])
}

export const rowElement = (grid: HTMLElement | null, key: string | undefined): HTMLElement | null =>
  key === undefined ? null : (grid?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null)

/** The key of the row that an event happened in. */
export const keyOfEvent = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** What comes after it moves up into its place; behind the open line stands what it added. */
const placeOfGone = ({ key, index }: { readonly key: string; readonly index: number }, count: number): number =>
  Math.max(0, Math.min(key === 'line' ? index - 1 : index, count - 1))

const firstTask = (rows: readonly Row[]): number => {
  const index = rows.findIndex(({ kind }) => kind === 'task')
  return index < 0 && rows.length > 0 ? 0 : index
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
