// The cells of the spreadsheet: one stop of the Tab key, moved in by arrows, typed into, and selected by keys, mouse and touch.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { ACTIVE, onGridKey, type TypedCell } from './on-grid-key.ts'
import { type Area, type CellPosition, moved, type PlacedText, type Size } from './sheet-area.ts'
import { FIXED, isNumeric, type RefusedCell, SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { SheetInput } from './sheet-input.tsx'
import { SheetRow } from './sheet-row.tsx'
import { useColumnLabels } from './use-sheet-labels.ts'
import { cellAt, useSheetPointer } from './use-sheet-pointer.ts'

export interface SheetGridProps {
  readonly products: readonly Product[]
  readonly size: Size
  readonly focus: CellPosition
  readonly area: Area
  /** A press selects all as far as its cell. */
  readonly isExtending: boolean
  onSelect(position: CellPosition, isExtended?: boolean): void
  textAt(position: CellPosition): string
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

export function SheetGrid(props: SheetGridProps) {
  const { t } = useLingui()
  const { products, focus, area, isExtending, textAt } = props
  const grid = useRef<HTMLTableElement>(null)
  const cell = useTypedCell(props, grid)
  const { isTyping } = cell
  const { fillTarget, onPointerDown, onPointerMove } = useSheetPointer({
    focus,
    area,
    isExtending,
    onFill: props.onFill,
    onSelect: cell.go,
  })
  const marked = fillTarget ?? area
  return (
    <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid, as its pattern has it
        role="grid"
        aria-label={t`Products`}
        aria-multiselectable="true"
        className="w-max min-w-full table-fixed border-separate border-spacing-0 text-13"
        onKeyDown={(event) => {
          if (!isTyping && !isComposing(event) && onGridKey(event, props, cell)) event.preventDefault()
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        {...pressHandlers(props, cell)}
        onCopy={props.onCopy}
        onCut={props.onCut}
        onPaste={props.onPaste}
      >
        <ColumnHeads />
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
                  <CellInput key={`${focus.row} ${focus.column}`} sheet={props} cell={cell} product={product} />
                )}
              </SheetRow>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What is typed into the cell with the focus, and the way to another cell, which then has the focus. */
function useTypedCell(
  { products, focus, onSelect, onWrite }: SheetGridProps,
  grid: RefObject<HTMLElement | null>,
): TypedCell {
  const [typed, setTyped] = useState<string>()
  const isWanted = useRef(false)
  const isTyping = typed !== undefined
  useLayoutEffect(() => {
    if (isTyping || !isWanted.current) return
    isWanted.current = false
    grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
  })
  const toggle = () => {
    const product = products[focus.row]
    if (product) onWrite([{ ...focus, text: product.active ? '0' : '1' }])
  }
  return {
    typed,
    isTyping,
    setTyped,
    go(position, isExtended = false) {
      isWanted.current = true
      setTyped(undefined)
      onSelect(position, isExtended)
    },
    begin(text) {
      if (focus.column === FIXED) return
      if (focus.column === ACTIVE) toggle()
      else setTyped(text)
    },
    toggle,
  }
}

function pressHandlers({ focus, isExtending, textAt }: SheetGridProps, { go, begin }: TypedCell) {
  /** A tap selects a cell, and another one opens it; where it extends, all as far as there. */
  const onClick = (event: MouseEvent) => {
    const isMouse = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse'
    const position = cellAt(event.target)
    if (isMouse || !position || event.target instanceof HTMLInputElement) return
    if (isExtending) go(position, true)
    else if (position.row === focus.row && position.column === focus.column) begin(textAt(position))
    else go(position)
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement || !cellAt(event.target)) return
    begin(textAt(focus))
  }
  return { onClick, onDoubleClick }
}

function ColumnHeads() {
  const columns = useColumnLabels()
  return (
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
  )
}

interface CellInputProps {
  readonly sheet: SheetGridProps
  readonly cell: TypedCell
  readonly product: Product
}

function CellInput({ sheet: { focus, size, onWrite }, cell, product }: CellInputProps) {
  const { t } = useLingui()
  const columns = useColumnLabels()
  const { typed = '', setTyped, go } = cell
  const column = SHEET_COLUMNS[focus.column] ?? 'name'
  return (
    <SheetInput
      text={typed}
      column={column}
      label={`${columns[column]}, ${product.name || t`No name`}`}
      onText={setTyped}
      onWrite={(text) => onWrite([{ ...focus, text }])}
      onLeave={(by) => {
        if (by) go(moved(focus, by, size))
        else setTyped(undefined)
      }}
      onRevert={() => go(focus)}
    />
  )
}
