// Workspace spec §7, §8, §9 Auth and the portal API, B: accounts, passwords and the demo portal's mails.
import { describe, expect, test } from 'vitest'
import type { SignedIn, SimulatedMail } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const DAY = 24 * 3_600_000
const NORA = {
  firstName: 'Nora',
  lastName: 'Lind',
  email: 'Nora.Lind@mail.example',
  password: 'seven grey herons',
  language: 'fr',
  termsVersion: '2026-09',
}
const PAIR = { email: 'nora.lind@mail.example', password: NORA.password }

const post = (api: TestApi, path: string, body: object) => api.send('POST', `auth/${path}`, body)
const signUp = (api: TestApi, change: object = {}) => post(api, 'sign-up', { ...NORA, ...change })
const mailsTo = async (api: TestApi, email = PAIR.email) =>
  (await api.get(`auth/demo-mail?email=${encodeURIComponent(email)}`)).body as SimulatedMail[]
const tokenOf = (mail: SimulatedMail | undefined) => new URLSearchParams(mail?.link.split('?')[1]).get('token')

async function activated(): Promise<TestApi> {
  const api = createTestApi()
  await signUp(api)
  const [mail] = await mailsTo(api)
  expect(await post(api, 'activate-account', { token: tokenOf(mail) })).toMatchObject({ body: { status: 'active' } })
  return api
}

const refusal = (key: string) => ({ status: 400, body: { message: `error.auth.${key}`, status: 400 } })

describe('POST auth/unlock-session', () => {
  test('body {email, password}: same response as sign-in, after 1500 ms', async () => {
    const api = createTestApi()
    const { status, body } = await post(api, 'unlock-session', SAMPLE_CREDENTIALS)
    expect(status).toBe(200)
    const { accessToken: _, ...same } = (await post(api, 'sign-in', SAMPLE_CREDENTIALS)).body as SignedIn
    expect(body).toMatchObject({ ...same, accessToken: expect.any(String) })
    expect(api.delays).toEqual([1500, 1500])
  })

  test('wrong credentials: status 404, body false', async () => {
    const wrong = { ...SAMPLE_CREDENTIALS, password: 'wrong' }
    expect(await post(createTestApi(), 'unlock-session', wrong)).toMatchObject({ status: 404, body: false })
  })
})

