// Passwords cannot be tried without end, and an address says nothing about whether somebody has it.
import { describe, expect, test } from 'vitest'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { FREE_TRIES, waitOf } from '#sw/api/portal/auth/tries.ts'
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
