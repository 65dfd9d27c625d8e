// The parts of a request to a portal's server.
// @chunk remote
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { urlOf } from '#platform/api/request.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'

/**
 * The path below the portal's base, with its query. A parameter's value is encoded and the path is made whole from the root, so that it
 * cannot lead out of the base.
 */
export function pathOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const { pathname, search } = new URL(urlOf(endpoint, input as object, ''))
  return pathname.slice(1) + search
}

export const readHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': getPrefs().language,
})

/** Portal API, B: a write identifies itself, and has the time at which the person made it. @param at ms since the epoch */
export const writeHeaders = (hasJson: boolean, idempotencyKey: string, at: number): Record<string, string> => ({
  ...readHeaders(),
  ...(hasJson && { 'content-type': 'application/json' }),
  'idempotency-key': idempotencyKey,
  'client-at': new Date(at).toISOString(),
})
