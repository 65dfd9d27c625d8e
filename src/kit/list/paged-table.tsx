// A page of a table: heads that sort, rows that are one stop of the Tab key, with the keys, the selection and the menu of any list, and one row that may be
// open, with what it opens below it. Below md the screen lays out the cells, and the heads go.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { isTyping } from '#platform/keys/chord.ts'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { pressRow } from './press-row.ts'
import { SelectionMark } from './row-controls.tsx'
import { type ListActions, runListCommand } from './run-list-command.ts'
import type { ListSource, RowTraits } from './source.ts'
import { type TableColumn, tracksOf } from './table-columns.ts'
import { isControl, keyOfEvent, useActiveRow } from './use-active-row.ts'
import { useListScroll } from './use-list-scroll.ts'
import { type RowMenuAnchor, useRowMenu } from './use-row-menu.ts'
import type { Selection } from './use-selection.ts'
import type { RowState } from './windowed-list.tsx'

export interface Sorting {
  readonly column: string
  readonly isDown: boolean
}

export interface PagedTableProps<Row> {
  readonly label: string
  readonly source: ListSource<Row>
  /** What is listed: where it changes, the table begins at its top. */
  readonly listed: string
  readonly keys: KeyTable
  readonly actions: ListActions<Row>
  readonly selection: Selection
  /** Of the row that is open. */
  readonly openKey?: string | undefined
  readonly onMenu: (anchor: RowMenuAnchor) => void
  /** Those that are shown. */
  readonly columns: readonly TableColumn[]
  readonly sorting: Sorting
  readonly onSort: (column: string) => void
  /** A row as a grid; from md up its columns are those of the table, the box that selects it before them. */
  readonly gridClass: string
  /** The ids of the elements that name a row. Stable. */
  readonly traitsOf: (row: Row) => RowTraits
  readonly renderCells: (row: Row, state: RowState) => ReactNode
  readonly renderOpen: (row: Row) => ReactNode
  /** In place of the rows. */
  readonly children?: ReactNode
}

/** The track of the box that selects a row. */
const BOX = '18px'
const columnsClass = 'md:grid-cols-(--columns)'

