// call(): the typed client. A call waits while the session is locked, renews its token when that is due, goes through the door, and has a refusal's effects.
// @chunk forms
import type { CallAnswer, CallInput, Endpoint } from '#contract/define-api.ts'
import { loadConfig } from '#platform/config.ts'
import { bearer, getSession, isLocked, isRenewalDue, sessionSignal } from '#platform/session/session.ts'
import type { Called } from './answer.ts'
import { throughDoor } from './door.ts'
import { ApiError } from './errors.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Made once for each thing a person does, and used again when it is tried again. Default: a new one for each call of a write. */
  readonly idempotencyKey?: string
  /** The Authorization header of a session that has ended. Default: of the one that is. */
  readonly token?: Record<string, string>
  /** The caller shows a refusal itself, where the action was made: no toast besides. */
  readonly isShownByCaller?: boolean
}

/**
 * Calls an endpoint.
 * @throws {ApiError} for an answer that is no success, {NoAnswerError} where none came, {BadAnswerError} where it breaks the contract,
 * {OfflineError} where it needs a portal and there is no network.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> {
  return (await callForChange(endpoint, input, options)).answer
}

/**
 * As `call`, with the change's id beside the answer. A refusal has its effects (refusals.ts) and is passed on.
 * It waits while the session is locked. An answer that arrives after the session has ended is discarded: the call then fails with an AbortError.
 */
export async function callForChange<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Called<CallAnswer<E>>> {
  const session = sessionSignal()
  // What is open concerns no session, or ends the lock.
  if (isLocked() && endpoint.api !== 'auth' && !endpoint.open) {
    await (await import('#platform/session/lock.ts')).unlocked(options.signal)
    // It may have ended before anything waited for it.
    session.throwIfAborted()
  }
  // What the person did on this device before they left is done.
  const survivesSession = endpoint.lane === 'local' && endpoint.effect === 'write'
  const signal = survivesSession ? options.signal : withSession(session, options.signal)
  // One act has one key, however often it is sent.
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
  const renew = () => renewFor(endpoint)
  const again = async () => {
    // Whose it is, before anything is waited for: the device writes it into the workspace of its token's person.
    const token = options.token ?? (endpoint.lane === 'local' ? bearer() : undefined)
    if (endpoint.lane === 'local' && !endpoint.open) await openForPortal()
    return throughDoor(endpoint, input, { signal, token, idempotencyKey, renew })
  }
  try {
    const called = await again()
    session.throwIfAborted()
    return called
  } catch (error) {
    session.throwIfAborted()
    // Where their code cannot be had, the error alone is passed on.
    const refusals = error instanceof ApiError && (await import('./refusals.ts').catch(() => undefined))
    if (!refusals) throw error
    const { isShownByCaller, token } = options
    return refusals.afterRefusal(error, { again, session, signal, isShownByCaller, hasOwnToken: token !== undefined })
  }
}

const withSession = (session: AbortSignal, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([session, signal]) : session

/** Portal spec §8: a remembered session's token that ends within 20 s is renewed first. */
async function renewFor({ api, lane }: Endpoint): Promise<void> {
  const isDue = lane === 'portal' && api !== 'auth' && isRenewalDue(getSession(), Date.now())
  if (isDue) await (await import('#platform/session/renew.ts')).renewIfDue()
}

/** The device cannot read from a portal's token whose workspace it opens. */
async function openForPortal(): Promise<void> {
  const { portalUrl } = await loadConfig()
  if (portalUrl) await (await import('#platform/session/device-session.ts')).openDeviceSession(portalUrl)
}
