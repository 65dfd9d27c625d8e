// What the portal says when it refuses something (portal spec §8).
import { useLingui } from '@lingui/react'
import { PortalError } from '#contract/portal/portal-error.ts'
import { errorMessage } from '#platform/api/error-message.ts'
import { ApiError } from '#platform/api/errors.ts'

export type Refusal = Pick<PortalError, 'message' | 'fields'>

/** What was refused with a message, by 400, 401 or after too many tries, as its key; undefined for any other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError) || ![400, 401, 429].includes(error.status)) return undefined
  const refusal = PortalError.safeParse(error.body)
  return refusal.success ? refusal.data : undefined
}

/** The words of a refusal's message, in the language that is chosen now. */
export function useRefusalWords(): (message: string) => string {
  useLingui()
  return errorMessage
}
