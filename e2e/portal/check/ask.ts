// Asks a portal's server for one call, as Cairn does, and reads what comes.
import type { Endpoint } from '#contract/define-api.ts'

export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

export interface Sent extends Parts {
  readonly token?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly language?: 'en' | 'fr'
  readonly origin?: string | undefined
}

/** The answer; `failure` where there was none. */
export interface Came {
  readonly status: number
  readonly headers: Headers
  /** Parsed where it is JSON, a file where the call answers one, else the text. */
  readonly body: unknown
  readonly isJson: boolean
  readonly isEmpty: boolean
  readonly failure?: string
}

/** A body that is no JSON at all. */
export const BROKEN_JSON = Symbol('broken JSON')

/** ms for which Cairn waits for a read and for a write */
const PATIENCE = { read: 20_000, write: 30_000 } as const

/** What Cairn sends with a request, and a preflight must allow. */
export const SENT_HEADERS = ['authorization', 'content-type', 'accept-language', 'idempotency-key', 'client-at']

export async function askPortal(base: string, endpoint: Endpoint, sent: Sent): Promise<Came> {
  const { method, effect, bodyType, answerType } = endpoint
  const { token, idempotencyKey, language = 'en', origin, body } = sent
  const isForm = bodyType === 'form'
  const headers = new Headers({ 'accept-language': language })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (origin !== undefined) headers.set('origin', origin)
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (effect === 'write') {
    headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID())
    headers.set('client-at', new Date().toISOString())
  }
  const bytes = body === undefined ? undefined : isForm ? formOf(body as object) : textOf(body)
  return answered(answerType === 'file', `${PATIENCE[effect] / 1000} s`, () =>
    fetch(addressOf(base, endpoint, sent), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE[effect]),
      ...(bytes !== undefined && { body: bytes }),
    }),
  )
}

/** The CORS preflight that a browser sends before such a request from a page of another origin. */
export const askBefore = (base: string, endpoint: Endpoint, parts: Parts, origin: string): Promise<Came> =>
  answered(false, '20 s', () =>
    fetch(addressOf(base, endpoint, parts), {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE.read),
      headers: {
        origin,
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': SENT_HEADERS.join(','),
      },
    }),
  )

function addressOf(base: string, { path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const url = new URL(
    `${base}/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
  )
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

const textOf = (body: unknown): string => (body === BROKEN_JSON ? '{"' : JSON.stringify(body))

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

async function answered(isFile: boolean, patience: string, ask: () => Promise<Response>): Promise<Came> {
  try {
    const response = await ask()
    const { status, headers, ok } = response
    const bytes = await response.bytes()
    const common = { status, headers, isEmpty: bytes.length === 0 }
    if (ok && isFile) {
      const body = new File([bytes], 'file', { type: headers.get('content-type') ?? '' })
      return { ...common, body, isJson: false }
    }
    return { ...common, ...parsed(new TextDecoder().decode(bytes)) }
  } catch (error) {
    const failure = (error as Error).name === 'TimeoutError' ? `no answer within ${patience}` : reasonOf(error as Error)
    return { status: 0, headers: new Headers(), body: '', isJson: false, isEmpty: true, failure }
  }
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true }
  } catch {
    return { body: text, isJson: false }
  }
}

/** Node's "fetch failed" says why in its cause. */
const reasonOf = ({ message, cause }: Error): string => {
  const { code, message: why } = (cause ?? {}) as { code?: string; message?: string }
  return `no answer: ${code ?? why ?? message}`
}
