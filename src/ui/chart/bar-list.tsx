// Values beside names, as bars in a list: a funnel, the levels of skills, the parts of a whole. The words say all of it; a row may lead to what is behind it.
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export interface BarRow {
  readonly id: string
  readonly label: ReactNode
  readonly value: number
  /** The value in words, at the right edge. */
  readonly words: ReactNode
  /** Marked on the same scale, such as what is asked; said in `words` too. */
  readonly mark?: number
}

export interface BarListProps {
  readonly label: string
  readonly rows: readonly BarRow[]
  /** The value of a full bar. Default: the largest. */
  readonly most?: number
  readonly className?: string
}

export function BarList({ label, rows, most, className }: BarListProps) {
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul aria-label={label} className={cx('grid gap-3', className)}>
      {rows.map(({ id, label: name, value, words, mark }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3 text-13">
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{words}</span>
          </div>
          <div
            aria-hidden="true"
            className="relative mt-1 h-2 rounded-full bg-surface-control forced-colors:border print:[print-color-adjust:exact]"
          >
            <div
              style={{ inlineSize: `${Math.min(100, (value / full) * 100)}%` }}
              className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
            />
            {mark !== undefined && (
              <span
                style={{ insetInlineStart: `${Math.min(100, (mark / full) * 100)}%` }}
                className="absolute -inset-y-0.5 w-0.5 bg-ink"
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
