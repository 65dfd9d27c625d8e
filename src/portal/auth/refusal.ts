// What the portal says when it refuses something (portal spec §8). Used by the forms of this folder.
import { useLingui } from '@lingui/react'
import { PortalError } from '#contract/portal/portal-error.ts'
import { wordsOf } from '#platform/api/error-words.ts'
import { ApiError } from '#platform/api/errors.ts'

export type Refusal = Pick<PortalError, 'message' | 'fields'>

/** What was refused by a 400 or 401 that carries a message, as its key; undefined for any other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 401)) return undefined
  const refusal = PortalError.safeParse(error.body)
  return refusal.success ? refusal.data : undefined
}

/** The words of a refusal's message, in the language that is chosen now. */
export function useRefusalWords(): (message: string) => string {
  useLingui()
  return wordsOf
}
