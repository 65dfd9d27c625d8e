// What an error says in place of its usual text where the request was refused: why, and no offer to retry what would be refused again.
// @chunk signed-in
import { ApiError } from '#platform/api/errors.ts'
import type { ErrorStateProps } from '#ui/error-state.tsx'
import { useReason } from './use-reason.ts'

/** @returns undefined for any other error, and until the reason is known */
export function useRefusal(cause: Error | null): Pick<ErrorStateProps, 'description' | 'onRetry'> | undefined {
  const description = useReason(cause)
  if (description === undefined) return undefined
  return cause instanceof ApiError && cause.status === 400 ? { description, onRetry: undefined } : { description }
}
