// Replaces a part of the page that could not be shown: what failed, what to do, and a retry.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface ErrorStateProps {
  /** What failed, in plain words. */
  title: string
  /** What to do about it. */
  description?: ReactNode
  onRetry?: () => unknown
  isRetrying?: boolean
  /** Another way out, beside the retry. */
  action?: ReactNode
  /** `bar` leaves the last good content on screen and is above it. */
  variant?: 'place' | 'bar'
  className?: string
}

export function ErrorState({
  title,
  description,
  onRetry,
  isRetrying,
  action,
  variant = 'place',
  className,
}: ErrorStateProps) {
  const { t } = useLingui()
  const isBar = variant === 'bar'
  return (
    <div
      role="alert"
      className={cx(
        isBar
          ? 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 border border-danger-line bg-danger-tint px-4 py-3 text-13'
          : 'flex max-w-(--prose) gap-3 p-5',
        className,
      )}
    >
      <Icon name="exclamation-triangle" className="text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{title}</p>
        {description && <p className="mt-1 text-ink-muted">{description}</p>}
        {!isBar && (onRetry || action) && <div className="mt-3 flex flex-wrap gap-2">{actions()}</div>}
      </div>
      {isBar && actions()}
    </div>
  )

  function actions() {
    return (
      <>
        {onRetry && (
          <Button size="sm" onPress={onRetry} isPending={isRetrying}>
            {t`Try again`}
          </Button>
        )}
        {action}
      </>
    )
  }
}
