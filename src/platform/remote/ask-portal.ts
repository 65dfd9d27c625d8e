// The door to a portal's server: one request, and whether what came back is the portal's. Loaded only where config.json names a portal.
// @chunk remote
import type { Endpoint } from '#contract/define-api.ts'

export interface PortalRequest {
  readonly method: string
  /** Below the portal's base, with its query. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: BodyInit | undefined
  readonly signal?: AbortSignal | undefined
  /** ms until it is given up, the answer's body included. */
  readonly patience?: number
}

export interface PortalAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  /** JSON, parsed; a file, where the endpoint answers one; else text. */
  readonly body: unknown
  /** The JSON as it came; undefined for anything else. */
  readonly json: string | undefined
}

/** What came is not the portal's answer: a captive portal's page, a proxy's word that there is nobody behind it. @internal */
export class NotThePortalError extends Error {
  constructor(status: number, type: string | null) {
    super(`Not the portal: ${status}, ${type ?? 'no type'}`)
    this.name = 'NotThePortalError'
  }
}

/** ms. A write may take long; nobody wants to press twice. */
const PATIENCE_MS = 30_000

/**
 * Asks the portal.
 * @param portalUrl an address, or a path of this site; nothing is ever sent elsewhere: no other path, no redirect is followed
 * @throws {NotThePortalError} {TypeError} {DOMException} where no answer of the portal came
 */
export async function askPortal(
  portalUrl: string,
  endpoint: Pick<Endpoint, 'answerType'>,
  { method, path, headers, body, signal, patience = PATIENCE_MS }: PortalRequest,
): Promise<PortalAnswer> {
  const base = new URL(`${portalUrl}/`, globalThis.location?.origin)
  const url = new URL(base.href + path)
  if (!url.href.startsWith(base.href)) throw new TypeError('A request must stay below the portal’s base')
  const response = await fetch(url, {
    method,
    headers,
    body,
    signal: anyOf(signal, AbortSignal.timeout(patience)),
    redirect: 'error',
    // Answers are cached per user, in copies.ts.
    cache: 'no-store',
  })
  const { status, ok } = response
  if (ok && endpoint.answerType === 'file' && !isPage(response)) {
    const { fileOf } = await import('#platform/api/files.ts')
    return { status, ok, headers: response.headers, body: await fileOf(response), json: undefined }
  }
  const text = await response.text()
  const parsed = parse(text)
  if (!isThePortals(response, text, parsed !== undefined)) {
    throw new NotThePortalError(status, response.headers.get('content-type'))
  }
  const isJson = parsed !== undefined && /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  return { status, ok, headers: response.headers, body: parsed ? parsed.value : text, json: isJson ? text : undefined }
}

/** A success is JSON or empty. What a proxy answers for a portal that is down, or a network that wants a log-in, is a page. */
function isThePortals(response: Response, text: string, isJson: boolean): boolean {
  const { status, ok } = response
  if (status === 511) return false
  if (isJson) return true
  if (ok) return text === ''
  return ![502, 503, 504].includes(status) && !(status === 401 && isPage(response))
}

const isPage = (response: Response): boolean => /^text\/html\b/.test(response.headers.get('content-type') ?? '')

/** JSON's own `null` is an answer too. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const anyOf = (signal: AbortSignal | undefined, timeout: AbortSignal): AbortSignal =>
  signal ? AbortSignal.any([signal, timeout]) : timeout
