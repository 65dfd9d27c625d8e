// The keys of the spreadsheet's cells: to go from one to the next, to select, fill, clear and leave them, and to type over what one has.
// @offline later
import type { KeyboardEvent } from 'react'
import { actionOf } from '#platform/keys/use-keys.ts'
import { inventoryKeys, SHEET } from '../inventory-keys.ts'
import { type CellPosition, moved } from './sheet-area.ts'
import { SHEET_COLUMNS } from './sheet-columns.ts'
import type { SheetGridProps } from './sheet-grid.tsx'

/** The cell with the focus. */
export interface TypedCell {
  /** Undefined while nothing is typed into it. */
  readonly typed: string | undefined
  readonly isTyping: boolean
  setTyped(text: string | undefined): void
  go(position: CellPosition, isExtended?: boolean): void
  /** Opens it to be typed into; an active one changes at once. */
  begin(text: string): void
  /** Whether the product is active. */
  toggle(): void
}

export const ACTIVE = SHEET_COLUMNS.indexOf('active')

const STEPS: Readonly<Record<string, CellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** @returns whether the key was one of them */
export function onGridKey(event: KeyboardEvent, sheet: SheetGridProps, cell: TypedCell): boolean {
  return move(event, sheet, cell) || act(event, sheet, cell)
}

function move(event: KeyboardEvent, { focus, size }: SheetGridProps, { go }: TypedCell): boolean {
  const { key, code, ctrlKey, metaKey, altKey, target } = event
  // With Shift it goes the same way, and selects what is between.
  const action = actionOf(inventoryKeys, SHEET, { key, code, ctrlKey, metaKey, altKey, target, shiftKey: false })
  const { row, column } = STEPS[key] ?? { row: 0, column: 0 }
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const isEnd = key === 'End'
  if (action === 'move-cell' || action === 'page-cell') go(moved(focus, { row, column }, size), event.shiftKey)
  else if (action === 'edge-cell')
    go(moved(focus, { row: row * size.rows, column: column * size.columns }, size), event.shiftKey)
  else if (action === 'row-cell') go({ row: focus.row, column: isEnd ? last.column : 0 }, event.shiftKey)
  else if (action === 'corner-cell') go(isEnd ? last : { row: 0, column: 0 }, event.shiftKey)
  else return false
  return true
}

function act(event: KeyboardEvent, sheet: SheetGridProps, cell: TypedCell): boolean {
  const { focus, size, textAt, onSelect } = sheet
  switch (actionOf(inventoryKeys, SHEET, event)) {
    case 'edit-cell':
      cell.begin(textAt(focus))
      return true
    case 'fill-down':
      sheet.onFillDown()
      return true
    case 'fill-right':
      sheet.onFillRight()
      return true
    case 'clear-cells':
      sheet.onClear()
      return true
    case 'select-cells':
      onSelect({ row: 0, column: 0 })
      onSelect({ row: size.rows - 1, column: size.columns - 1 }, true)
      return true
    case 'leave-cells':
      onSelect(focus)
      return true
    case 'copy-cells':
    case 'cut-cells':
    case 'paste-cells':
      // Left to the browser, whose own event carries the clipboard.
      return false
    default:
      return typeOver(event, focus, cell)
  }
}

function typeOver(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  focus: CellPosition,
  { begin, toggle }: TypedCell,
): boolean {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return false
  if (focus.column !== ACTIVE) begin(key)
  else if (key === ' ') toggle()
  return true
}
