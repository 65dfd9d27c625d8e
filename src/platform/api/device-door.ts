// Sends a call to the device's back end and reads the answer.
// @chunk forms
import type { AnswerOf, CallInput, Endpoint } from '#contract/define-api.ts'
import { bearer } from '#platform/session/session.ts'
import { type Called, readAnswer } from './answer.ts'
import { NoAnswerError } from './errors.ts'
import { type Parts, requestOf } from './request.ts'
import { send } from './transport.ts'

export interface DoorOptions {
  readonly signal?: AbortSignal | undefined
  /** Default: a new one. */
  readonly idempotencyKey?: string | undefined
  /** The Authorization header. Default: of the session. */
  readonly token?: Record<string, string> | undefined
  /** Renews the session's token before it is used, where that is due. */
  readonly renew?: (() => Promise<unknown>) | undefined
}

export const neverDue = async (): Promise<void> => undefined

/** @throws {ApiError} {NoAnswerError} {BadAnswerError} */
export async function callDevice<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { idempotencyKey = crypto.randomUUID(), renew = neverDue, signal, token: given }: DoorOptions = {},
): Promise<Called<AnswerOf<E>>> {
  await renew()
  const token = given ?? bearer()
  const request = await requestOf(endpoint, input as Parts, { signal, token, idempotencyKey })
  const response = await send(request).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NoAnswerError(endpoint, cause)
  })
  return readAnswer(endpoint, response, token.authorization)
}
