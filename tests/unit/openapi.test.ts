// public/openapi.json: complete, whole, and what the contract says.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import { readContract } from '#scripts/contract-docs.mjs'
import { openApi } from '#scripts/openapi.mjs'

interface Schema {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly (Schema & { readonly name: string; readonly in: string; readonly schema: Schema })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, Schema>>
}

const contract = await readContract()
const built = JSON.parse(JSON.stringify(openApi(contract))) as {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<'schemas' | 'responses', Readonly<Record<string, Schema>>>>
}
const operations = Object.values(built.paths).flatMap((path) => Object.values(path))
const { schemas } = built.components

/** Every object within a part of the document, with the way that leads to it. */
function* partsOf(value: unknown, way: string): Generator<[string, Schema]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, value as Schema]
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, `${way}.${key}`)
}

/** Said of the field, of the shape that it has, or of the one that it is a list of. */
const isSaid = (schema: Schema): boolean =>
  (schema.description ?? '').length > 1 ||
  (schema.$ref !== undefined && isSaid(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})) ||
  [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].some(isSaid)

describe('public/openapi.json', () => {
  test('is what the contract says: npm run openapi', () => {
    expect(JSON.parse(readFileSync('public/openapi.json', 'utf8'))).toEqual(built)
  })

  test('has every call of the portal lane but the demo’s own, with what it takes and answers', () => {
    const { paths } = built
    expect(paths['/common/user']).toMatchObject({
      get: { operationId: 'user.user', parameters: [], responses: { 200: { content: { 'application/json': {} } } } },
      patch: {
        parameters: [{ name: 'Idempotency-Key' }, { name: 'Client-At' }],
        requestBody: { required: true },
        'x-waits-offline': true,
      },
    })
    expect(paths['/notifications/{id}']).toMatchObject({
      delete: { parameters: [{ name: 'id', in: 'path', required: true }, {}, {}] },
    })
    expect(paths['/auth/sign-in']).toMatchObject({ post: { security: [] } })
    expect(paths['/auth/demo-mail']).toBeUndefined()
  })

  test('says of each domain what it is about, and of each operation what it does: first in 80 characters', () => {
    for (const { name, description } of built.tags) expect(description, name).toMatch(/\w{3}.*\.$/)
    for (const { operationId, tags, summary, description } of operations) {
      expect(summary.length, `${operationId}: ${summary}`).toBeGreaterThan(10)
      expect(summary.length, `${operationId}: ${summary}`).toBeLessThanOrEqual(80)
      if (description !== undefined) expect(description, operationId).toMatch(/\.$/)
      expect(built.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...tags]))
    }
  })

  test('says of each refusal what it means, and of any other status what the app does', () => {
    for (const { operationId, responses } of operations) {
      for (const [status, response] of Object.entries(responses)) {
        const { $ref } = response
        const { description } = $ref ? (built.components.responses[$ref.split('/').at(-1) ?? ''] ?? {}) : response
        expect(description, `${operationId} ${status}`).toMatch(status.startsWith('2') ? /\.$/ : /Cairn .*\.$/)
      }
      expect(responses, operationId).toHaveProperty('default')
    }
  })

  test('says of each success what comes back', () => {
    for (const { operationId, responses } of operations)
      for (const [status, { description }] of Object.entries(responses)) {
        if (!['200', '201'].includes(status)) continue
        expect(description, `${operationId} ${status}`).toMatch(/^\p{Lu}.*\w.*\.$/u)
        expect(description, `${operationId} ${status}`).not.toMatch(/^(?:Done|Created|OK|Success)\b/)
      }
  })

  test('says of each named shape, field and parameter what it is', () => {
    const unsaid = Object.entries(schemas).flatMap(([name, schema]) => (schema.description ? [] : [name]))
    for (const [way, { properties = {} }] of [...partsOf(schemas, ''), ...partsOf(built.paths, '')])
      for (const [name, property] of Object.entries(properties)) if (!isSaid(property)) unsaid.push(`${way}.${name}`)
    for (const { operationId, parameters } of operations)
      for (const { name, description, schema } of parameters)
        if (!description && !isSaid(schema)) unsaid.push(`${operationId} ?${name}`)
    expect(unsaid).toEqual([])
  })

  test('is an OpenAPI 3.1 document: references lead somewhere, paths have their parameters, ids are unique', () => {
    expect(built).toMatchObject({ openapi: '3.1.0', info: { title: {}, version: {} } } satisfies object as never)
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, { $ref }] of partsOf(built, '')) {
      if (typeof $ref !== 'string') continue
      const found = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], built)
      expect(found, $ref).toBeDefined()
    }
    for (const [path, methods] of Object.entries(built.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(wanted)
    }
    expect(JSON.stringify(built)).not.toContain('$defs')
    expect(schemas).toHaveProperty('LiveNotification')
  })

  test('names its shapes: none of more than two fields stands anywhere in full', () => {
    const whole = JSON.stringify(built)
    const objects = Object.entries(schemas).filter(([, { properties = {} }]) => Object.keys(properties).length > 2)
    expect(objects.length).toBeGreaterThan(50)
    for (const [name, { description: _, ...schema }] of objects)
      expect(whole.split(JSON.stringify(schema).slice(1, -1)).length - 1, name).toBe(1)
  })
})

describe('the portal lane', () => {
  const endpoints: Endpoint[] = contract.apis.flatMap((api) => Object.values(api.endpoints))

  test('of a person’s answers only what screens begin with is stored for the next start: no résumé, document, question or message', () => {
    const stored = endpoints.filter(({ persist }) => persist).map(({ api, name }) => `${api}.${name}`)
    expect(stored.toSorted()).toEqual([
      'applications.applications',
      'applications.drafts',
      'career.home',
      'career.steps',
      'evaluation.results',
      'evaluation.skills',
      'jobs.jobs',
      'jobs.searches',
      'skills.skills',
      'user.user',
    ])
  })

  test('queues only what answers JSON and needs a person; files may be sent along', () => {
    const queued = endpoints.filter(({ offline }) => offline === 'queue')
    expect(queued.length).toBeGreaterThan(0)
    for (const { effect, open = false, answerType = 'json' } of queued)
      expect({ effect, open, answerType }).toEqual({ effect: 'write', open: false, answerType: 'json' })
  })
})
