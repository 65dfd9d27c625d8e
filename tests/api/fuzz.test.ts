// Whatever arrives at any endpoint, the back end answers as its contract says, and harms nothing.

import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { modules } from '#sw/api/registry.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(25)

const loaded = await Promise.all(modules.map(({ load }) => load()))
const endpoints = loaded.flatMap(({ api }) => Object.values(api.endpoints))
const names = [
  'id',
  'task',
  'tasks',
  'tag',
  'title',
  'type',
  'user',
  'ids',
  'afterId',
  'notes',
  'completed',
  '__proto__',
  'constructor',
]
const key = fc.oneof(fc.constantFrom(...names), fc.string())
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'team',
      'bug',
      'task',
      null,
      true,
      0,
      1,
      2,
      -1,
      1e308,
      '',
      'x'.repeat(600),
      '2026-11-17T09:00:00.000Z',
    ),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value

/** One back end a domain: what one call has written is there for the next. */
const apis = new Map<string, Promise<{ api: TestApi; headers: Record<string, string> }>>()
const apiOf = (name: string) => {
  const known = apis.get(name) ?? signedIn(createTestApi({ only: [name, ...besides(name), 'auth', 'user'] }))
  apis.set(name, known)
  return known
}

/** The domains whose rows it reads or changes, and those that they do. */
function besides(name: string): string[] {
  const found = new Set([name])
  for (const one of found) {
    const { reads = [], writes = [] } = modules.find((entry) => entry.name === one) ?? {}
    if (found.size < 12) for (const other of [...reads, ...writes]) found.add(other)
  }
  return [...found]
}

async function signedIn(api: TestApi) {
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  return { api, headers: { authorization: `Bearer ${(body as SignedIn).accessToken}` } }
}

function bodyOf({ body, bodyType }: Endpoint, sent: unknown): unknown {
  if (!body) return undefined
  if (bodyType !== 'form') return JSON.stringify(sent)
  const form = new FormData()
  const fields = typeof sent === 'object' && sent !== null ? sent : { file: sent }
  for (const [name, field] of Object.entries(fields)) {
    form.append(name, typeof field === 'string' ? field : new File([JSON.stringify(field) ?? ''], 'x.png'))
  }
  return form
}

describe('random input', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s answers with a status of its contract, 400 or 401, and leaves prototypes alone',
    async (_, endpoint) => {
      const { api, headers } = await apiOf(endpoint.api)
      // A GET that writes answers the app's own requests alone.
      const refusals = endpoint.method === 'GET' && endpoint.effect === 'write' ? [403] : []
      const expected = [400, 401, ...refusals, ...Object.keys(endpoint.answers).map(Number)]
      await fc.assert(
        fc.asyncProperty(
          value,
          fc.dictionary(key, fc.string({ unit: 'grapheme' }), { maxKeys: 3 }),
          async (sent, query) => {
            const search = new URLSearchParams(query)
            const path = `${endpoint.path.replaceAll(/\{\w+\}/g, 'x')}?${search}`
            const answer = await api.send(endpoint.method, path, bodyOf(endpoint, sent), headers)
            expect(expected).toContain(answer.status)
            expect(Object.keys(Object.prototype)).toEqual([])
          },
        ),
        { numRuns: RUNS },
      )
    },
  )
})
