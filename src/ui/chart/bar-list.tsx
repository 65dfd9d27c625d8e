// Values beside names, as bars in a list: a funnel, the levels of skills, the parts of a whole. The words say all of it; a row may lead to what is behind it.
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export interface BarRow {
  readonly id: string
  readonly label: ReactNode
  readonly value: number
  /** The value in words, at the right edge. */
  readonly text: ReactNode
  /** A mark on the same scale, such as the required level; stated in `text` too. */
  readonly mark?: number
  /** What it was before, on the same scale, such as the step before in a funnel: the bar is in it. */
  readonly before?: number
  /** The class of the bar's colour. Default: the accent. */
  readonly colour?: string
}

export interface BarListProps {
  readonly label: string
  readonly rows: readonly BarRow[]
  /** The value of a full bar. Default: the largest. */
  readonly most?: number
  /** Without one, what is missing from a full bar is not drawn. */
  readonly hasTrack?: boolean
  readonly className?: string
}

export function BarList({ label, rows, most, hasTrack = true, className }: BarListProps) {
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value))
  const shareOf = (value: number) => `${Math.min(100, (value / full) * 100)}%`
  return (
    <ul aria-label={label} className={cx('grid gap-3', className)}>
      {rows.map(({ id, label: name, value, text, mark, before, colour = 'bg-accent' }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3 text-13">
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{text}</span>
          </div>
          <div
            aria-hidden="true"
            className={cx(
              'relative mt-1 h-2 rounded-full forced-colors:border print:[print-color-adjust:exact]',
              hasTrack && 'bg-surface-control',
            )}
          >
            {before !== undefined && (
              <div
                style={{ inlineSize: shareOf(before) }}
                className="absolute inset-0 rounded-full bg-surface-control"
              />
            )}
            <div
              style={{ inlineSize: shareOf(value) }}
              className={cx('relative h-full rounded-full forced-colors:bg-[CanvasText]', colour)}
            />
            {mark !== undefined && (
              <span style={{ insetInlineStart: shareOf(mark) }} className="absolute -inset-y-0.5 w-0.5 bg-ink" />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
