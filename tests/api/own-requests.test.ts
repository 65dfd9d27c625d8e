// Every address of the back end answers the app's own requests alone: no link, form, frame, image, script or typed address of anybody sets one off.
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { workspaceModules } from '#sw/api/engine/module-entry.ts'
import { isOwnRequest } from '#sw/api/engine/own-requests.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { modules } from '#sw/api/registry.ts'
import { oneWorkspace } from '#tests/setup/one-workspace.ts'
import { asSample, createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const endpoints: Endpoint[] = (await Promise.all(modules.map(({ load }) => load()))).flatMap(({ api }) =>
  Object.values(api.endpoints),
)

/** How a browser sends each kind: only it makes such requests. */
const WAYS = {
  'a form of another page': { mode: 'navigate', destination: 'document', method: 'POST' },
  'a form into a hidden frame': { mode: 'navigate', destination: 'iframe', method: 'POST' },
  'a frame': { mode: 'navigate', destination: 'iframe', method: 'GET' },
  'an image': { mode: 'no-cors', destination: 'image', method: 'GET' },
  'a script': { mode: 'no-cors', destination: 'script', method: 'GET' },
  'a module that is imported': { mode: 'cors', destination: 'script', method: 'GET' },
  'the address bar': { mode: 'navigate', destination: 'document', method: 'GET' },
  'an object': { mode: 'navigate', destination: 'object', method: 'GET' },
  'a video': { mode: 'no-cors', destination: 'video', method: 'GET' },
  'a style sheet': { mode: 'no-cors', destination: 'style', method: 'GET' },
  'a request whose answer nobody reads': { mode: 'no-cors', destination: '', method: 'POST' },
} as const

function browserRequest(
  path: string,
  { mode, destination, method }: (typeof WAYS)[keyof typeof WAYS],
  headers: Record<string, string>,
): Request {
  const body = method === 'POST' ? '{}' : undefined
  const request = new Request(`http://localhost/api/${path}`, { method, headers, body })
  return Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
}

const REFUSED = '{"error":"This address answers the app alone"}'

const addressOf = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, 'team')

/** Who has been here, with the headers that a request of theirs would carry. */
const SESSIONS: Readonly<Record<string, (api: TestApi) => Promise<Record<string, string>>>> = {
  'signed in': async (api) => signIn(api),
  'while locked': async (api) => {
    const headers = await signIn(api)
    expect((await api.send('POST', 'device/lock', undefined, headers)).body).toBe(true)
    return headers
  },
  'signed out': async (api) => {
    const headers = await signIn(api)
    expect((await api.send('POST', 'auth/sign-out', {}, headers)).status).toBe(204)
    return headers
  },
  'without a token': async () => ({}),
}

async function signIn(api: TestApi): Promise<Record<string, string>> {
  const { body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
  return { authorization: `Bearer ${(body as SignedIn).accessToken}` }
}

test.each(Object.entries(SESSIONS))(
  `%s: each of the ${endpoints.length} endpoints refuses every way in which only a browser asks, and nothing is stored`,
  async (_, begin) => {
    const api = createTestApi()
    const headers = await begin(api)
    const rows = () => Promise.all([...api.accounts.tables, ...api.db.tables].map((table) => table.toArray()))
    const before = await rows()
    for (const [name, way] of Object.entries(WAYS)) {
      const answers = await Promise.all(
        endpoints.map(async (endpoint) => {
          const answer = await api.app.fetch(browserRequest(addressOf(endpoint), way, headers))
          return `${name}, ${endpoint.path}: ${answer.status} ${(await answer.text()).slice(0, 100)}`
        }),
      )
      expect(answers.filter((answer) => !answer.endsWith(`: 403 ${REFUSED}`))).toEqual([])
    }
    expect(await rows()).toEqual(before)
  },
)

describe('a back end that answers its own origin alone', () => {
  const start = () =>
    createApi({
      modules,
      ...oneWorkspace(new CairnDb(newDatabase(), schemaOf(workspaceModules(modules)))),
      now: () => TEST_NOW,
      delay: async () => {},
      random: Math.random,
      origin: 'https://cairn.example',
    })

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling of the same site', { 'sec-fetch-site': 'same-site' }],
    ['typed', { 'sec-fetch-site': 'none' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('refuses a request %s', async (_, headers) => {
    const own = await start().request('/api/apps/tasks/tags', { headers: asSample })
    expect(own.status).toBe(200)
    const answer = await start().request('/api/apps/tasks/tags', { headers: { ...asSample, ...headers } })
    expect(answer.status).toBe(403)
  })

  test('takes a browser that hides those headers from a worker at its word', () => {
    const requested = { mode: 'cors', destination: '', headers: new Headers() } as const
    expect(isOwnRequest(requested, 'https://cairn.example')).toBe(true)
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'JSON that is sent as %j is refused with 400, and nothing is written',
  async (type) => {
    const api = createTestApi()
    const before = await api.get('apps/tasks/task?id=team')
    const answer = await api.send('PATCH', 'apps/tasks/task', '{"id":"team","task":{"title":"x"}}', {
      'content-type': type,
    })
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('application/json') } })
    expect((await api.get('apps/tasks/task?id=team')).body).toEqual(before.body)
  },
)
