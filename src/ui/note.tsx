// A remark that belongs to the page: a tip, a warning, a saved copy. Not a message that comes and goes (that is a toast).
// @chunk forms
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface NoteProps {
  kind?: 'plain' | 'info' | 'warning' | 'danger' | 'success'
  icon?: string
  /** One action: at the right edge, or below where there is no room. */
  action?: ReactNode
  children: ReactNode
  className?: string
}

const kinds = {
  plain: ['border-line bg-surface-sunken', 'text-ink-muted', 'light-bulb'],
  info: ['border-info-line bg-info-tint', 'text-info', 'information-circle'],
  warning: ['border-warning-line bg-warning-tint', 'text-warning', 'exclamation-triangle'],
  danger: ['border-danger-line bg-danger-tint', 'text-danger', 'exclamation-circle'],
  success: ['border-success-line bg-success-tint', 'text-success', 'check-circle'],
} as const

export function Note({ kind = 'plain', icon, action, children, className }: NoteProps) {
  const [box, tone, usual] = kinds[kind]
  return (
    <div className={cx('flex gap-3 rounded-12 border px-4 py-3 text-13 text-ink-muted', box, className)}>
      <Icon name={icon ?? usual} className={tone} />
      {/* Where both do not fit beside each other, the action goes below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_13rem] wrap-anywhere [&_b]:font-medium [&_b]:text-ink [&_strong]:font-medium [&_strong]:text-ink">
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
