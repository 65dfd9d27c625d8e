// The header of a table's column that sorts it: a button, with the direction both shown and announced.
// @chunk dashboards
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export interface Sorting<Column extends string> {
  readonly column: Column
  readonly order: 'asc' | 'desc'
}

export interface SortHeadProps<Column extends string> {
  readonly column: Column
  readonly sorting: Sorting<Column> | undefined
  readonly isNumeric?: boolean
  readonly className?: string
  onSort(sorting: Sorting<Column>): void
  readonly children: ReactNode
}

const ARROWS = { asc: 'chevron-up', desc: 'chevron-down' } as const

export function SortHead<Column extends string>({
  column,
  sorting,
  isNumeric = false,
  className,
  onSort,
  children,
}: SortHeadProps<Column>) {
  const order = sorting?.column === column ? sorting.order : undefined
  // Numbers begin with the largest, text with the first.
  const next = order === undefined ? (isNumeric ? 'desc' : 'asc') : order === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={cx('px-3 py-1 font-medium first:ps-0 last:pe-0', isNumeric ? 'text-end' : 'text-start', className)}
    >
      <button
        type="button"
        onClick={() => onSort({ column, order: next })}
        className={cx(
          'inline-flex min-h-8 items-center gap-1 whitespace-nowrap rounded-4 text-12 hover:text-ink pointer-coarse:min-h-11',
          order ? 'text-ink' : 'text-ink-muted',
        )}
      >
        {children}
        <Icon name={order ? ARROWS[order] : 'chevron-up-down'} size={14} />
      </button>
    </th>
  )
}
