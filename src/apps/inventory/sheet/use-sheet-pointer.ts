// Selecting cells of the spreadsheet with the mouse, and filling by the handle of what is selected.
// @offline later
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Area, type CellPosition, pulledTo } from './sheet-area.ts'

export interface SheetPointer {
  readonly focus: CellPosition
  readonly area: Area
  readonly isExtending: boolean
  onSelect(position: CellPosition, isExtended?: boolean): void
  onFill(source: Area, target: Area): void
}

/** The place of the cell that something lies in. */
export const cellAt = (target: EventTarget | null): CellPosition | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset.cell ?? '').split(' ').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}

export function useSheetPointer({ focus, area, isExtending, onSelect, onFill }: SheetPointer) {
  const pulled = useRef<'select' | 'fill'>(undefined)
  /** What is selected and what would be filled from it. */
  const [fillTarget, setFillTarget] = useState<Area>()
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.target instanceof HTMLInputElement) return
    const position = cellAt(event.target)
    if (!position) return
    event.preventDefault()
    const isHandle = event.target instanceof Element && event.target.closest('[data-fill]') !== null
    pulled.current = isHandle ? 'fill' : 'select'
    if (!isHandle) onSelect(position, event.shiftKey || isExtending)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (pulled.current === undefined) return
    const position = cellAt(document.elementFromPoint(event.clientX, event.clientY))
    if (!position) return
    if (pulled.current === 'fill') setFillTarget(pulledTo(area, position))
    else if (position.row !== focus.row || position.column !== focus.column) onSelect(position, true)
  }
  useEffect(() => {
    const release = () => {
      if (pulled.current === 'fill' && fillTarget) onFill(area, fillTarget)
      pulled.current = undefined
      setFillTarget(undefined)
    }
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  })
  return { fillTarget, onPointerDown, onPointerMove }
}
