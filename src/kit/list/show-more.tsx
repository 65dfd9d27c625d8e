// For a list read from its beginning: how many rows are requested, and the button below that requests more.
// @chunk screens
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** What one call gives at most. */
export const CALL_LIMIT = 200

export interface GrowingLimit {
  readonly limit: number
  /** Undefined where no more can be loaded. */
  readonly grow: (() => void) | undefined
}

export function useGrowingLimit({ first = 6, step = 24 } = {}): GrowingLimit {
  const [limit, setLimit] = useState(first)
  return { limit, grow: limit < CALL_LIMIT ? () => setLimit(Math.min(CALL_LIMIT, limit + step)) : undefined }
}

export interface ShowMoreProps {
  readonly grow: GrowingLimit['grow']
  /** Where the next page would begin; null behind the last. */
  readonly next: string | null
  readonly isPending: boolean
}

export function ShowMore({ grow, next, isPending }: ShowMoreProps) {
  if (!next || !grow) return null
  return (
    <Button variant="quiet" isPending={isPending} onPress={grow}>
      <Trans>Show more</Trans>
    </Button>
  )
}
