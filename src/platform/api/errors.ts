// The errors of a call, thrown by call(). Their effects are in refusals.ts.
import type { Endpoint } from '#contract/define-api.ts'

/** An answer other than a success. `body` is what came, parsed where it was JSON. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly endpoint: Endpoint
  /** The Authorization header that was refused. */
  readonly sentWith: string | undefined

  constructor(endpoint: Endpoint, status: number, body: unknown, sentWith?: string) {
    super(messageOf(body) ?? `${endpoint.method} ${endpoint.path} answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.endpoint = endpoint
    this.sentWith = sentWith
  }
}

/** No answer at all: the device's back end or the portal could not be reached. */
export class NoAnswerError extends Error {
  constructor(endpoint: Endpoint, cause: unknown) {
    super(`${endpoint.method} ${endpoint.path} got no answer`, { cause })
    this.name = 'NoAnswerError'
  }
}

/** No answer, since there is no network: trying again before there is one is in vain. */
export class OfflineError extends NoAnswerError {
  override readonly name = 'OfflineError'
}

/** The message that an answer carries, if it carries one: `{ message }` from a portal, `{ error }` from the device. */
export function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as { message?: unknown; error?: unknown }
  if (typeof message === 'string') return message
  return typeof error === 'string' ? error : undefined
}

/** What the app does with an effect. @param message as text @param isOfForm a sign-in form shows it too */
type EffectHandler = (effect: 'reload' | 'toast', message: string, isOfForm: boolean) => void

let handler: EffectHandler | undefined

/** Set by src/app.tsx. @returns ends it: pending calls of a closed app have no effect on the next one */
export function handleEffects(handle: EffectHandler): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}

export const applyEffect: EffectHandler = (...effect) => handler?.(...effect)
