// What a list shows in place of its rows: that there are none yet, or that none matches the filters, with the way back to all.
// @chunk signed-in
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState, type EmptyStateProps } from '#ui/empty-state.tsx'

export interface NoRowsProps extends Pick<EmptyStateProps, 'title' | 'description' | 'className'> {
  /** What makes the first row, or narrows less. */
  readonly action?: ReactNode
  /** Takes away all that narrows the list. */
  readonly onShowAll?: (() => unknown) | undefined
  /** Default: 'Clear filters'. */
  readonly showAllLabel?: string
}

export function NoRows({ action, onShowAll, showAllLabel, ...message }: NoRowsProps) {
  const showAll = onShowAll && (
    <Button size="sm" onPress={onShowAll}>
      {showAllLabel ?? <Trans>Clear filters</Trans>}
    </Button>
  )
  const ways = (action || showAll) && (
    <div className="flex flex-col items-start gap-2">
      {action}
      {showAll}
    </div>
  )
  return <EmptyState {...message} action={ways} />
}
