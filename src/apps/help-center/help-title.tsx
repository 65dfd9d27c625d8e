// The heading of a page of the help, with a sentence and what can be done.
// @chunk help-title
import type { ReactNode } from 'react'

export interface HelpTitleProps {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

export function HelpTitle({ title, children, actions }: HelpTitleProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 max-w-(--prose)">
        <h1 className="font-semibold text-24 tracking-tight wrap-anywhere">{title}</h1>
        {children && <div className="mt-1 text-ink-muted">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-1 print:hidden">{actions}</div>}
    </div>
  )
}
