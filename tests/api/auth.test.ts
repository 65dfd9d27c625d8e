// Workspace spec §5, §6, §7, §8, §9: signing in.
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const DAY = 24 * 3_600_000

async function signedIn(api: TestApi, credentials: object = SAMPLE_CREDENTIALS): Promise<SignedIn> {
  const { status, body } = await api.send('POST', 'auth/sign-in', credentials)
  expect(status).toBe(200)
  return body as SignedIn
}

const renew = (api: TestApi, accessToken: unknown) => api.send('POST', 'auth/sign-in-with-token', { accessToken })
const invalid = { status: 401, body: { error: 'Invalid token' } }

describe('POST auth/sign-in', () => {
  test('body {email, password}: returns {user, accessToken, tokenType bearer}', async () => {
    expect(await signedIn(createTestApi())).toEqual({
      user: seedUsers()[0],
      accessToken: expect.any(String),
      tokenType: 'bearer',
      tokenExpiryTime: new Date(TEST_NOW + 7 * DAY).toISOString(),
    })
  })

  test('mock sign-in accepts only one fixed credential pair', async () => {
    const api = createTestApi()
    const { email, password } = SAMPLE_CREDENTIALS
    for (const wrong of [
      { email, password: 'wrong' },
      { email: 'else@cairn.example', password },
      { email, password: `${password} ` },
      { email, password: password.toUpperCase() },
    ]) {
      expect(await api.send('POST', 'auth/sign-in', wrong)).toMatchObject({ status: 404, body: false })
    }
    await signedIn(api, { email: ` ${email.toUpperCase()} `, password, rememberMe: true })
  })

  test('delay: sign-in 1500 ms, whether or not the credentials are right', async () => {
    const api = createTestApi()
    await signedIn(api)
    await api.send('POST', 'auth/sign-in', { email: 'a@b.example', password: 'c' })
    expect(api.delays).toEqual([1500, 1500])
  })

  test('a request without an email address or a password gets 400', async () => {
    const api = createTestApi()
    for (const body of [{}, { email: 'a' }, { email: '', password: 'x' }, { email: ['a'], password: 'x' }]) {
      expect((await api.send('POST', 'auth/sign-in', body)).status).toBe(400)
    }
  })

  test('signing in stores nothing', async () => {
    const api = createTestApi()
    await signedIn(api)
    expect([await api.db.changes.count(), await api.db.replies.count()]).toEqual([0, 0])
  })
})

describe('the access token', () => {
  test('signed HS256, with an issuer, valid 7 days from issue', async () => {
    const { accessToken, user } = await signedIn(createTestApi())
    expect(decodeProtectedHeader(accessToken)).toEqual({ alg: 'HS256' })
    const seconds = TEST_NOW / 1000
    expect(decodeJwt(accessToken)).toEqual({
      jti: expect.any(String),
      iss: 'cairn-demo',
      sub: user.id,
      iat: seconds,
      exp: seconds + 7 * 86_400,
    })
  })

  test('it opens common/user to its last second, and not after', async () => {
    const api = createTestApi()
    const authorization = `Bearer ${(await signedIn(api)).accessToken}`
    api.setNow(TEST_NOW + 7 * DAY - 1000)
    expect((await api.get('common/user', { authorization })).status).toBe(200)
    api.setNow(TEST_NOW + 7 * DAY + 1000)
    expect(await api.get('common/user', { authorization })).toMatchObject(invalid)
  })
})

describe('POST auth/sign-in-with-token', () => {
  test('body {accessToken}: returns a renewed token', async () => {
    const api = createTestApi()
    const { accessToken } = await signedIn(api)
    api.setNow(TEST_NOW + 3 * DAY)
    const { status, body } = await renew(api, accessToken)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: seedUsers()[0],
      tokenType: 'bearer',
      tokenExpiryTime: new Date(TEST_NOW + 10 * DAY).toISOString(),
    })
    expect((body as SignedIn).accessToken).not.toBe(accessToken)
    api.setNow(TEST_NOW + 9 * DAY)
    const authorization = `Bearer ${(body as SignedIn).accessToken}`
    expect((await api.get('common/user', { authorization })).status).toBe(200)
  })

  test('the token is checked by signature only: an expired one is renewed too', async () => {
    const api = createTestApi()
    const { accessToken } = await signedIn(api)
    api.setNow(TEST_NOW + 30 * DAY)
    expect((await renew(api, accessToken)).status).toBe(200)
  })

  test('sign-in with an invalid token: status 401, body {error: Invalid token}', async () => {
    const api = createTestApi()
    const { accessToken } = await signedIn(api)
    const [head, payload, signature] = accessToken.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const other = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setIssuer('cairn-demo').setSubject('alex-morgan')
    const forged = await other.sign(new TextEncoder().encode('another key of at least thirty-two bytes'))
    const tokens = [
      '',
      'nonsense',
      `${head}.${payload}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      forged,
      'x'.repeat(100_000),
    ]
    for (const token of tokens) expect(await renew(api, token)).toMatchObject(invalid)
  })

  test('the renewed session is that of whom the token names; a token that names nobody known is invalid', async () => {
    const api = createTestApi()
    const { accessToken } = await signedIn(api)
    await api.get('common/user', { authorization: `Bearer ${accessToken}` })
    await api.db.table('users').add({ ...seedUsers()[0], id: 'second', email: 'second@cairn.example' })
    expect(((await renew(api, accessToken)).body as SignedIn).user.id).toBe('alex-morgan')
    await api.db.table('users').delete('alex-morgan')
    expect(await renew(api, accessToken)).toMatchObject(invalid)
  })

  test('a token that is no text is answered with 400', async () => {
    expect((await renew(createTestApi(), 5)).status).toBe(400)
  })
})
