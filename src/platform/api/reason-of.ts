// The message of a refused call, for callers that show it themselves.
// @chunk signed-in
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from './errors.ts'

/** @returns undefined where no answer came, or none with a reason */
export async function reasonOf(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ApiError)) return undefined
  const { errorMessage, reasonIn } = await import('./error-message.ts')
  const message = reasonIn(error)
  return message && errorMessage(message)
}

/** @param failed what failed, in a sentence @returns it, with why; where that is not known, that it may be tried again */
export async function failureOf(error: unknown, failed: string): Promise<string> {
  return `${failed} ${(await reasonOf(error)) ?? i18n._(msg`Try again.`)}`
}
