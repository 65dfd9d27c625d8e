// The cells of the spreadsheet: one stop of the Tab key, moved in by arrows, typed into, and selected by keys, mouse and touch.
// @offline later
import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import { inventoryKeys, SHEET } from '../inventory-keys.ts'
import { type Area, isWithin, moved, type Place, type PlacedText, type Size } from './sheet-area.ts'
import { isNumeric, type RefusedCell, SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { SheetInput } from './sheet-input.tsx'
import { useColumnWords } from './use-sheet-words.ts'

export interface SheetGridProps {
  readonly products: readonly Product[]
  readonly size: Size
  readonly focus: Place
  readonly area: Area
  onSelect(place: Place, isExtended?: boolean): void
  textAt(place: Place): string
  /** @returns those that are refused */
  onWrite(texts: readonly PlacedText[]): readonly RefusedCell[]
  /** Fills the area's rows down to that row. */
  onFill(source: Area, to: number): void
  onFillDown(): void
  onClear(): void
  onCopy(event: ClipboardEvent): void
  onPaste(event: ClipboardEvent): void
}

const ACTIVE = SHEET_COLUMNS.indexOf('active')
const FIXED = SHEET_COLUMNS.indexOf('available')

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
  const { products, size, focus, area, onSelect, textAt, onWrite } = props
  const columns = useColumnWords()
  const grid = useRef<HTMLTableElement>(null)
  /** What is typed into the cell with the focus. */
  const [typed, setTyped] = useState<string>()
  const isWanted = useRef(false)
  /** Down to where the mouse pulls what is selected. */
  const [fillTo, setFillTo] = useState<number>()
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
    const isFar = event.ctrlKey || event.metaKey
    const [step, far] = [STEPS[event.key], { row: size.rows, column: size.columns }]
    if (event.altKey) return false
    if (step) {
      const by = isFar ? { row: step.row * far.row, column: step.column * far.column } : step
      go(moved(focus, by, size), event.shiftKey)
    } else if (event.key === 'Home') go({ row: isFar ? 0 : focus.row, column: 0 }, event.shiftKey)
    else if (event.key === 'End')
      go({ row: isFar ? size.rows - 1 : focus.row, column: size.columns - 1 }, event.shiftKey)
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

  const placeOf = (target: EventTarget | null): Place | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
    const [row, column] = (cell?.dataset.cell ?? '').split(' ').map(Number)
    return row === undefined || column === undefined ? undefined : { row, column }
  }
  const pulled = useRef<'select' | 'fill'>(undefined)
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.target instanceof HTMLInputElement) return
    const place = placeOf(event.target)
    if (!place) return
    event.preventDefault()
    const isHandle = event.target instanceof Element && event.target.closest('[data-fill]') !== null
    pulled.current = isHandle ? 'fill' : 'select'
    if (!isHandle) go(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (pulled.current === undefined) return
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (!place) return
    if (pulled.current === 'fill') setFillTo(place.row > area.bottom ? place.row : undefined)
    else if (place.row !== focus.row || place.column !== focus.column) go(place, true)
  }
  useEffect(() => {
    const release = () => {
      if (pulled.current === 'fill' && fillTo !== undefined) props.onFill(area, fillTo)
      pulled.current = undefined
      setFillTo(undefined)
    }
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  })
  /** A tap selects a cell, and another one opens it. */
  const onClick = (event: React.MouseEvent) => {
    const isMouse = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse'
    const place = placeOf(event.target)
    if (isMouse || !place || event.target instanceof HTMLInputElement) return
    if (place.row === focus.row && place.column === focus.column) begin(textAt(place))
    else go(place)
  }
  const onDoubleClick = (event: React.MouseEvent) => {
    if (event.target instanceof HTMLInputElement || !placeOf(event.target)) return
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
            const isSelected = row >= area.top && row <= area.bottom
            const isFilled = fillTo !== undefined && row > area.bottom && row <= fillTo
            return (
              <Row
                key={product.id}
                row={row}
                texts={SHEET_COLUMNS.map((_, column) => textAt({ row, column })).join('\u001f')}
                focused={isFocused ? focus.column : undefined}
                from={isSelected || isFilled ? area.left : undefined}
                to={isSelected || isFilled ? area.right : undefined}
                hasHandle={row === area.bottom && !isTyping}
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
              </Row>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly row: number
  /** Of its cells, with a break between them: the row is drawn again where one of them changes. */
  readonly texts: string
  /** The column of the cell that has the focus. */
  readonly focused: number | undefined
  /** The columns that are selected, or would be filled. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly hasHandle: boolean
  /** What stands in the cell with the focus while it is typed into. */
  readonly children: React.ReactNode
}

const Row = memo(function Row({ row, texts, focused, from, to, hasHandle, children }: RowProps) {
  return (
    <tr>
      {texts.split('\u001f').map((text, column) => {
        const name = SHEET_COLUMNS[column] ?? 'name'
        const isFocused = column === focused
        const isSelected =
          from !== undefined &&
          to !== undefined &&
          isWithin({ row, column }, { top: row, bottom: row, left: from, right: to })
        return (
          <td
            key={name}
            data-cell={`${row} ${column}`}
            tabIndex={isFocused ? 0 : -1}
            aria-selected={isSelected}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a cell of a grid has it (ARIA 1.2)
            aria-readonly={column === FIXED || undefined}
            className={cx(
              'relative h-control select-none border-line-soft border-b px-2 -outline-offset-2 pointer-coarse:h-11',
              isNumeric(name) && 'text-end tabular-nums',
              column > 0 && 'border-s',
              column === FIXED && 'text-ink-muted',
              isSelected ? 'bg-accent-tint forced-colors:outline' : 'bg-surface',
              column === 0 && 'sticky start-0 z-1 ps-4 md:ps-6',
              isFocused && 'outline-2 outline-accent forced-colors:outline-[Highlight]',
            )}
          >
            {isFocused && children ? children : <span className="block truncate">{text}</span>}
            {hasHandle && column === to && (
              <span
                data-fill
                aria-hidden="true"
                className="absolute -end-1 -bottom-1 z-1 size-2 cursor-crosshair bg-accent pointer-coarse:hidden"
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
