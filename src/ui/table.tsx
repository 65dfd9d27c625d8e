// A table whose rows can be sorted, selected and opened by keyboard. Wider than its place, it scrolls sideways by itself and says so.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Cell as AriaCell,
  type CellProps as AriaCellProps,
  Column as AriaColumn,
  type ColumnProps as AriaColumnProps,
  Row as AriaRow,
  type RowProps as AriaRowProps,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
  type TableHeaderProps as AriaTableHeaderProps,
  type TableProps as AriaTableProps,
  Collection,
  useTableOptions,
} from 'react-aria-components/Table'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { RowCheckbox } from './row-checkbox.tsx'

export interface TableProps extends Omit<AriaTableProps, 'aria-label' | 'className'> {
  label: string
  className?: string
}

export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className={cx('overflow-x-auto', className)}>
      <AriaTable {...rest} aria-label={label} className="w-full border-collapse text-start" />
    </div>
  )
}

export type TableHeaderProps<Item extends object> = Omit<AriaTableHeaderProps<Item>, 'className'>

export function TableHeader<Item extends object>({ columns, children, ...rest }: TableHeaderProps<Item>) {
  const { t } = useLingui()
  const { selectionBehavior, selectionMode } = useTableOptions()
  return (
    <AriaTableHeader {...rest}>
      {selectionBehavior === 'toggle' && (
        <AriaColumn aria-label={t`Selection`} className="w-12 border-line border-b ps-5 pe-2 align-middle leading-0">
          {selectionMode === 'multiple' && <RowCheckbox />}
        </AriaColumn>
      )}
      <Collection items={columns}>{children}</Collection>
    </AriaTableHeader>
  )
}

export interface ColumnProps extends Omit<AriaColumnProps, 'className' | 'children'> {
  /** Figures stand at the right edge. */
  isNumeric?: boolean
  children?: ReactNode
}

export function Column({ isNumeric, children, ...rest }: ColumnProps) {
  return (
    <AriaColumn
      {...rest}
      className={cx(
        'h-10 pointer-coarse:h-11 border-line border-b px-3 text-12 font-medium text-ink-faint -outline-offset-2 first:ps-5 last:pe-5',
        isNumeric ? 'text-end' : 'text-start',
        rest.allowsSorting && 'cursor-pointer',
      )}
    >
      {({ allowsSorting, sortDirection }) => (
        <span className={cx('inline-flex items-center gap-1', sortDirection && 'text-ink')}>
          {children}
          {allowsSorting && (
            <Icon
              name={
                sortDirection === 'descending'
                  ? 'chevron-down'
                  : sortDirection === 'ascending'
                    ? 'chevron-up'
                    : 'chevron-up-down'
              }
              size={14}
            />
          )}
        </span>
      )}
    </AriaColumn>
  )
}

export const TableBody = AriaTableBody

export type RowProps<Item extends object> = Omit<AriaRowProps<Item>, 'className'>

export function Row<Item extends object>({ columns, children, ...rest }: RowProps<Item>) {
  const { selectionBehavior } = useTableOptions()
  return (
    <AriaRow
      {...rest}
      className={({ isSelected, isHovered }) =>
        cx(
          'h-row border-line-soft border-b -outline-offset-2',
          isSelected ? 'bg-accent-tint' : isHovered && 'bg-surface-hover',
          rest.onAction && 'cursor-pointer',
        )
      }
    >
      {selectionBehavior === 'toggle' && (
        <AriaCell className="ps-5 pe-2 align-middle leading-0">
          <RowCheckbox />
        </AriaCell>
      )}
      <Collection items={columns}>{children}</Collection>
    </AriaRow>
  )
}

export interface CellProps extends Omit<AriaCellProps, 'className'> {
  isNumeric?: boolean
  className?: string
}

export function Cell({ isNumeric, className, ...rest }: CellProps) {
  return (
    <AriaCell
      {...rest}
      className={cx(
        'px-3 py-2 -outline-offset-2 first:ps-5 last:pe-5',
        isNumeric && 'text-end tabular-nums',
        className,
      )}
    />
  )
}
