// A card of the home screen: a heading, perhaps a link to all of it, and what it holds.
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '#ui/cx.ts'

export interface CardProps {
  readonly title: string
  /** At the heading's right edge. */
  readonly action?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Card({ title, action, headingRef, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('overflow-hidden rounded-12 border border-line bg-surface-raised', className)}
    >
      <div className="flex min-h-12 items-center gap-2 px-4 md:px-5">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="font-semibold text-14 outline-none">
          {title}
        </h2>
        {action && <span className="ms-auto text-13">{action}</span>}
      </div>
      {children}
    </section>
  )
}
