// The heading of a part of the open card, with what can be done there.
import type { ReactNode } from 'react'

export interface SectionHeadProps {
  readonly title: string
  readonly count?: string | undefined
  readonly children?: ReactNode
}

export const SectionHead = ({ title, count, children }: SectionHeadProps) => (
  <div className="flex min-h-8 items-center gap-2">
    <h3 className="font-semibold text-14">{title}</h3>
    {count !== undefined && <span className="text-13 text-ink-muted tabular-nums">{count}</span>}
    <span className="ms-auto flex print:hidden">{children}</span>
  </div>
)
