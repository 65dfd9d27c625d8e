// Says that what is shown is a saved copy, and from when: below a heading, or above what it is about.
// @chunk signed-in
import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface SavedCopyProps {
  /** As it is written: a time of today, or a day and a time. */
  time: string
  /** Fetches the newest; left out where that is not possible. */
  onRefresh?: (() => unknown) | undefined
  className?: string
}

export function SavedCopy({ time, onRefresh, className }: SavedCopyProps) {
  return (
    <p className={cx('flex min-h-control-sm flex-wrap items-center gap-x-1.5 text-13 text-ink-muted', className)}>
      <Icon name="clock" size={16} />
      <Trans>Saved copy from {time}</Trans>
      {onRefresh && (
        <Button size="sm" variant="quiet" onPress={onRefresh}>
          <Trans>Refresh</Trans>
        </Button>
      )}
    </p>
  )
}
