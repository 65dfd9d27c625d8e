// What the portal answers when it refuses something (portal spec §8).
// @chunk auth-forms
import { useLingui } from '@lingui/react'
import { PortalError } from '#contract/portal/portal-error.ts'
import { errorMessage, reasonIn } from '#platform/api/error-message.ts'
import { ApiError } from '#platform/api/errors.ts'
import type { SignInOutcome } from './use-sign-in.ts'

export type Refusal = Pick<PortalError, 'message' | 'fields'>

/** What was refused with a message: its key, or the device's text, and the fields that it names. Undefined for any other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  const message = error instanceof ApiError ? reasonIn(error) : undefined
  if (!(error instanceof ApiError) || message === undefined) return undefined
  const { data } = PortalError.safeParse(error.body)
  return { message, fields: data?.fields }
}

/** The outcome of a refused sign-in. The demo portal answers a wrong pair with a bare 404 (workspace spec §8), others with 401; a 404's message states why. */
export function refusedAs(error: ApiError): SignInOutcome {
  const message = reasonIn(error)
  if (error.status === 401 || (error.status === 404 && message === undefined)) return 'wrong-pair'
  if (error.status === 429) return 'too-often'
  if (message === undefined) return 'failed'
  return message.includes('.inactive.') ? 'inactive' : { message }
}

/** The text of a refusal's message, in the language that is chosen now. */
export function useRefusalMessage(): (message: string) => string {
  useLingui()
  return errorMessage
}
