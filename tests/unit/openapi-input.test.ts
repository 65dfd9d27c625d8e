// public/openapi.json on what a client sends: what is refused, within which bounds numbers are, and what a refusal at signing in means.
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import type { SignedIn } from '#contract/portal/auth.ts'
import { readContract } from '#scripts/contract-docs.mjs'
import { openApi } from '#scripts/openapi.mjs'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

// biome-ignore lint/suspicious/noExplicitAny: parts of a JSON document, and of shapes, are whatever they are.
type Json = any

const contract = await readContract()
const built: Json = JSON.parse(JSON.stringify(openApi(contract)))
const endpoints: Endpoint[] = contract.apis
  .filter(({ lane }) => lane === 'portal')
  .flatMap((api) => Object.values(api.endpoints))
  .filter(({ name }) => !name.startsWith('demo'))
const operationOf = ({ path, method }: Endpoint): Json => built.paths[`/${path}`][method.toLowerCase()]

/** Follows references. */
const resolved = (part: Json): Json =>
  part?.$ref
    ? resolved(
        part.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, name: string) => at[name], built),
      )
    : part

const unfit = 'x'.repeat(6000)

describe('a request that does not fit', () => {
  test('is answered with 400 by each operation that takes something, and the document says so, with the body', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
    const headers = { authorization: `Bearer ${(body as SignedIn).accessToken}` }
    const taking = endpoints.filter((one) => one.params ?? one.query ?? one.body)
    expect(taking.length).toBeGreaterThan(80)
    for (const endpoint of taking) {
      const { api: domain, name, path, method, query } = endpoint
      const requested = query ? operationOf(endpoint).parameters.filter((one: Json) => one.in === 'query') : []
      const search = requested.map((one: Json) => `${one.name}=${unfit}`).join('&')
      const way = `${path.replaceAll(/\{\w+\}/g, unfit)}${search && `?${search}`}`
      const answer = await api.send(method, way, endpoint.body ? '{' : undefined, headers)
      expect(answer, `${domain}.${name}`).toMatchObject({ status: 400, body: { error: expect.any(String) } })
      const { content } = resolved(operationOf(endpoint).responses[400]) ?? {}
      const schema = content?.['application/json'].schema
      const shapes: Json[] = (schema?.anyOf ?? [schema]).map(resolved)
      expect(
        shapes.map((one) => Object.keys(one?.properties ?? {})),
        `${domain}.${name}`,
      ).toContainEqual(['error'])
    }
  })

  test('an operation that takes nothing has no such answer', () => {
    for (const endpoint of endpoints)
      if (!(endpoint.params ?? endpoint.query ?? endpoint.body) && !endpoint.answers[400])
        expect(operationOf(endpoint).responses, endpoint.name).not.toHaveProperty('400')
  })
})

/** Compares the bounds of numbers, part by part; the ways of those that differ. Counts what it has compared. */
function differing(shape: Json, schema: Json, way: string, seen: { count: number }): string[] {
  const { def } = shape._zod
  const found = resolved(schema) ?? {}
  const next = (inner: Json, part: Json, name: string) => differing(inner, part, `${way}${name}`, seen)
  switch (def.type) {
    case 'number': {
      const { minimum, maximum } = found.anyOf?.map(resolved).find((one: Json) => one.type !== 'null') ?? found
      const takes = (value: number): boolean => shape.safeParse(value).success
      if (minimum !== undefined || maximum !== undefined) seen.count += 1
      const isLowest = minimum === undefined ? takes(-1e300) : takes(minimum) && !takes(minimum - 1)
      const isHighest = maximum === undefined ? takes(1e300) : takes(maximum) && !takes(maximum + 1)
      return isLowest && isHighest ? [] : [way]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => next(inner, found.properties?.[name], `.${name}`))
    case 'array':
      return next(def.element, found.items, '[]')
    case 'record':
      return next(def.valueType, found.additionalProperties, '{}')
    case 'tuple':
      return def.items.flatMap((inner: Json, index: number) => next(inner, found.prefixItems?.[index], `[${index}]`))
    case 'union':
      return def.options.flatMap((inner: Json, index: number) =>
        next(inner, (found.anyOf ?? found.oneOf)?.[index], `|${index}`),
      )
    case 'optional':
    case 'default':
      return next(def.innerType, found, '')
    case 'nullable':
      return next(def.innerType, found.anyOf?.[0] ?? found, '')
    case 'pipe':
      return next(def.in, found, '')
    default:
      return []
  }
}

describe('numbers', () => {
  test('state the bounds within which they are taken, in whatever is sent or answered', () => {
    const seen = { count: 0 }
    const wrong = endpoints.flatMap((endpoint) => {
      const { params, query, body, answers } = endpoint
      const { parameters, requestBody, responses } = operationOf(endpoint)
      const asObject = {
        properties: Object.fromEntries(parameters.map(({ name, schema }: Json) => [name, schema])),
      }
      const sent = Object.values(requestBody?.content ?? {})[0] as Json
      const parts: [string, Json, Json][] = [
        ['params', params, asObject],
        ['query', query, asObject],
        ['body', body, sent?.schema],
        ...Object.entries(answers).map(([status, shape]): [string, Json, Json] => {
          const schema = resolved(responses[status])?.content?.['application/json']?.schema
          return [status, shape, status === '400' ? schema?.anyOf?.[0] : schema]
        }),
      ]
      return parts.flatMap(([part, shape, schema]) =>
        shape && schema ? differing(shape, schema, `${endpoint.api}.${endpoint.name} ${part}`, seen) : [],
      )
    })
    expect(wrong).toEqual([])
    expect(seen.count).toBeGreaterThan(50)
  })

  test('in a list of a query are named in its description', () => {
    const { parameters } = built.paths['/career/jobs'].get
    const levels = parameters.find(({ name }: Json) => name === 'level')
    expect(levels.description).toMatch(/\b1\b.*\b5\b/)
  })
})

test('what a wrong password is answered with is told of as that, not as something that is gone', () => {
  for (const name of ['signIn', 'unlockSession']) {
    const endpoint = endpoints.find((one) => one.api === 'auth' && one.name === name) as Endpoint
    const { description } = operationOf(endpoint).responses[404]
    expect(description, name).toMatch(/password is wrong: the body is `false`\. Cairn says so/)
    expect(description, name).not.toContain('no longer exists')
  }
})
