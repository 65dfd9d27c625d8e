// How far long work has come: ProgressBar for an import, subtasks, a download.
// @chunk signed-in
import { type ReactNode, useId } from 'react'

export interface ProgressBarProps {
  label: string
  isLabelHidden?: boolean
  /** 0 to `max`. */
  value: number
  max?: number
  /** The value in words, such as '3 of 5'. */
  valueText?: string
  /** At the label's right; `valueText` when absent. */
  end?: ReactNode
  className?: string
}

export function ProgressBar({
  label,
  isLabelHidden,
  value,
  max = 100,
  valueText,
  end = valueText,
  className,
}: ProgressBarProps) {
  const id = useId()
  return (
    <div className={className}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-2 flex items-baseline gap-2'}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        {end && <span className="text-13 text-ink-faint tabular-nums">{end}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        // In whole hundredths: a number with an exponent is none in ARIA.
        aria-valuenow={Math.round(value * 100) / 100}
        aria-valuetext={valueText}
        className="h-1 overflow-hidden rounded-[2px] bg-line forced-colors:border"
      >
        <div
          className="h-full rounded-[2px] bg-accent transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
        />
      </div>
    </div>
  )
}
