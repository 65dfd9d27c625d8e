// A card of the help with its heading; rows in it have a line between them.
// @chunk help-pages
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface HelpPanelProps {
  readonly title: ReactNode
  readonly action?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function HelpPanel({ title, action, className, children }: HelpPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('overflow-hidden rounded-12 border border-line bg-surface-raised', className)}
    >
      <div className="flex min-h-12 items-center gap-2 px-4">
        <h2 id={id} className="min-w-0 font-semibold text-14">
          {title}
        </h2>
        {action && <span className="ms-auto shrink-0 text-13">{action}</span>}
      </div>
      {children}
    </section>
  )
}

/** A row of a panel that is a link as a whole. */
export const rowClass =
  'flex min-h-row items-center gap-3 border-line-soft border-t px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2'
