// The frame of a row: its role, its state for assistive technology, its height, and what it looks like while it is open, selected or held. Used by task-list.tsx.
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import type { Row } from '../rows.ts'

export interface ListRowProps {
  readonly row: Row
  /** From 0. */
  readonly index: number
  /** px */
  readonly height: number
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** px that it is dragged; null where it is not held. */
  readonly dy: number | null
  readonly children: ReactNode
}

export function ListRow({ row, index, height, isActive, isOpen, isSelected, dy, children }: ListRowProps) {
  const isTask = row.kind === 'task'
  const isHead = row.kind === 'section'
  return (
    <div
      role="row"
      data-key={row.key}
      aria-rowindex={index + 1}
      aria-selected={isTask ? isSelected : undefined}
      aria-current={isOpen ? 'true' : undefined}
      aria-labelledby={isTask ? `title-${row.key} facts-${row.key} due-${row.key}` : undefined}
      tabIndex={isActive && row.kind !== 'line' ? 0 : -1}
      className={cx(
        'relative select-none -outline-offset-2 [-webkit-touch-callout:none] print:h-auto! print:min-h-7 print:break-inside-avoid',
        isHead ? cx('sticky z-(--z-sticky) bg-surface', index > 0 ? '-top-4' : 'top-0') : 'border-line-soft border-t',
        isTask && 'cursor-default',
        dy === null && rowTone(isTask, isSelected, isOpen),
        isOpen &&
          'before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent forced-colors:before:bg-[Highlight]',
        dy !== null && 'z-(--z-sticky) mx-1 rounded-8 border-transparent bg-surface-overlay shadow-drag',
      )}
      style={{ height, translate: dy ? `0 ${dy}px` : undefined } satisfies CSSProperties}
    >
      <div role="gridcell" className="contents">
        {children}
      </div>
    </div>
  )
}

function rowTone(isTask: boolean, isSelected: boolean, isOpen: boolean): string | false {
  if (isSelected) return 'bg-accent-tint forced-colors:outline'
  if (isOpen) return 'bg-surface-raised'
  return isTask && 'hover:bg-surface-hover'
}
