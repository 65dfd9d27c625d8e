// `npm run openapi`: writes public/openapi.json, what a portal's server must answer, from the contract's portal lane and its docstrings. The examples of
// answers are the demo portal's, which tests/api/portal-answers.test.ts writes before. tests/unit/openapi.test.ts says when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJSONSchema } from 'zod'
import { object } from 'zod/mini'
import { readContract } from './contract-docs.mjs'
import { bodyExamples } from './openapi-examples.mjs'
import {
  badInput,
  badInputSchema,
  effectOf,
  headerTexts,
  introduction,
  isStored,
  meanings,
  otherStatus,
  unauthorized,
  waitsOffline,
} from './openapi-texts.mjs'
import { root } from './steps.mjs'

/**
 * @typedef {import('../src/contract/define-api.ts').Endpoint} Endpoint
 * @typedef {import('./contract-docs.mjs').Contract} Contract
 * @typedef {{ [key: string]: any }} Json
 *
 * @typedef {object} Schemas
 * @property {(endpoint: Endpoint, part: string) => Json} of the schema of a part of an endpoint: `params`, `query`, `body` or `200`
 * @property {Record<string, Json>} named by the names under which they are exported
 */

const refs = '#/components/schemas/'
/** By `<domain>.<operation>`. @type {Readonly<Record<string, unknown>>} */
const answerExamples = JSON.parse(readFileSync(join(root, 'scripts/openapi-answers.json'), 'utf8'))
/** The body of a message of the live channel, which no operation answers. */
const liveMessage = 'LiveNotification'

/** What the demo portal alone has. */
const isDemo = (/** @type {Endpoint} */ { name }) => name.startsWith('demo')

/**
 * The description, as OpenAPI 3.1.
 * @param {Contract} contract
 */
export function openApi({ apis, docstrings, shapeDocs, shapes }) {
  const shown = apis.filter(({ lane }) => lane === 'portal').toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const endpoints = shown.flatMap((api) => Object.values(api.endpoints).filter((one) => !isDemo(one)))
  const schemas = schemasOf(endpoints, shapeDocs, shapes.get(liveMessage))
  const paths = /** @type {Record<string, Record<string, Json>>} */ ({})
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`
    const said = saidOf(docstrings.get(`${endpoint.api}.${endpoint.name}`) ?? '')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, said, schemas) }
  }
  const responses = {
    BadInput: { description: badInput, content: json(badInputRef) },
    Unauthorized: { description: unauthorized, content: json({ $ref: `${refs}Unauthorized` }) },
    Other: { description: otherStatus },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'A portal for Cairn', version: '1', description: introduction },
    servers: [{ url: '/portal', description: 'The value of `portalUrl`.' }],
    security: [{ bearer: [] }],
    tags: shown.map(({ name }) => ({ name, description: docstrings.get(name) ?? '' })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of a session.' } },
      responses,
      schemas: used(schemas.named, [paths, responses, { $ref: `${refs}${liveMessage}` }]),
    },
  }
}

/**
 * The shapes of all endpoints at once, so that what they share is there once.
 * @param {readonly Endpoint[]} endpoints @param {Contract['shapeDocs']} shapeDocs @param {unknown} live what the live channel sends
 * @returns {Schemas}
 */
function schemasOf(endpoints, shapeDocs, live) {
  const parts = endpoints.flatMap((endpoint) =>
    Object.entries({ ...partsOf(endpoint), ...endpoint.answers }).map(([part, shape]) => [
      keyOf(endpoint, part),
      shape,
    ]),
  )
  const whole = object({ ...Object.fromEntries(parts), live: /** @type {any} */ (live) })
  const { $defs = {}, properties = {} } = toJSONSchema(whole, {
    io: 'input',
    unrepresentable: 'any',
    metadata: /** @type {any} */ (shapeDocs),
  })
  const moved = JSON.parse(JSON.stringify({ $defs, properties }).replaceAll('"#/$defs/', `"${refs}`))
  const named = Object.fromEntries(
    Object.entries(/** @type {Record<string, Json>} */ ({ ...moved.$defs, BadInput: badInputSchema }))
      .map(([name, { id: _, $schema: __, ...schema }]) => /** @type {const} */ ([name, schema]))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  return { of: (endpoint, part) => moved.properties[keyOf(endpoint, part)], named }
}

/** @param {Endpoint} endpoint @param {string} part */
const keyOf = ({ api, name }, part) => `${api}.${name} ${part}`

/** @param {Endpoint} endpoint */
const partsOf = ({ params, query, body }) => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body && { body }),
})

/** @typedef {{ summary: string, description: string, statuses: Record<string, string> }} Said */

