// The frame of a row: its role, its state for assistive technology, its height, and what it looks like while it is open, selected or held. Used by windowed-list.tsx.
// @chunk lists
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import type { RowTraits } from './source.ts'

export interface ListRowProps {
  /** Undefined while it is not read. */
  readonly rowKey: string | undefined
  readonly traits: RowTraits | undefined
  /** From 0. */
  readonly index: number
  /** px */
  readonly height: number
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly isSelected: boolean | undefined
  /** px that it is dragged; null where it is not held. */
  readonly dy: number | null
  readonly children: ReactNode
}

export function ListRow({ rowKey, traits, index, height, isActive, isOpen, isSelected, dy, children }: ListRowProps) {
  const kind = traits?.kind
  const isItem = kind === 'item'
  const isHead = kind === 'head'
  return (
    <div
      role="row"
      data-key={rowKey}
      aria-rowindex={index + 1}
      aria-busy={kind === undefined ? true : undefined}
      aria-selected={isItem ? isSelected : undefined}
      aria-current={isOpen ? 'true' : undefined}
      aria-labelledby={traits?.labelledBy}
      tabIndex={isActive && kind !== 'field' ? 0 : -1}
      className={cx(
        'relative select-none -outline-offset-2 [-webkit-touch-callout:none] print:h-auto! print:min-h-7 print:break-inside-avoid',
        isHead ? cx('sticky z-(--z-sticky) bg-surface', index > 0 ? '-top-4' : 'top-0') : 'border-line-soft border-t',
        isItem && 'cursor-default',
        dy === null && rowTone(isItem, isSelected === true, isOpen),
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

function rowTone(isItem: boolean, isSelected: boolean, isOpen: boolean): string | false {
  if (isSelected) return 'bg-accent-tint forced-colors:outline'
  if (isOpen) return 'bg-surface-raised'
  return isItem && 'hover:bg-surface-hover'
}
