// A card of the person's own analytics: a heading, what its figures mean where that is not plain, and what it holds.
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface PanelProps {
  readonly title: string
  /** Which applications are counted. */
  readonly about?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ title, about, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'min-w-0 rounded-12 border border-line bg-surface-raised p-4 md:p-5 print:break-after-page print:border-0',
        className,
      )}
    >
      <h2 id={id} className="mb-1 font-semibold text-14">
        {title}
      </h2>
      {about && <p className="mb-2 text-13 text-ink-muted">{about}</p>}
      {children}
    </section>
  )
}
