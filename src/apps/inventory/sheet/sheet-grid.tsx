// The cells of the spreadsheet: one stop of the Tab key, moved in by arrows, typed into, and selected by keys, mouse and touch.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import { inventoryKeys, SHEET } from '../inventory-keys.ts'
import { type Area, moved, type Place, type PlacedText, type Size } from './sheet-area.ts'
import { FIXED, isNumeric, type RefusedCell, SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { SheetInput } from './sheet-input.tsx'
import { SheetRow } from './sheet-row.tsx'
import { useColumnLabels } from './use-sheet-labels.ts'
import { cellPlace, useSheetPointer } from './use-sheet-pointer.ts'

export interface SheetGridProps {
  readonly products: readonly Product[]
  readonly size: Size
  readonly focus: Place
  readonly area: Area
  /** A press selects all as far as its cell. */
  readonly isExtending: boolean
  onSelect(place: Place, isExtended?: boolean): void
  textAt(place: Place): string
  /** @returns those that are refused */
  onWrite(texts: readonly PlacedText[]): readonly RefusedCell[]
  /** Fills the target, which has the source at its start, with what is in the source. */
  onFill(source: Area, target: Area): void
  onFillDown(): void
  onFillRight(): void
  onClear(): void
  onCopy(event: ClipboardEvent): void
  onCut(event: ClipboardEvent): void
  onPaste(event: ClipboardEvent): void
}

const ACTIVE = SHEET_COLUMNS.indexOf('active')

const WIDTHS: Readonly<Record<SheetColumn, string>> = {
  name: 'w-40 md:w-64',
  sku: 'w-36',
  barcode: 'w-36',
  cost: 'w-22',
  basePrice: 'w-24',
  taxPercent: 'w-18',
  price: 'w-28',
  stock: 'w-22',
  reserved: 'w-22',
  available: 'w-22',
  lowStockAt: 'w-22',
  weight: 'w-20',
  active: 'w-18',
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

export function SheetGrid(props: SheetGridProps) {
  const { t } = useLingui()
  const { products, size, focus, area, isExtending, onSelect, textAt, onWrite } = props
  const columns = useColumnLabels()
  const grid = useRef<HTMLTableElement>(null)
  /** What is typed into the cell with the focus. */
  const [typed, setTyped] = useState<string>()
  const isWanted = useRef(false)
  const isTyping = typed !== undefined
  useLayoutEffect(() => {
    if (isTyping || !isWanted.current) return
    isWanted.current = false
    grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
  })
  const go = (place: Place, isExtended = false) => {
    isWanted.current = true
    setTyped(undefined)
    onSelect(place, isExtended)
  }
  const begin = (text: string) => {
    if (focus.column === FIXED) return
    if (focus.column === ACTIVE) toggle()
    else setTyped(text)
  }
  const toggle = () => {
    const product = products[focus.row]
    if (product) onWrite([{ ...focus, text: product.active ? '0' : '1' }])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping || isComposing(event)) return
    const isDone = move(event) || act(event)
    if (isDone) event.preventDefault()
  }
  const move = (event: KeyboardEvent): boolean => {
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
  const act = (event: KeyboardEvent): boolean => {
    switch (actionOf(inventoryKeys, SHEET, event)) {
      case 'edit-cell':
        begin(textAt(focus))
        return true
      case 'fill-down':
        props.onFillDown()
        return true
      case 'fill-right':
        props.onFillRight()
        return true
      case 'clear-cells':
        props.onClear()
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
        // The browser's own, which brings the clipboard along.
        return false
      default:
        return typeOver(event)
    }
  }
  const typeOver = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return false
    if (focus.column !== ACTIVE) begin(key)
    else if (key === ' ') toggle()
    return true
  }

  const { fillTarget, onPointerDown, onPointerMove } = useSheetPointer({
    focus,
    area,
    isExtending,
    onFill: props.onFill,
    onSelect: go,
  })
  const marked = fillTarget ?? area
  /** A tap selects a cell, and another one opens it; where it extends, all as far as there. */
  const onClick = (event: React.MouseEvent) => {
    const isMouse = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse'
    const place = cellPlace(event.target)
    if (isMouse || !place || event.target instanceof HTMLInputElement) return
    if (isExtending) go(place, true)
    else if (place.row === focus.row && place.column === focus.column) begin(textAt(place))
    else go(place)
  }
  const onDoubleClick = (event: React.MouseEvent) => {
    if (event.target instanceof HTMLInputElement || !cellPlace(event.target)) return
    begin(textAt(focus))
  }

  return (
    <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid, as its pattern has it
        role="grid"
        aria-label={t`Products`}
        aria-multiselectable="true"
        className="w-max min-w-full table-fixed border-separate border-spacing-0 text-13"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onCopy={props.onCopy}
        onCut={props.onCut}
        onPaste={props.onPaste}
      >
        <thead>
          <tr>
            {SHEET_COLUMNS.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  'sticky top-0 z-2 h-9 truncate border-line border-b bg-surface px-2 font-medium text-12 text-ink-muted',
                  WIDTHS[column],
                  isNumeric(column) ? 'text-end' : 'text-start',
                  at === 0 && 'start-0 z-3 ps-4 md:ps-6',
                )}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => {
            const isFocused = row === focus.row
            const isSelected = row >= marked.top && row <= marked.bottom
            return (
              <SheetRow
                key={product.id}
                row={row}
                texts={SHEET_COLUMNS.map((_, column) => textAt({ row, column })).join('\u001f')}
                focused={isFocused ? focus.column : undefined}
                from={isSelected ? marked.left : undefined}
                to={isSelected ? marked.right : undefined}
                hasHandle={row === marked.bottom && !isTyping}
              >
                {isFocused && isTyping && (
                  <SheetInput
                    key={`${focus.row} ${focus.column}`}
                    text={typed}
                    column={SHEET_COLUMNS[focus.column] ?? 'name'}
                    label={`${columns[SHEET_COLUMNS[focus.column] ?? 'name']}, ${product.name || t`No name`}`}
                    onText={setTyped}
                    onWrite={(text) => onWrite([{ ...focus, text }])}
                    onLeave={(by) => {
                      if (by) go(moved(focus, by, size))
                      else setTyped(undefined)
                    }}
                    onRevert={() => go(focus)}
                  />
                )}
              </SheetRow>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
