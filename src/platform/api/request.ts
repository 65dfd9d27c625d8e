// The request of a call to the device's back end: URL, headers and body, from its endpoint.
// @chunk forms
import type { Endpoint } from '#contract/define-api.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { apiBase } from './transport.ts'

/** What a caller passes, whatever the endpoint. */
export interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey: string
  /** The Authorization header. */
  readonly token: Record<string, string>
}

export async function requestOf(
  endpoint: Endpoint,
  parts: Parts,
  { signal, token, idempotencyKey }: RequestOptions,
): Promise<Request> {
  const headers = new Headers(token)
  headers.set('accept-language', getPrefs().language)
  const isForm = endpoint.bodyType === 'form'
  // A form sets its own content type, with the boundary between its fields.
  if (parts.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (endpoint.effect === 'write') headers.set('idempotency-key', idempotencyKey)
  const body = isForm ? (await import('./files.ts')).formOf(parts.body as object) : JSON.stringify(parts.body)
  return new Request(urlOf(endpoint, parts), { method: endpoint.method, headers, body, signal })
}

/** @param base what is before the path, without a slash at the end */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts, base = apiBase): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(`${base}/${path}`, location.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}
