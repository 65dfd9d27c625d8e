// A key cap, beside what the key does.
// @chunk forms
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface KeyProps {
  children: ReactNode
  /** On an inverse surface. */
  onDark?: boolean
}

export function Key({ children, onDark }: KeyProps) {
  return (
    <kbd
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-4 border px-1.5 font-sans text-12 leading-none tabular-nums',
        onDark ? 'border-current/30' : 'border-line bg-surface-raised text-ink-muted',
      )}
    >
      {children}
    </kbd>
  )
}
