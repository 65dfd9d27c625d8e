// The interval bar: solid to the lower bound, soft to the upper bound, a tick at the estimate, a notch under it at what is required. One
// drawing for a match, a skill, a topic. Text beside it states the same; else `label` does.
// @chunk signed-in
import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

export interface IntervalBarProps {
  /** All in 0 to 100. */
  low: number
  high: number
  estimate: number
  /** What is required. */
  need?: number
  /** `levels` cuts it into the five levels; `thin` is the one beside a score. */
  variant?: 'plain' | 'levels' | 'thin'
  /** The interval in words. Without it the bar is decoration. */
  label?: string
  className?: string
}

export function IntervalBar({ low, high, estimate, need, variant = 'levels', label, className }: IntervalBarProps) {
  const at = { '--low': low, '--high': high, '--at': estimate, '--need': need } as CSSProperties
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={at}
      className={cx('interval-bar', variant !== 'plain' && `interval-bar-${variant}`, className)}
    >
      {need !== undefined && <i />}
    </span>
  )
}
