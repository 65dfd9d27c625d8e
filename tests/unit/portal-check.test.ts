// `npm run portal:check` in front of the project's own server, as it is and with faults planted: each of them is named.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/define-api.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { checkPortal, domainNames } from '#e2e/portal/check/check-portal.ts'
import { hiddenHeaders } from '#e2e/portal/check/judge.ts'
import { HELP, readOptions, UsageError } from '#e2e/portal/check/options.ts'
import { isGood, linesOf, sumOf, withoutSecrets } from '#e2e/portal/check/report.ts'
import { type Peer, startPeer } from '#e2e/portal/peer.ts'
import { readContract } from '#scripts/contract-docs.mjs'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { type Answered, type Fault, startFaultyPortal } from '#tests/setup/faulty-portal.ts'

const ORIGIN = 'http://localhost:4173'
const NAMES = [
  'user.user',
  'user.updateUser',
  ...['skills', 'roles', 'claims', 'putClaim', 'deleteClaim'].map((name) => `skills.${name}`),
]
let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.stop())

const check = (address: string, part: object = {}) =>
  checkPortal({ address, ...SAMPLE_CREDENTIALS, origin: ORIGIN, only: ['user', 'skills'], ...part })

async function linesWith(...faults: Fault[]): Promise<string> {
  const portal = await startFaultyPortal(peer.portalUrl, faults)
  try {
    const { calls } = await check(portal.url)
    expect(isGood(calls)).toBe(false)
    return calls.flatMap(linesOf).join('\n')
  } finally {
    await portal.close()
  }
}

/** A fault of one call: of its answers, or of the successes among them. */
const inAnswers = (method: string, path: RegExp, change: (answer: Answered) => Answered): Fault => ({
  answered: (request, answer) => (request.method === method && path.test(request.path) ? change(answer) : undefined),
})
const inSuccesses = (method: string, path: RegExp, change: (answer: Answered) => Answered): Fault =>
  inAnswers(method, path, (answer) => (answer.status < 300 ? change(answer) : answer))

const withoutField = (answer: Answered, name: string): Answered => {
  const { [name]: _, ...rest } = JSON.parse(answer.body.toString())
  return { ...answer, body: Buffer.from(JSON.stringify(rest)) }
}