/** A docstring's first sentence, what follows, and what it says of single statuses: `@404 …`. @param {string} doc @returns {Said} */
function saidOf(doc) {
  const lines = doc.split('\n')
  const statuses = Object.fromEntries(
    lines.flatMap((line) => {
      const [, status, text] = /^@(\d{3}) (.*)$/.exec(line) ?? []
      return status && text ? [[status, text]] : []
    }),
  )
  const text = lines.filter((line) => !line.startsWith('@')).join('\n\n')
  const [, summary = text, description = ''] = /^(.*?)\.(?:\s+(?=[A-Z`])(.*)|$)/s.exec(text) ?? []
  return { summary, description, statuses }
}

/** @param {Endpoint} endpoint @param {Said} said @param {Schemas} schemas */
function operation(endpoint, { summary, description, statuses }, schemas) {
  const { api, name, effect, open, offline, persist, body, bodyType } = endpoint
  const notes = [description, offline === 'queue' ? waitsOffline : '', persist ? isStored : ''].filter(Boolean)
  const content = bodyType === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${api}.${name}`,
    tags: [api],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(open && { security: [] }),
    parameters: [
      ...parameters(endpoint, 'params', schemas),
      ...parameters(endpoint, 'query', schemas),
      ...(effect === 'write' ? writeHeaders : []),
    ],
    ...(body && {
      requestBody: {
        required: !accepts(body, undefined),
        content: {
          [content]: { schema: schemas.of(endpoint, 'body'), example: bodyExamples[`${api}.${name}`] ?? {} },
        },
      },
    }),
    responses: { ...responses(endpoint, statuses, schemas), default: { $ref: '#/components/responses/Other' } },
    ...(offline === 'queue' && { 'x-waits-offline': true }),
  }
}

const writeHeaders = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: headerTexts.idempotencyKey,
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'Client-At',
    in: 'header',
    required: true,
    description: headerTexts.clientAt,
    schema: { type: 'string', format: 'date-time' },
  },
]

/** @param {Endpoint} endpoint @param {'params' | 'query'} part @param {Schemas} schemas */
function parameters(endpoint, part, schemas) {
  if (!endpoint[part]) return []
  const { $ref, ...own } = schemas.of(endpoint, part)
  const { properties = {}, required = [] } = $ref ? (schemas.named[$ref.slice(refs.length)] ?? {}) : own
  return Object.entries(/** @type {Record<string, Json>} */ (properties)).map(([name, { description, ...schema }]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    ...(description && { description }),
    schema,
  }))
}

/** @param {Endpoint} endpoint @param {Record<string, string>} said by status @param {Schemas} schemas */
function responses(endpoint, said, schemas) {
  const declared = Object.keys(endpoint.answers).map((status) => [status, response(endpoint, status, said, schemas)])
  const unfit = { description: said[400] ?? badInput, content: json(badInputRef) }
  const added = isInput(endpoint) && !endpoint.answers[400] ? [['400', said[400] ? unfit : badInputResponse]] : []
  return Object.fromEntries([...declared, ...added])
}

/** What is parsed can be refused. @param {Endpoint} endpoint */
const isInput = ({ params, query, body }) => Boolean(params ?? query ?? body)

const badInputRef = { $ref: `${refs}BadInput` }
const badInputResponse = { $ref: '#/components/responses/BadInput' }

/** @param {Endpoint} endpoint @param {string} status @param {Record<string, string>} said @param {Schemas} schemas @returns {Json} */
function response(endpoint, status, said, schemas) {
  const { answers, answerType, api, name, offline, method } = endpoint
  const shape = /** @type {import('zod/mini').ZodMiniType} */ (answers[Number(status)])
  if (status === '401' && api !== 'auth') return { $ref: '#/components/responses/Unauthorized' }
  const schema = schemas.of(endpoint, status)
  const own = said[status] ?? meanings[status] ?? descriptionOf(schema, schemas)
  // What an operation says of itself takes the place of what holds for most.
  const effect = own.includes('Cairn')
    ? ''
    : effectOf(status, { isQueued: offline === 'queue', isDelete: method === 'DELETE' })
  const description = [own, effect].filter(Boolean).join(' ')
  const isFile = Number(status) < 400 && answerType === 'file'
  const file = { '*/*': { schema: { type: 'string', format: 'binary' } } }
  // Nothing at all, as after a 204.
  if (!isFile && accepts(shape, undefined)) return { description }
  if (isFile) return { description, content: file }
  if (Number(status) < 300) return { description, content: json(schema, answerExamples[`${api}.${name}`]) }
  return {
    description,
    content: json(status === '400' && isInput(endpoint) ? { anyOf: [schema, badInputRef] } : schema),
  }
}

/** The shape's description. @param {Json} schema @param {Schemas} schemas @returns {string} */
const descriptionOf = ({ $ref, description = '' }, { named }) =>
  $ref ? (named[$ref.slice(refs.length)]?.description ?? '') : description

/** @param {Json} schema @param {unknown} [example] */
const json = (schema, example) => ({ 'application/json': { schema, ...(example !== undefined && { example }) } })

/** @param {import('zod/mini').ZodMiniType} shape @param {unknown} value */
const accepts = (shape, value) => shape.safeParse(value).success

/** The shapes that something refers to, and those that they refer to. @param {Record<string, Json>} named @param {unknown} from */
function used(named, from) {
  const found = /** @type {Set<string>} */ (new Set())
  const follow = (/** @type {unknown} */ part) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      follow(named[name])
    }
  }
  follow(from)
  return Object.fromEntries(Object.entries(named).filter(([name]) => found.has(name)))
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, 'public/openapi.json'), `${JSON.stringify(openApi(await readContract()), null, 1)}\n`)
