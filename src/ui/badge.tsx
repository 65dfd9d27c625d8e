// A count that rides on the corner of an icon button, or a dot that says 'something new'. The button's label must state the same.
// @chunk signed-in
import { cx } from './cx.ts'

export interface BadgeProps {
  /** Nothing is shown for 0; more than 99 is '99+'. Without a count it is a dot. */
  count?: number
  className?: string
}

export function Badge({ count, className }: BadgeProps) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      data-badge
      className={cx(
        'pointer-events-none absolute rounded-full bg-accent font-semibold text-accent-ink ring-2 ring-surface-raised forced-colors:border',
        count === undefined
          ? 'end-1.5 top-1.5 size-2'
          : 'end-0 top-px h-4.5 min-w-4.5 px-1.25 text-center text-12 leading-4.5 tabular-nums',
        className,
      )}
    >
      {count === undefined ? null : count > 99 ? '99+' : count}
    </span>
  )
}
