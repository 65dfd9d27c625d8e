// `npm run openapi`: writes public/openapi.json, what a portal's server must answer, from the contract's portal lane. tests/unit/openapi.test.ts says when it
// is out of date.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJSONSchema } from 'zod'
import { root } from './steps.mjs'

/**
 * @typedef {import('../src/contract/define-api.ts').Api} Api
 * @typedef {import('../src/contract/define-api.ts').Endpoint} Endpoint
 */

const contracts = 'src/contract/portal'

/** What the demo portal alone has. */
const isDemo = (/** @type {Endpoint} */ { name }) => name.startsWith('demo')

/**
 * The description, as OpenAPI 3.1.
 * @param {readonly Api[]} apis
 */
export function openApi(apis) {
  /** @type {Record<string, Record<string, unknown>>} */
  const paths = {}
  for (const api of apis.filter(({ lane }) => lane === 'portal').toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const endpoint of Object.values(api.endpoints).filter((one) => !isDemo(one))) {
      const path = `/${endpoint.path}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'A portal for Cairn',
      version: '1',
      description: [
        'What a server answers that `portalUrl` in config.json names. Answers are JSON in UTF-8; an answer that is not is taken as no answer.',
        'No request is redirected. A refusal carries `message`, a key `error.<area>.<reason>.msg.<entity>` or a text for people; what a person must be',
        'told at once is a 400, and 401 is for tokens alone. A request that carries an `Idempotency-Key` has one effect, however often it arrives: its',
        'answer is kept for 24 hours or more, and given again. 409 and 412 carry `current`, what the server holds. `Retry-After` is obeyed.',
      ].join(' '),
    },
    servers: [{ url: '/portal' }],
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

/** @param {Endpoint} endpoint */
function operation({ api, name, effect, open, offline, body, bodyType, answers, answerType, ...endpoint }) {
  const inPath = parameters(endpoint.params, 'path')
  const inQuery = parameters(endpoint.query, 'query')
  const content = bodyType === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${api}.${name}`,
    tags: [api],
    ...(open && { security: [] }),
    parameters: [...inPath, ...inQuery, ...(effect === 'write' ? writeHeaders : [])],
    ...(body && {
      requestBody: { required: !accepts(body, undefined), content: { [content]: { schema: schemaOf(body) } } },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [
        status,
        {
          description: Number(status) < 400 ? 'Success' : 'Refused',
          ...answerContent(schema, Number(status) < 400 && answerType === 'file'),
        },
      ]),
    ),
    ...(offline === 'queue' && { 'x-waits-offline': true }),
  }
}

const writeHeaders = [
  { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
  {
    name: 'Client-At',
    in: 'header',
    required: true,
    description: 'When the person did it, by the clock of their device.',
    schema: { type: 'string', format: 'date-time' },
  },
]

/** @param {import('zod/mini').ZodMiniType | undefined} shape @param {'path' | 'query'} place */
function parameters(shape, place) {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

/** @param {import('zod/mini').ZodMiniType} shape @param {boolean} isFile */
function answerContent(shape, isFile) {
  if (isFile) return { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  // Nothing at all, as after a 204.
  return accepts(shape, undefined) ? {} : { content: { 'application/json': { schema: schemaOf(shape) } } }
}

/** @param {import('zod/mini').ZodMiniType} shape @param {unknown} value */
const accepts = (shape, value) => shape.safeParse(value).success

/** @param {import('zod/mini').ZodMiniType} shape */
function schemaOf(shape) {
  const { $schema: _, ...schema } = toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema
}

/** @param {unknown} value @returns {value is Api} */
export const isApi = (value) => typeof value === 'object' && value !== null && 'endpoints' in value && 'lane' in value

if (process.argv[1] === import.meta.filename) {
  const { runnerImport } = await import('vite')
  const apis = /** @type {Api[]} */ ([])
  for (const file of readdirSync(join(root, contracts)).filter((name) => name.endsWith('.ts'))) {
    const { module } = await runnerImport(join(root, contracts, file), { root, configFile: false })
    apis.push(...Object.values(/** @type {object} */ (module)).filter(isApi))
  }
  writeFileSync(join(root, 'public/openapi.json'), `${JSON.stringify(openApi(apis), null, 2)}\n`)
}
