// call(): the typed client. Everything about a request and its answer follows from the endpoint's contract.
import { type AnswerOf, type CallInput, type Endpoint, parseAnswer } from '#contract/define-api.ts'
import { CHANGE_ID_HEADER } from '#contract/shell/changes.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { bearer } from '#platform/session/session.ts'
import { ApiError, NoAnswerError } from './errors.ts'
import { apiBase, send } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Made once for each thing a person does, and used again when it is tried again. Default: a new one for each call of a write. */
  readonly idempotencyKey?: string
}

export interface Called<Answer> {
  readonly answer: Answer
  /** The id by which a write can be undone. */
  readonly changeId: string | undefined
}

/**
 * Calls an endpoint.
 * @throws {ApiError} for an answer that is no success, {NoAnswerError} where none came, {BadAnswerError} where it breaks the contract.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return (await callForChange(endpoint, input, options)).answer
}

/** As `call`, with the change's id beside the answer. */
export async function callForChange<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<Called<AnswerOf<E>>> {
  const response = await answerTo(endpoint, input as Parts, signal, idempotencyKey)
  const body = response.ok && endpoint.answerType === 'file' ? await fileOf(response) : await bodyOf(response)
  if (!response.ok) throw new ApiError(endpoint, response.status, body)
  return {
    answer: checked(endpoint, response.status, body) as AnswerOf<E>,
    changeId: response.headers.get(CHANGE_ID_HEADER) ?? undefined,
  }
}

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

async function answerTo(
  endpoint: Endpoint,
  parts: Parts,
  signal?: AbortSignal,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Response> {
  const headers = new Headers(bearer())
  headers.set('accept-language', getPrefs().language)
  const isForm = endpoint.bodyType === 'form'
  // A form says its own type, with the boundary between its fields.
  if (parts.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (endpoint.effect === 'write') headers.set('idempotency-key', idempotencyKey)
  const body = parts.body === undefined ? undefined : isForm ? formOf(parts.body as object) : JSON.stringify(parts.body)
  try {
    return await send(new Request(urlOf(endpoint, parts), { method: endpoint.method, headers, body, signal }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NoAnswerError(endpoint, cause)
  }
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(`${apiBase}/${path}`, location.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) form.append(name, one)
  }
  return form
}

async function fileOf(response: Response): Promise<File> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const bytes = await response.blob()
  return new File([bytes], decodeURIComponent(name ?? 'file'), { type: bytes.type })
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