describe('POST auth/sign-up', () => {
  test('answers 200 {status: confirmation-required} after 1500 ms; a simulated mail in the language of the person leads on', async () => {
    const api = createTestApi()
    expect(await signUp(api)).toMatchObject({ status: 200, body: { status: 'confirmation-required' } })
    expect(api.delays).toEqual([1500])
    expect(await mailsTo(api)).toEqual([
      {
        id: expect.any(String),
        to: PAIR.email,
        subject: 'Activez votre compte',
        text: expect.any(String),
        link: expect.stringMatching(/^\/activate-account\?token=[0-9a-f]{64}$/),
        at: new Date(TEST_NOW).toISOString(),
      },
    ])
  })

  test.each([
    ['Nora', '', 'Nora'],
    ['  Nora ', ' Lind\u202e', 'Nora Lind'],
    ['No\u200bra\n', 'L\u2066ind', 'Nora Lind'],
    ['نی\u200cلوفر', '', 'نی\u200cلوفر'],
    ['\u200b', 'Lind', undefined],
    ['\u202e\u2066', 'Lind', undefined],
    ['Nora', '\u200b', undefined],
    ['', 'Lind', undefined],
  ])('the name %j %j is %j: one name is enough, signs that nobody sees are none', async (firstName, lastName, name) => {
    const api = createTestApi()
    expect((await signUp(api, { firstName, lastName })).status).toBe(name === undefined ? 400 : 200)
    if (name === undefined) return
    await post(api, 'activate-account', { token: tokenOf((await mailsTo(api))[0]) })
    expect((await post(api, 'sign-in', PAIR)).body).toMatchObject({ user: { name } })
  })

  test('an address in letters and its xn-- form are one: taken, signed in with, tried and written to by either', async () => {
    const api = createTestApi()
    const [letters, coded] = ['Nora@Bücher.example', 'nora@xn--bcher-kva.example']
    expect((await signUp(api, { email: letters })).status).toBe(200)
    expect(await signUp(api, { email: coded })).toMatchObject(refusal('taken.msg.account'))
    expect((await mailsTo(api, coded))[0]?.to).toBe('nora@bücher.example')
    await post(api, 'activate-account', { token: tokenOf((await mailsTo(api, coded))[0]) })
    for (const email of [letters, coded, 'nora@bu\u0308cher.example'])
      expect((await post(api, 'sign-in', { email, password: NORA.password })).status).toBe(200)
    expect((await signUp(api, { email: 'ana@straße.example' })).status).toBe(200)
    expect((await signUp(api, { email: 'ana@strasse.example' })).status).toBe(200)
    const wrong = (email: string) => post(api, 'sign-in', { email, password: 'wrong' })
    for (let count = 0; count < 10; count += 1) await wrong(count % 2 ? letters : coded)
    expect([(await wrong(letters)).status, (await wrong(coded)).status]).toEqual([429, 429])
  })

  test('until it is activated, the account does not sign in; then it does, as somebody who has yet to complete profiling', async () => {
    const api = createTestApi()
    await signUp(api)
    expect(await post(api, 'sign-in', PAIR)).toMatchObject(refusal('inactive.msg.account'))
    expect(await post(api, 'sign-in', { ...PAIR, password: 'other' })).toMatchObject({ status: 404, body: false })
    await post(api, 'activate-account', { token: tokenOf((await mailsTo(api))[0]) })
    const { status, body } = await post(api, 'sign-in', { ...PAIR, email: ` ${NORA.email} ` })
    expect(status).toBe(200)
    const { user, accessToken } = body as SignedIn
    expect(user).toMatchObject({ name: 'Nora Lind', email: PAIR.email, isProfilingCompleted: false, skillsToLearn: [] })
    const authorization = `Bearer ${accessToken}`
    expect((await api.get('common/user', { authorization })).body).toEqual(user)
    expect(await post(api, 'sign-in', SAMPLE_CREDENTIALS)).toMatchObject({ body: { user: seedUsers()[0] } })
  })

  test('the password is stored nowhere', async () => {
    const api = await activated()
    const tables = [...api.accounts.tables, ...api.db.tables]
    const rows = await Promise.all(tables.map((table) => table.toArray()))
    expect(JSON.stringify(rows)).not.toContain(NORA.password)
    expect(JSON.stringify(rows)).toContain(PAIR.email)
  })

  test('an address that has an account, and a weak password, are refused with 400', async () => {
    const api = createTestApi()
    await signUp(api)
    expect(await signUp(api)).toMatchObject(refusal('taken.msg.account'))
    expect(await signUp(api, { email: SAMPLE_CREDENTIALS.email })).toMatchObject(refusal('taken.msg.account'))
    for (const password of ['short', 'aaaaaaaaaaaa', 'other@mail.example']) {
      expect(await signUp(api, { email: 'other@mail.example', password })).toMatchObject(refusal('weak.msg.password'))
    }
    expect(await mailsTo(api, 'other@mail.example')).toEqual([])
  })

  test('a missing or invalid field is refused with 400', async () => {
    const api = createTestApi()
    for (const wrong of [
      { firstName: ' ' },
      { email: 'nobody' },
      { language: 'de' },
      { termsVersion: '' },
      { password: '' },
    ]) {
      expect((await signUp(api, wrong)).status).toBe(400)
    }
  })
})

describe('activation', () => {
  test('a token is good once, and for seven days', async () => {
    const api = await activated()
    await signUp(api, { email: 'second@mail.example' })
    const token = tokenOf((await mailsTo(api, 'second@mail.example'))[0])
    api.setNow(TEST_NOW + 7 * DAY)
    expect(await post(api, 'activate-account', { token })).toMatchObject(refusal('expired.msg.token'))
    api.setNow(TEST_NOW + 7 * DAY - 1)
    expect((await post(api, 'activate-account', { token })).status).toBe(200)
    expect(await post(api, 'activate-account', { token })).toMatchObject(refusal('expired.msg.token'))
    expect(await post(api, 'activate-account', { token: 'none' })).toMatchObject(refusal('expired.msg.token'))
  })

  test('POST auth/resend-activation: another mail, and the token before is good no more; the answer tells nothing of other accounts', async () => {
    const api = createTestApi()
    await signUp(api)
    const [before] = await mailsTo(api)
    const sent = { status: 200, body: { status: 'sent' } }
    for (const email of [PAIR.email, 'nobody@mail.example']) {
      expect(await post(api, 'resend-activation', { email })).toMatchObject(sent)
    }
    const mails = await mailsTo(api)
    expect(mails).toHaveLength(1)
    expect((await post(api, 'activate-account', { token: tokenOf(before) })).status).toBe(400)
    expect((await post(api, 'activate-account', { token: tokenOf(mails[0]) })).status).toBe(200)
    await post(api, 'resend-activation', { email: PAIR.email })
    expect(await mailsTo(api)).toEqual([])
  })
})

