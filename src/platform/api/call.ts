// call(): the typed client. Everything about a request and its answer follows from the endpoint's contract.
import {
  type AnswerOf,
  type CallAnswer,
  type CallInput,
  CHANGE_ID_HEADER,
  type Endpoint,
  parseAnswer,
} from '#contract/define-api.ts'
import { loadConfig } from '#platform/config.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { bearer, getSession, isLocked, isRenewalDue, sessionSignal } from '#platform/session/session.ts'
import { ApiError, effectsOf, NoAnswerError } from './errors.ts'
import { apiBase, send } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Made once for each thing a person does, and used again when it is tried again. Default: a new one for each call of a write. */
  readonly idempotencyKey?: string
  /** The Authorization header of a session that has ended. Default: of the one that is. */
  readonly token?: Record<string, string>
}

export interface Called<Answer> {
  readonly answer: Answer
  /** The id by which a write can be undone. */
  readonly changeId: string | undefined
  /** Where a portal is configured: the date (ms since the epoch) of the copy that stands for its answer, or null for its answer. */
  readonly savedAt?: number | null
  /** The portal's answer that was too late, where a copy stands for it and it still comes. */
  readonly later?: Promise<Answer | undefined>
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
 * As `call`, with the change's id beside the answer.
 * A read waits while the session is locked. What comes after the session has ended is for nobody: the call then fails with an AbortError.
 */
export async function callForChange<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Called<CallAnswer<E>>> {
  const session = sessionSignal()
  const isRead = endpoint.effect === 'read'
  if (isLocked() && isRead && endpoint.api !== 'auth')
    await (await import('#platform/session/lock.ts')).unlocked(options.signal)
  try {
    // What the person did on this device before they left is done.
    const isKept = endpoint.lane === 'local' && !isRead
    return await answered(
      endpoint,
      input,
      isKept ? options : { ...options, signal: withSession(session, options.signal) },
    )
  } finally {
    session.throwIfAborted()
  }
}

const withSession = (session: AbortSignal, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([session, signal]) : session

async function answered<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Called<CallAnswer<E>>> {
  const { portalUrl } = endpoint.lane === 'portal' ? await loadConfig() : {}
  if (portalUrl)
    return (await import('#platform/portal/portal-call.ts')).callPortal(portalUrl, endpoint, input, options)
  const wasRenewed = await renewFor(endpoint)
  const response = await answerTo(endpoint, input as Parts, options)
  const isFile = response.ok && endpoint.answerType === 'file'
  const body = isFile ? await (await import('./files.ts')).fileOf(response) : await bodyOf(response)
  if (!response.ok) throw await inWords(new ApiError(endpoint, response.status, body, wasRenewed))
  return {
    answer: checked(endpoint, response.status, body) as AnswerOf<E>,
    changeId: response.headers.get(CHANGE_ID_HEADER) ?? undefined,
  }
}

/** Portal spec §8: a remembered session's token that ends within 20 s is renewed first. @returns whether it was */
export async function renewFor({ api, lane }: Endpoint): Promise<boolean> {
  const isDue = lane === 'portal' && api !== 'auth' && isRenewalDue(getSession(), Date.now())
  return isDue && (await import('#platform/session/renew.ts')).renewIfDue()
}

/** Portal spec §8: a message that is to be shown is translated, and the error passed on with it. The answer's own stays in its body. */
export async function inWords(error: ApiError): Promise<ApiError> {
  if (effectsOf(error).includes('toast')) error.message = (await import('./error-words.ts')).wordsOf(error.message)
  return error
}

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

async function answerTo(
  endpoint: Endpoint,
  parts: Parts,
  { signal, token = bearer(), idempotencyKey = crypto.randomUUID() }: CallOptions,
): Promise<Response> {
  const headers = new Headers(token)
  headers.set('accept-language', getPrefs().language)
  const isForm = endpoint.bodyType === 'form'
  // A form says its own type, with the boundary between its fields.
  if (parts.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (endpoint.effect === 'write') headers.set('idempotency-key', idempotencyKey)
  try {
    const body = isForm ? (await import('./files.ts')).formOf(parts.body as object) : JSON.stringify(parts.body)
    return await send(new Request(urlOf(endpoint, parts), { method: endpoint.method, headers, body, signal }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NoAnswerError(endpoint, cause)
  }
}

/** @param base what stands before the path, without a slash at the end */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts, base = apiBase): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(`${base}/${path}`, location.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The device's own back end is this build's and is checked by tests; what crosses a network is checked here. */
const checked = (endpoint: Endpoint, status: number, body: unknown): unknown =>
  import.meta.env.DEV || endpoint.lane === 'portal' ? parseAnswer(endpoint, status, body) : body