describe('portal:check', () => {
  test('finds nothing at a server that keeps the contract, and leaves what it found there', async () => {
    const authorization = `Bearer ${await peer.tokenOf('alex-morgan')}`
    const read = async (path: string) =>
      (await fetch(`${peer.portalUrl}/${path}`, { headers: { authorization } })).json()
    const state = async () => [
      await read('common/user'),
      await read('career/claims'),
      (await read('auth/sessions')).length,
    ]
    const before = await state()
    const { calls, left, signOut } = await check(peer.portalUrl)
    await signOut()
    expect(calls.flatMap(linesOf).filter((line) => !line.startsWith('ok '))).toEqual([])
    expect(calls.map(({ name }) => name)).toEqual(['auth.signIn', ...NAMES])
    expect(isGood(calls)).toBe(true)
    expect(sumOf(calls)).toBe('8 calls: 8 ok; 0 differ, 0 missing, 0 not asked.')
    expect([left, await state()]).toEqual([[], before])
  })

  test('names a wrong status, a missing field, another type, a page in place of an answer', async () => {
    const lines = await linesWith(
      inSuccesses('GET', /\/career\/roles$/, (answer) => ({ ...answer, status: 201 })),
      inSuccesses('GET', /\/common\/user$/, (answer) => withoutField(answer, 'skillsToLearn')),
      inSuccesses('GET', /\/career\/claims$/, (answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } })),
      inSuccesses('GET', /\/career\/skills$/, (answer) => ({ ...answer, body: Buffer.from('<title>Log in') })),
    )
    expect(lines).toMatch(/^differs +skills\.roles +GET career\/roles\n +wanted 200, came 201 \[/m)
    expect(lines).toMatch(/^differs +user\.user +.*\n +wanted body\.skillsToLearn: .*, came nothing$/m)
    expect(lines).toMatch(/^differs +skills\.claims +.*\n +wanted content-type: application\/json, came text\/plain$/m)
    expect(lines).toMatch(/^differs +skills\.skills +.*\n +wanted JSON, came /m)
    expect(lines).toMatch(/^ok +auth\.signIn /m)
  })

  test('names a call that is missing, also where nobody is told so without a token', async () => {
    const none = { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('NOT FOUND') }
    const lines = await linesWith(
      inAnswers('GET', /\/career\/claims$/, () => none),
      inAnswers('GET', /\/career\/roles$/, (answer) => (answer.status === 401 ? answer : none)),
    )
    expect(lines).toMatch(
      /^missing +skills\.claims +GET career\/claims\n +without a token: wanted 401, came 404 NOT FOUND\n(?! )/m,
    )
    expect(lines).toMatch(/^missing +skills\.roles +GET career\/roles\n +wanted 200, came 404 NOT FOUND\n(?! )/m)
  })

  test('names what is not allowed to other origins', async () => {
    const lines = await linesWith(
      inSuccesses('GET', /\/career\/roles$/, ({ headers, ...answer }) => ({
        ...answer,
        headers: { ...headers, 'access-control-allow-origin': 'https://cairn.example' },
      })),
      inAnswers('OPTIONS', /\/common\/user$/, ({ headers, ...answer }) => ({
        ...answer,
        headers: {
          ...headers,
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': '*, authorization',
        },
      })),
      inAnswers('OPTIONS', /\/career\/claims$/, ({ headers, ...answer }) => ({
        ...answer,
        headers: { ...headers, 'access-control-allow-headers': 'authorization,content-type,accept-language' },
      })),
    )
    expect(lines).toMatch(
      /^differs +skills\.roles +.*\n +wanted access-control-allow-origin: http:\/\/localhost:4173, came https:\/\/cairn\.example$/m,
    )
    expect(lines).toMatch(/^ok +user\.user /m)
    expect(lines).toMatch(
      /^differs +user\.updateUser +.*\n +before a request .*: wanted access-control-allow-methods: PATCH, came get$/m,
    )
    expect(lines).toMatch(
      /^differs +skills\.claims +.*\n +before a request .*: wanted access-control-allow-headers: idempotency-key, client-at, came /m,
    )
  })

  test('names a header that Cairn reads and a browser hides, and goes on with what follows', async () => {
    const without = ({ headers: { 'access-control-expose-headers': _, ...headers }, ...answer }: Answered) => ({
      ...answer,
      headers,
    })
    const lines = await linesWith(inSuccesses('PUT', /\/career\/claims\//, without))
    expect(lines).toMatch(
      /^differs +skills\.putClaim +.*\n +wanted access-control-expose-headers: retry-after, came none$/m,
    )
    expect(lines).toMatch(/^ok +skills\.deleteClaim /m)
  })

  test.each([
    ['retry-after, content-disposition', []],
    ['Content-Disposition', []],
    ['*', []],
    ['date', [{ wanted: 'access-control-expose-headers: content-disposition', came: 'date' }]],
  ])('of a file that is read, with %s exposed', (exposed, reported) => {
    const headers = new Headers({ 'access-control-expose-headers': exposed })
    const came = { status: 200, headers, body: new File([], 'cv.pdf'), isJson: false, isEmpty: true }
    const endpoints: readonly Endpoint[] = Object.values(applicationsApi.endpoints)
    const endpoint = endpoints.find(({ answerType }) => answerType === 'file') as Endpoint
    expect(hiddenHeaders(endpoint, came, ORIGIN)).toEqual(reported)
    expect(hiddenHeaders(endpoint, came)).toEqual([])
  })

  test('names a token that is not asked for, an idempotency key that is ignored, a body that is not looked at', async () => {
    const authorization = `Bearer ${await peer.tokenOf('alex-morgan')}`
    const lines = await linesWith(
      {
        asked({ path, headers }) {
          if (path.endsWith('/career/skills')) headers.authorization = authorization
        },
      },
      {
        asked({ path, headers }) {
          if (path.includes('/career/claims/')) headers['idempotency-key'] = crypto.randomUUID()
        },
      },
      inAnswers('PATCH', /\/common\/user$/, (answer) => ({
        ...answer,
        status: answer.status === 400 ? 200 : answer.status,
      })),
    )
    expect(lines).toMatch(
      /^differs +skills\.skills +.*\n +without a token: wanted 401, came 200 .*\n +with a wrong token: wanted 401, came 200 /m,
    )
    expect(lines).toMatch(
      /^differs +skills\.deleteClaim +.*\n +with the same idempotency key again: wanted the same answer: 200 true, came 200 false$/m,
    )
    expect(lines).toMatch(
      /^differs +skills\.putClaim +(.*\n +)+with an idempotency key that another request had: wanted 422, came 200 /m,
    )
    expect(lines).toMatch(/^differs +user\.updateUser +.*\n +with a body that is no JSON: wanted 400, came 200 /m)
  })

  test('asks nothing more where nobody can sign in', async () => {
    const { calls, session } = await check(peer.portalUrl, { password: 'not the one' })
    expect(session).toBeUndefined()
    expect(calls.map(({ outcome }) => outcome)).toEqual(['differs', ...NAMES.map(() => 'not asked')])
    expect(calls.flatMap(linesOf).join('\n')).toMatch(/^differs +auth\.signIn +.*\n +wanted 200, came 404 false$/m)
    const gone = await startFaultyPortal(peer.portalUrl, [])
    await gone.close()
    const nobody = await check(gone.url)
    expect(nobody.calls.flatMap(linesOf).slice(0, 3).join('\n')).toMatch(
      /^differs +auth\.signIn +.*\n +with a wrong password: wanted 404, came no answer: ECONNREFUSED\nnot asked /,
    )
    expect(isGood(nobody.calls)).toBe(false)
  })

  test('knows every call that public/openapi.json lists', async () => {
    const { apis } = await readContract()
    expect(domainNames.toSorted()).toEqual(
      apis
        .filter(({ lane }) => lane === 'portal')
        .map(({ name }) => name)
        .toSorted(),
    )
  })
})

describe('the options of portal:check', () => {
  const env = { PORTAL_EMAIL: 'a@portal.example', PORTAL_PASSWORD: 'secret words' }

  test('are an address, an account and what is wanted', () => {
    const args = [
      'https://portal.example/api/',
      '--origin',
      'https://cairn.example/',
      '--only',
      'jobs, user',
      '--live',
      'wss://portal.example/ws',
      '--wait',
      '5',
    ]
    expect(readOptions(args, env)).toMatchObject({
      check: {
        address: 'https://portal.example/api',
        email: 'a@portal.example',
        password: 'secret words',
        origin: 'https://cairn.example',
        only: ['jobs', 'user'],
      },
      live: { address: 'wss://portal.example/ws', destination: '/user/queue/notification', waitMs: 5000 },
    })
    expect(readOptions(['https://portal.example', '--email', 'b@portal.example'], env)?.check).toMatchObject({
      email: 'b@portal.example',
    })
    expect(readOptions(['--help'], {})).toBeUndefined()
  })

  test.each([
    [[], env, 'one address'],
    [['https://a.example', 'https://b.example'], env, 'one address'],
    [['portal.example'], env, 'is no address'],
    [['https://portal.example'], {}, 'PORTAL_EMAIL'],
    [['https://portal.example', '--only', 'job'], env, 'no domain job'],
    [['https://portal.example', '--live', 'https://portal.example/ws'], env, 'wss: or ws:'],
    [['https://portal.example', '--wait', 'long'], env, '--wait is long'],
    [['https://portal.example', '--evrything'], env, '--evrything'],
  ] as const)('%j: says what is wrong', (args, given, message) => {
    expect(() => readOptions([...args], given)).toThrow(UsageError)
    expect(() => readOptions([...args], given)).toThrow(message)
  })

  test('what is secret is not printed', () => {
    expect(withoutSecrets('came 400 {"echo":"secret words"}', ['secret words', ''])).toBe('came 400 {"echo":"…"}')
    expect(HELP).toContain('--everything')
  })
})