describe('a forgotten password', () => {
  test('POST auth/forgot-password answers 200 always, after 1000 ms', async () => {
    const api = createTestApi()
    for (const email of [SAMPLE_CREDENTIALS.email, 'nobody@mail.example']) {
      expect(await post(api, 'forgot-password', { email })).toMatchObject({ status: 200, body: { status: 'sent' } })
    }
    expect(api.delays).toEqual([1000, 1000])
    expect(await mailsTo(api, 'nobody@mail.example')).toEqual([])
    expect(await mailsTo(api, SAMPLE_CREDENTIALS.email)).toHaveLength(1)
  })

  test('POST auth/reset-password, after 1000 ms: the new password is right, the one before is not; the token is good once, for an hour', async () => {
    const api = await activated()
    await post(api, 'forgot-password', { email: NORA.email })
    const token = tokenOf((await mailsTo(api))[0])
    const password = 'eight white herons'
    expect(await post(api, 'reset-password', { token, password: 'short' })).toMatchObject(refusal('weak.msg.password'))
    api.setNow(TEST_NOW + 3_600_000)
    expect(await post(api, 'reset-password', { token, password })).toMatchObject(refusal('expired.msg.token'))
    api.setNow(TEST_NOW + 3_599_999)
    expect(await post(api, 'reset-password', { token, password })).toMatchObject({ body: { status: 'active' } })
    expect(api.delays.at(-1)).toBe(1000)
    expect((await post(api, 'reset-password', { token, password })).status).toBe(400)
    expect((await post(api, 'sign-in', { ...PAIR, password })).status).toBe(200)
    expect((await post(api, 'sign-in', PAIR)).status).toBe(404)
  })

  test('the sample account can get a new password, which replaces its own', async () => {
    const api = createTestApi()
    const { email } = SAMPLE_CREDENTIALS
    await post(api, 'forgot-password', { email })
    const password = 'nine blue herons'
    await post(api, 'reset-password', { token: tokenOf((await mailsTo(api, email))[0]), password })
    expect(await post(api, 'sign-in', { email, password })).toMatchObject({
      status: 200,
      body: { user: seedUsers()[0] },
    })
    for (const path of ['sign-in', 'unlock-session'])
      expect(await post(api, path, SAMPLE_CREDENTIALS)).toMatchObject({ status: 404, body: false })
  })

  test('POST auth/set-password, by the token of an activation: sets it, and activates the account', async () => {
    const api = createTestApi()
    await signUp(api)
    const body = { token: tokenOf((await mailsTo(api))[0]), password: 'ten black herons' }
    expect((await post(api, 'reset-password', body)).status).toBe(400)
    expect((await post(api, 'set-password', body)).status).toBe(200)
    expect((await post(api, 'sign-in', { ...PAIR, password: body.password })).status).toBe(200)
  })
})

describe('a session', () => {
  test('POST auth/refresh-token: a token that is valid for seven days from now; without a valid one 401', async () => {
    const api = createTestApi()
    const { accessToken } = (await post(api, 'sign-in', SAMPLE_CREDENTIALS)).body as SignedIn
    api.setNow(TEST_NOW + DAY)
    const { status, body } = await api.send(
      'POST',
      'auth/refresh-token',
      {},
      { authorization: `Bearer ${accessToken}` },
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      accessToken: expect.any(String),
      tokenExpiryTime: new Date(TEST_NOW + 8 * DAY).toISOString(),
    })
    expect(await post(api, 'refresh-token', {})).toMatchObject({ status: 401, body: { error: 'Invalid token' } })
  })

  test('POST auth/sign-out answers 204 with nothing in it', async () => {
    expect(await post(createTestApi(), 'sign-out', {})).toMatchObject({ status: 204, body: '' })
  })
})

describe('whatever a password is made of, it is taken whole', { tags: 'extended' }, () => {
  /** What signs in with it, and what does not. */
  test.each([
    ['emoji', '🦊🦊🦊 over 🧭', '🦊🦊🦊 over 🧭', '🦊🦊 over 🧭'],
    ['more than 72 bytes', `${'heron '.repeat(15)}one`, `${'heron '.repeat(15)}one`, `${'heron '.repeat(15)}two`],
    [
      'as many characters as there may be',
      `${'grey heron '.repeat(93)}x`,
      `${'grey heron '.repeat(93)}x`,
      `${'grey heron '.repeat(93)}y`,
    ],
    ['a null character', 'seven\u0000grey herons', 'seven\u0000grey herons', 'seven'],
    ['spaces at both ends', '  seven grey geese  ', '  seven grey geese  ', 'seven grey geese'],
    ['combining marks', 'cafe\u0301 with grey herons', 'caf\u00e9 with grey herons', 'cafe with grey herons'],
    ['letters of the right', 'שבעה אנפות אפורות', 'שבעה אנפות אפורות', 'שבעה אנפות אפורו'],
    ['quotes and markup', `"'<b>\\%00&seven herons`, `"'<b>\\%00&seven herons`, `"'<b>\\%00&seven heron`],
  ])('%s', async (_, chosen, same, other) => {
    const api = await activated()
    await post(api, 'forgot-password', { email: PAIR.email })
    const [mail] = await mailsTo(api)
    expect((await post(api, 'reset-password', { token: tokenOf(mail), password: chosen })).status).toBe(200)
    expect((await post(api, 'sign-in', { ...PAIR, password: other })).status).toBe(404)
    expect((await post(api, 'sign-in', { ...PAIR, password: same })).status).toBe(200)
  })
})
