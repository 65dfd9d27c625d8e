// Stands for content that is loading, in its shape. Unseen for the first 150 ms, so that what is quick does not flash.
// @chunk signed-in
import { cx } from './cx.ts'

export interface SkeletonProps {
  /** Its size: as tall and as wide as what it replaces. */
  className?: string
}

export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-4 bg-surface-control', className)} />
}

export interface SkeletonRowsProps {
  /** Said to assistive technology, such as 'Loading tasks'. */
  label: string
  count?: number
  hasTwoLines?: boolean
  className?: string
}

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

/** A list while it loads: rows of the height that they will have. */
export function SkeletonRows({ label, count = 8, hasTwoLines, className }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, index) => `row ${index}`).map((key, index) => (
        <div
          key={key}
          className={cx(
            'flex items-center gap-3 border-line-soft border-b px-5',
            hasTwoLines ? 'h-row-two-lines' : 'h-row',
          )}
        >
          <Skeleton className="size-4.5 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className={cx('h-3', widths[index % widths.length])} />
            {hasTwoLines && <Skeleton className="h-2.5 w-1/4" />}
          </div>
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
    </div>
  )
}
