// What an error says in place of its usual words where the device refused what was asked: the address asks for it, and trying again would be refused again.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#platform/api/errors.ts'
import type { ErrorStateProps } from '#ui/error-state.tsx'

/** @returns undefined for any other error */
export function useRefusal(cause: Error | null): Pick<ErrorStateProps, 'description' | 'onRetry'> | undefined {
  const { t } = useLingui()
  if (!(cause instanceof ApiError) || cause.status !== 400) return undefined
  return {
    description: t`The search is too long, or a filter isn’t known here. Shorten the search or take filters away.`,
    onRetry: undefined,
  }
}
