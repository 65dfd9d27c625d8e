// A card with a heading, for the pages around an evaluation.
// @chunk skills
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface PanelProps {
  readonly title: string
  /** At the heading's right edge. */
  readonly end?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ title, end, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'mt-6 rounded-12 border border-line bg-surface-raised p-4 md:p-5 print:break-inside-avoid',
        className,
      )}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="font-semibold text-14">
          {title}
        </h2>
        {end && <div className="ms-auto text-13 text-ink-faint">{end}</div>}
      </div>
      {children}
    </section>
  )
}
