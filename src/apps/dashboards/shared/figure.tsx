// One figure of a card, with its name below it and what it is compared with; where rows are behind it, it leads to them.
// @chunk dashboards
import type { ReactNode } from 'react'

export interface FigureProps {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
}

/** In a list of terms (`dl`). */
export function Figure({ name, value, note }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="order-2 text-13 text-ink-muted">{name}</dt>
      <dd className="font-semibold text-20 text-ink tabular-nums tracking-tight">{value}</dd>
      {note && <dd className="order-3 text-12 text-ink-muted tabular-nums">{note}</dd>}
    </div>
  )
}
