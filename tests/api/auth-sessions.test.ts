// Where a person is signed in: listed, and ended one by one or all at once.
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { PlaceSignedIn, SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { NORA } from '#tests/setup/accounts.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Headers = Record<string, string>

const signIn = async (api: TestApi, agent: string, headers: Record<string, string> = {}) => {
  const { status, body } = await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS, {
    'user-agent': agent,
    ...headers,
  })
  expect(status).toBe(200)
  return { authorization: `Bearer ${(body as SignedIn).accessToken}`, 'user-agent': agent }
}
const sessions = async (api: TestApi, headers: Record<string, string>) =>
  (await api.get('auth/sessions', headers)).body as PlaceSignedIn[]
const isSignedIn = async (api: TestApi, headers: Record<string, string>) =>
  (await api.get('common/user', headers)).status === 200

test('each sign-in is listed with what its browser calls itself, the newest first, the one that asks marked', async () => {
  const api = createTestApi()
  const desk = await signIn(api, 'Desk')
  api.setNow(TEST_NOW + HOUR)
  const phone = await signIn(api, 'Phone')
  expect((await sessions(api, desk)).map(({ agent, current }) => [agent, current])).toEqual([
    ['Phone', false],
    ['Desk', true],
  ])
  expect((await sessions(api, phone))[1]).toMatchObject({ signedInAt: new Date(TEST_NOW).toISOString() })
  expect((await api.get('auth/sessions')).status).toBe(401)
})

test('a renewed token, an unlocked session and a sign-in of who is signed in go on with their session', async () => {
  const api = createTestApi()
  const desk = await signIn(api, 'Desk')
  api.setNow(TEST_NOW + HOUR)
  const { body } = await api.send('POST', 'auth/refresh-token', {}, desk)
  const renewed = { ...desk, authorization: `Bearer ${(body as SignedIn).accessToken}` }
  await api.send('POST', 'auth/unlock-session', SAMPLE_CREDENTIALS, renewed)
  await signIn(api, 'Desk', renewed)
  expect(await sessions(api, renewed)).toEqual([
    {
      id: expect.any(String),
      agent: 'Desk',
      signedInAt: new Date(TEST_NOW).toISOString(),
      renewedAt: new Date(TEST_NOW + HOUR).toISOString(),
      current: true,
    },
  ])
})

test('an ended session is signed out: none of its tokens is accepted or renewed', async () => {
  const api = createTestApi()
  const desk = await signIn(api, 'Desk')
  const phone = await signIn(api, 'Phone')
  const { id = '' } = (await sessions(api, desk)).find(({ current }) => !current) ?? {}
  expect((await api.send('DELETE', `auth/sessions?id=${id}`, undefined, desk)).body).toBe(true)
  expect((await api.send('DELETE', `auth/sessions?id=${id}`, undefined, desk)).body).toBe(false)
  expect(await isSignedIn(api, phone)).toBe(false)
  expect((await api.send('POST', 'auth/refresh-token', {}, phone)).status).toBe(401)
  const accessToken = phone.authorization.slice('Bearer '.length)
  expect((await api.send('POST', 'auth/sign-in-with-token', { accessToken })).status).toBe(401)
  expect(await isSignedIn(api, desk)).toBe(true)
  const again = await signIn(api, 'Phone', phone)
  expect(await isSignedIn(api, again)).toBe(true)
  expect(await isSignedIn(api, phone)).toBe(false)
})

test.each([
  ['signed out of', (api: TestApi, ended: Headers) => api.send('POST', 'auth/sign-out', {}, ended)],
  [
    'ended elsewhere',
    (api: TestApi, _: Headers, desk: Headers) => api.send('DELETE', 'auth/sessions/others', {}, desk),
  ],
])(
  'the token of a session that was %s is refused for good: past its expiry, and when its session is forgotten',
  async (_, end) => {
    const api = createTestApi()
    const desk = await signIn(api, 'Desk')
    const phone = await signIn(api, 'Phone')
    const accessToken = phone.authorization.slice('Bearer '.length)
    expect((await end(api, phone, desk)).status).toBeLessThan(300)
    for (const days of [0, 6, 8, 60, 3650]) {
      api.setNow(TEST_NOW + days * DAY)
      // Another sign-in forgets what ended long ago.
      const later = await signIn(api, 'Later')
      expect([days, await isSignedIn(api, later)]).toEqual([days, true])
      expect([days, await isSignedIn(api, phone)]).toEqual([days, false])
      for (const headers of [{}, phone, later]) {
        const renewed = await api.send('POST', 'auth/sign-in-with-token', { accessToken }, headers)
        expect([days, renewed.status]).toEqual([days, 401])
      }
      expect((await api.send('POST', 'auth/refresh-token', {}, phone)).status).toBe(401)
    }
    const { jti } = decodeJwt(accessToken)
    expect(await api.accounts.table('authSessions').get(jti as string)).toBeUndefined()
  },
)

test('all others can be ended at once, and are when the password is changed; signing out ends one’s own', async () => {
  const api = createTestApi()
  const [desk, phone, tablet] = [await signIn(api, 'Desk'), await signIn(api, 'Phone'), await signIn(api, 'Tablet')]
  expect((await api.send('DELETE', 'auth/sessions/others', undefined, desk)).body).toBe(true)
  expect([await isSignedIn(api, desk), await isSignedIn(api, phone), await isSignedIn(api, tablet)]).toEqual([
    true,
    false,
    false,
  ])
  const other = await signIn(api, 'Phone')
  const { body } = await api.send('POST', 'auth/verify-password', { password: SAMPLE_CREDENTIALS.password }, desk)
  const change = { token: (body as { token: string }).token, password: NORA.password }
  expect((await api.send('POST', 'auth/change-password', change, desk)).status).toBe(200)
  expect([await isSignedIn(api, desk), await isSignedIn(api, other)]).toEqual([true, false])
  await api.send('POST', 'auth/sign-out', {}, desk)
  expect(await isSignedIn(api, desk)).toBe(false)
})

test('a person cannot end another person’s session', async () => {
  const api = createTestApi()
  const desk = await signIn(api, 'Desk')
  const { createTokens } = await import('#sw/api/engine/people/tokens.ts')
  await api.accounts.table('accounts').add({ id: 'mira-solberg', email: 'mira@mail.example' })
  const { token } = await createTokens(() => TEST_NOW).issue('mira-solberg', undefined, 'hers')
  const hers = { authorization: `Bearer ${token}` }
  const [{ id } = { id: '' }] = await sessions(api, desk)
  expect((await api.send('DELETE', `auth/sessions?id=${id}`, undefined, hers)).body).toBe(false)
  expect((await api.send('DELETE', 'auth/sessions/others', undefined, hers)).body).toBe(true)
  expect(await isSignedIn(api, desk)).toBe(true)
})