export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { source, traitsOf, selection } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useListScroll(scroller, props.listed, source.count > 0)
  const reveal = (index: number) =>
    body.current?.querySelector(`[aria-rowindex="${index + 1}"]`)?.scrollIntoView({ block: 'nearest' })
  const active = useActiveRow({ source, traitsOf, grid: body, reveal })
  const handlers = useInput(props, active)
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible">
      {props.children}
      {source.count > 0 && (
        <div
          role="grid"
          aria-label={props.label}
          aria-multiselectable="true"
          style={{ '--columns': tracksOf(props.columns, BOX) } as React.CSSProperties}
          className="md:min-w-min"
        >
          <Heads {...props} />
          <div {...handlers} ref={body} role="rowgroup">
            {Array.from({ length: source.count }, (_, index) => {
              const row = source.rowAt(index)
              const key = source.keyAt(index)
              if (row === undefined || key === undefined) return null
              return (
                <TableRow
                  key={key}
                  table={props}
                  row={row}
                  rowKey={key}
                  state={{ index, isActive: index === active.index, isSelected: selection.has(key) }}
                />
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}

interface TableRowProps<Row> {
  readonly table: PagedTableProps<Row>
  readonly row: Row
  readonly rowKey: string
  readonly state: RowState
}

function TableRow<Row>({ table, row, rowKey, state }: TableRowProps<Row>) {
  const { index, isActive, isSelected } = state
  const isOpen = rowKey === table.openKey
  return (
    <div role="presentation" className={cx('relative', isOpen && openClass)}>
      <div
        role="row"
        data-key={rowKey}
        aria-rowindex={index + 1}
        aria-selected={isSelected}
        aria-current={isOpen ? 'true' : undefined}
        aria-labelledby={table.traitsOf(row).labelledBy}
        tabIndex={isActive ? 0 : -1}
        className={cx(
          table.gridClass,
          columnsClass,
          'cursor-default select-none border-line-soft border-b -outline-offset-2 [-webkit-touch-callout:none] print:break-inside-avoid',
          isOpen && 'border-transparent',
          isSelected ? 'bg-accent-tint forced-colors:outline' : !isOpen && 'hover:bg-surface-hover',
        )}
      >
        <span role="gridcell" className="flex items-center print:hidden">
          <SelectionMark isSelected={isSelected} />
        </span>
        {table.renderCells(row, state)}
      </div>
      {isOpen && (
        <div role="row" data-open className="border-line-soft border-b">
          <div role="gridcell" aria-colspan={table.columns.length + 1}>
            {table.renderOpen(row)}
          </div>
        </div>
      )}
    </div>
  )
}

const openClass =
  'bg-surface-raised before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent forced-colors:before:bg-[Highlight]'

function Heads<Row>({ columns, sorting, onSort, gridClass, selection, source }: PagedTableProps<Row>) {
  const { t } = useLingui()
  const keys = Array.from({ length: source.count }, (_, index) => source.keyAt(index) ?? '')
  const chosen = keys.filter((key) => selection.has(key)).length
  const isAll = keys.length > 0 && chosen === keys.length
  return (
    <div
      role="rowgroup"
      className="sticky top-0 z-(--z-sticky) border-line border-b bg-surface text-12 text-ink-muted max-md:hidden print:static"
    >
      <div role="row" className={cx(gridClass, columnsClass, 'min-h-9!')}>
        <span role="columnheader" className="flex items-center print:hidden">
          <button
            type="button"
            role="checkbox"
            aria-checked={isAll ? true : chosen > 0 ? 'mixed' : false}
            aria-label={t`Select all`}
            onClick={() => (isAll ? selection.clear() : selection.selectAll())}
          >
            <SelectionMark isSelected={isAll} />
          </button>
        </span>
        {columns.map(({ id, label, isNumeric, canSort, isLabelHidden }) => {
          const isSorted = sorting.column === id
          return (
            <span
              key={id}
              role="columnheader"
              aria-sort={canSort ? (isSorted ? (sorting.isDown ? 'descending' : 'ascending') : 'none') : undefined}
              className={cx('flex min-w-0 items-center', isNumeric && 'justify-end')}
            >
              {canSort ? (
                <button
                  type="button"
                  onClick={() => onSort(id)}
                  className={cx(
                    'inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-4 pointer-coarse:min-h-11',
                    isSorted && 'font-medium text-ink',
                  )}
                >
                  {label}
                  <Icon name={isSorted ? (sorting.isDown ? 'arrow-down' : 'arrow-up') : 'chevron-up-down'} size={12} />
                </button>
              ) : (
                <span className={isLabelHidden ? 'sr-only' : 'truncate'}>{label}</span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}

function useInput<Row>(props: PagedTableProps<Row>, active: ReturnType<typeof useActiveRow<Row>>) {
  const { source, selection, actions, keys, traitsOf, onMenu } = props
  const menu = useRowMenu(onMenu)
  const context = { source, traitsOf, active, selection, actions }
  return {
    ...menu,
    onClick: (event: React.MouseEvent) => pressRow(event, context),
    onKeyDown(event: React.KeyboardEvent) {
      if (isTyping(event.target) || isOpened(event.target)) return
      if ((event.key === 'Enter' || event.key === ' ') && isControl(event.target)) return
      const command = actionOf(keys, 'list', event)
      if (command !== undefined && runListCommand(command, context)) event.preventDefault()
    },
    onFocus(event: React.FocusEvent) {
      const key = keyOfEvent(event.target)
      if (key !== undefined) active.activate(source.indexOf(key))
    },
  }
}

/** What is open below a row has keys of its own. */
const isOpened = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-open]') !== null
