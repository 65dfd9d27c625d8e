// Passwords cannot be tried without end, and an address says nothing about whether somebody has it.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { FREE_TRIES, waitOf } from '#sw/api/portal/auth/tries.ts'
import { NORA } from '#tests/setup/accounts.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const email: string = SAMPLE_CREDENTIALS.email
const tryWrong = (api: TestApi, address = email, path = 'sign-in') =>
  api.send('POST', `auth/${path}`, { email: address, password: 'wrong' })
const signIn = (api: TestApi) => api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)
const MINUTE = 60_000

describe('wrong passwords', () => {
  test.each([
    ['of an account', email],
    ['of nobody', 'nobody@mail.example'],
  ])('%s: five are answered 404, the next has to wait with 429, the right one too', async (_, address) => {
    const api = createTestApi()
    for (let count = 0; count < FREE_TRIES; count += 1)
      expect((await tryWrong(api, address, count % 2 ? 'sign-in' : 'unlock-session')).status).toBe(404)
    expect(await tryWrong(api, address)).toMatchObject({
      status: 429,
      body: { message: 'error.auth.tries.msg.password' },
    })
    if (address === email) expect((await signIn(api)).status).toBe(429)
  })

  test('after the wait one more may be tried; a right one ends the count', async () => {
    const api = createTestApi()
    for (let count = 0; count < FREE_TRIES; count += 1) await tryWrong(api)
    api.setNow(TEST_NOW + MINUTE)
    expect((await tryWrong(api)).status).toBe(404)
    expect((await tryWrong(api)).status).toBe(429)
    api.setNow(TEST_NOW + 3 * MINUTE)
    expect((await signIn(api)).status).toBe(200)
    expect((await tryWrong(api)).status).toBe(404)
  })

  test('another address is not kept waiting', async () => {
    const api = createTestApi()
    for (let count = 0; count <= FREE_TRIES; count += 1) await tryWrong(api, 'nobody@mail.example')
    expect((await signIn(api)).status).toBe(200)
  })

  test('the wait grows to a quarter of an hour and no further, whatever the clock does', () => {
    const wait = (count: number, later = 0) => waitOf({ id: email, count, at: TEST_NOW }, TEST_NOW + later)
    expect([FREE_TRIES - 1, FREE_TRIES, FREE_TRIES + 1, 50].map((count) => wait(count))).toEqual([
      0,
      MINUTE / 2,
      MINUTE,
      15 * MINUTE,
    ])
    expect(wait(FREE_TRIES, MINUTE)).toBe(0)
    expect(wait(FREE_TRIES, -24 * 60 * MINUTE)).toBe(MINUTE / 2)
  })
})

describe('an address that somebody has costs as much as one that nobody has', () => {
  afterEach(() => vi.restoreAllMocks())

  const post = (api: TestApi, path: string, body: object) => api.send('POST', `auth/${path}`, body)
  const known = { email: NORA.email, password: NORA.password }
  const nobody = { email: 'nobody@mail.example', password: NORA.password }

  async function withNora(): Promise<{ api: TestApi; token: string }> {
    const api = createTestApi()
    await post(api, 'sign-up', { ...NORA, language: 'en', termsVersion: 'test' })
    const [mail] = (await api.get(`auth/demo-mail?email=${NORA.email}`)).body as { link: string }[]
    return { api, token: mail?.link.split('token=')[1] ?? '' }
  }

  /** The statuses and how often a key was derived: what takes long enough to be noticed from outside. */
  async function cost(work: () => Promise<{ status: number }>): Promise<{ status: number; derived: number }> {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const { status } = await work()
    const derived = derive.mock.calls.map(([parameters]) => (parameters as Pbkdf2Params).iterations)
    derive.mockRestore()
    expect(derived.filter((rounds) => rounds < 600_000)).toEqual([])
    return { status, derived: derived.length }
  }

  test.each(['sign-in', 'unlock-session'])('%s with a wrong password', async (path) => {
    const { api, token } = await withNora()
    const wrong = { status: 404, derived: 1 }
    expect(await cost(() => post(api, path, { ...known, password: 'wrong' }))).toEqual(wrong)
    expect(await cost(() => post(api, path, { email, password: 'wrong' }))).toEqual(wrong)
    expect(await cost(() => post(api, path, nobody))).toEqual(wrong)
    // A right one too, before the account is active and after.
    expect(await cost(() => post(api, path, known))).toEqual({ status: 400, derived: 1 })
    await post(api, 'activate-account', { token })
    expect(await cost(() => post(api, path, known))).toEqual({ status: 200, derived: 1 })
  })

  test.each(['forgot-password', 'resend-activation'])('%s', async (path) => {
    const { api } = await withNora()
    for (const address of [known.email, email, nobody.email])
      expect(await cost(() => post(api, path, { email: address }))).toEqual({ status: 200, derived: 0 })
  })

  test.each(['reset-password', 'set-password'])('%s, by a token that is good and one that is not', async (path) => {
    const { api } = await withNora()
    await post(api, 'forgot-password', { email: known.email })
    const mails = (await api.get(`auth/demo-mail?email=${NORA.email}`)).body as { link: string }[]
    const token = mails.find(({ link }) => link.startsWith('/reset-password'))?.link.split('token=')[1]
    const password = 'eight white herons'
    expect(await cost(() => post(api, path, { token: 'none', password }))).toEqual({ status: 400, derived: 1 })
    expect(await cost(() => post(api, path, { token, password }))).toEqual({ status: 200, derived: 1 })
    expect(await cost(() => post(api, path, { token, password }))).toEqual({ status: 400, derived: 1 })
  })

  test('activate-account, by a token that is good and one that is not', async () => {
    const { api, token } = await withNora()
    expect(await cost(() => post(api, 'activate-account', { token: 'none' }))).toEqual({ status: 400, derived: 0 })
    expect(await cost(() => post(api, 'activate-account', { token }))).toEqual({ status: 200, derived: 0 })
  })
})
