// A pill shows the state of its row: applied, new, closes today. At most one in a row; the word states it, the tone only helps.
// @chunk signed-in
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface PillProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  className?: string
}

const tones = {
  neutral: 'bg-surface-sunken text-ink-muted',
  accent: 'bg-accent-tint text-accent-text',
  info: 'bg-info-tint text-info',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

export function Pill({ tone = 'neutral', children, className }: PillProps) {
  return (
    <span
      className={cx(
        'pill inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 text-12 font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
