// The mark of Cairn, three stones, and its name. The upper stone takes the accent.
// @chunk forms
import { cx } from './cx.ts'

export interface LogoProps {
  /** Without the word. */
  isMark?: boolean
  className?: string
}

export function Logo({ isMark, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-16 font-semibold tracking-tight text-ink', className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 fill-current">
        <path
          className="fill-accent forced-colors:fill-current"
          d="M9.1 5.2c.8-2.1 5-2.7 6.6-.7 1.1 1.4.7 3.3-1.1 3.7-1.4.3-3.3.3-4.7 0-1.5-.3-1.3-1.7-.8-3z"
        />
        <path d="M5 12.3c.6-2.3 3.3-3 6.8-3 3.7 0 6.7.6 7.3 2.6.5 1.8-.7 3-2.7 3.2-2.8.3-6 .3-8.7 0-2-.2-3.1-1.2-2.7-2.8z" />
        <path d="M1.9 19.2c.5-2.4 4.2-3 10.2-3 5.7 0 9.3.7 9.9 2.8.4 1.7-.9 2.7-2.9 2.8-4.6.3-9.7.3-14.3 0-2-.1-3.3-1-2.9-2.6z" />
      </svg>
      {!isMark && 'Cairn'}
    </span>
  )
}
