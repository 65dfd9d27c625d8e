// A card of a dashboard: heading, actions beside it, content.
// @chunk dashboards
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface DashboardCardProps {
  readonly title: string
  /** Beside the title: of when, or in which unit. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** For links that lead here. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

export function DashboardCard({ title, note, actions, id: anchor, className, children }: DashboardCardProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx(
        'min-w-0 self-start rounded-12 border border-line bg-surface-raised p-4 md:p-5 print:break-after-page print:border-0',
        className,
      )}
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-3">
        <h2 id={id} className="font-semibold text-14">
          {title}
        </h2>
        {note && <span className="text-13 text-ink-muted">{note}</span>}
        {actions && <span className="-me-2 ms-auto flex items-center print:hidden">{actions}</span>}
      </div>
      {children}
    </section>
  )
}
