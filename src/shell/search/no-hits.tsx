// What is shown in place of hits where the search failed, with a way to try again, or found nothing.
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import type { Found } from './use-found.ts'

export interface NoHitsProps {
  readonly found: Pick<Found, 'isError' | 'retry'>
  /** Nothing was found. */
  readonly isEmpty: boolean
  /** Its padding. */
  readonly className: string
}

export function NoHits({ found: { isError, retry }, isEmpty, className }: NoHitsProps) {
  if (isError)
    return (
      <div className={cx('flex items-center gap-3', className)}>
        <p className="flex-1">
          <Trans>Couldn’t search. What you typed is still here.</Trans>
        </p>
        <Button size="sm" onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!isEmpty) return null
  return (
    <p className={cx('font-medium', className)}>
      <Trans>No results found!</Trans>
    </p>
  )
}
