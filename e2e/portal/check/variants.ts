// The requests that every call gets besides the right one: with bodies that do not fit, about things that do not exist, with a field that nobody knows.
import type { Endpoint } from '#contract/define-api.ts'
import { BROKEN_JSON, type Parts, type Sent } from './ask.ts'

/** An id that nothing has. */
export const UNKNOWN_ID = 'no-such-thing-of-portal-check'

/** Bodies that do not fit the call's shape; none where it takes nothing. */
export function wrongBodies(endpoint: Endpoint, right: unknown): { body: unknown; when: string }[] {
  const fields = Object.keys(Object(right))
  const { body: shape, bodyType } = endpoint
  if (!shape || fields.length === 0) return []
  if (bodyType === 'form') return [{ body: {}, when: 'with an empty form' }]
  const [first = ''] = fields
  const candidates = [
    { body: {}, when: 'with an empty body' },
    { body: [], when: 'with a list as body' },
    { body: { ...Object(right), [first]: { wrong: [] } }, when: `with an object as ${first}` },
    { body: { ...Object(right), [first]: 7.5 }, when: `with 7.5 as ${first}` },
  ].filter(({ body }) => !shape.safeParse(body).success)
  return [{ body: BROKEN_JSON, when: 'with a body that is no JSON' }, ...candidates.slice(0, 2)]
}

/** The same request about something that does not exist; undefined where it is about nothing in particular. */
export function unknownParts({ params, query }: Endpoint, parts: Parts): Parts | undefined {
  if (params) {
    const unknown = Object.keys(parts.params ?? {}).map((name) => [name, UNKNOWN_ID])
    return { ...parts, params: Object.fromEntries(unknown) }
  }
  return query && parts.query && 'id' in parts.query
    ? { ...parts, query: { ...parts.query, id: UNKNOWN_ID } }
    : undefined
}

/** The request with one more field in its body, or in its query; undefined where it has neither. */
export function withExtra({ bodyType, query }: Endpoint, sent: Sent): Sent | undefined {
  const { body } = sent
  if (bodyType !== 'form' && typeof body === 'object' && body !== null)
    return { ...sent, body: { ...body, portalCheck: true } }
  return query ? { ...sent, query: { ...sent.query, portalCheck: 'true' } } : undefined
}
