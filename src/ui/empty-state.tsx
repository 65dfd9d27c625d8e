// The content of an empty part of the page: one line on what would be here, and one action that makes the first one. Also for 'no match' and 'not found'.
// @chunk signed-in
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface EmptyStateProps {
  title: string
  /** A second sentence, where one line is not enough: what was searched, why it is gone. */
  description?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** The level of the title, where it is the screen's heading. */
  heading?: 'h1' | 'h2' | 'p'
  className?: string
}

export function EmptyState({ title, description, action, heading: Heading = 'p', className }: EmptyStateProps) {
  return (
    <div className={cx('flex max-w-(--prose) flex-col items-start gap-1 p-5', className)}>
      <Heading className={Heading === 'h1' ? 'text-24 font-semibold tracking-tight' : 'font-medium text-ink'}>
        {title}
      </Heading>
      {description && <p className="text-ink-muted">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
