// A small turning ring for work that is under way inside a control. Says nothing by itself: the control carries the words.
import { cx } from './cx.ts'

export interface SpinnerProps {
  size?: 16 | 20
  className?: string
}

export function Spinner({ size = 16, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={cx(
        'shrink-0 animate-spin fill-none stroke-current stroke-2',
        size === 16 ? 'size-4' : 'size-5',
        className,
      )}
    >
      <circle cx="8" cy="8" r="6.5" className="opacity-30" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" strokeLinecap="round" />
    </svg>
  )
}
