// Portal API, B: settings, what is stored about a person, deleting the account; auth/verify-password and auth/change-password.
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/portal/auth.ts'
import { DEFAULT_SETTINGS, type Settings } from '#contract/portal/settings.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { modules } from '#sw/api/registry.ts'
import { createMemoryJournal } from '#tests/setup/memory-journal.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const OTHER = 'mira-solberg'
const ONLY = ['auth', 'user', 'notifications', 'settings', 'changes', 'tasks']

type Headers = Record<string, string>

let api: TestApi
let mine: Headers
let others: Headers

async function signIn(to: TestApi, password: string = SAMPLE_CREDENTIALS.password) {
  const { status, body } = await to.send('POST', 'auth/sign-in', { ...SAMPLE_CREDENTIALS, password })
  return { status, headers: { authorization: `Bearer ${(body as SignedIn).accessToken}` } }
}

beforeEach(async () => {
  api = createTestApi({ only: ONLY })
  mine = (await signIn(api)).headers
  const { token } = await createTokens(() => TEST_NOW).issue(OTHER)
  others = { authorization: `Bearer ${token}` }
})

const settingsOf = async (headers: Headers) => (await api.get('settings', headers)).body as Settings
const patch = (settings: object, headers = mine, version?: number) =>
  api.send('PATCH', 'settings', { settings, ...(version !== undefined && { version }) }, headers)

describe('GET and PATCH settings', () => {
  test('nobody has changed them yet: what is usual', async () => {
    expect(await settingsOf(mine)).toEqual(DEFAULT_SETTINGS)
  })

  test('a patch changes one switch and leaves the rest; the version rises', async () => {
    const { status, body } = await patch({ alerts: { JOB_OFFER: { onDevice: true } }, consents: { matching: false } })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...DEFAULT_SETTINGS,
      alerts: { ...DEFAULT_SETTINGS.alerts, JOB_OFFER: { inApp: true, onDevice: true } },
      consents: { ...DEFAULT_SETTINGS.consents, matching: false },
      version: 1,
    })
    await patch({ timeZone: 'America/Argentina/Buenos_Aires' })
    expect(await settingsOf(mine)).toMatchObject({
      timeZone: 'America/Argentina/Buenos_Aires',
      consents: { matching: false },
      version: 2,
    })
  })

  test('two people on one device never see each other’s', async () => {
    await patch({ accommodations: { extraTime: 'half' } })
    expect(await settingsOf(others)).toEqual(DEFAULT_SETTINGS)
    await patch({ accommodations: { extraTime: 'double' } }, others)
    expect((await settingsOf(mine)).accommodations.extraTime).toBe('half')
  })

  test('updates carry a version: a stale one answers 409 with the present settings, and changes nothing', async () => {
    await patch({ consents: { interests: false } }, mine, 0)
    const { status, body } = await patch({ consents: { interests: true } }, mine, 0)
    expect(status).toBe(409)
    expect(body).toMatchObject({ current: { consents: { interests: false }, version: 1 } })
    expect((await settingsOf(mine)).consents.interests).toBe(false)
  })

  test('what is no setting is refused with 400, and nothing is written', async () => {
    const wrong = [
      { timeZone: 'not a zone!' },
      { timeZone: 5 },
      { consents: { matching: 'yes' } },
      { accommodations: { extraTime: 'triple' } },
      null,
    ]
    for (const settings of wrong) expect((await api.send('PATCH', 'settings', { settings }, mine)).status).toBe(400)
    expect(await settingsOf(mine)).toEqual(DEFAULT_SETTINGS)
  })

  test('without a valid token all answer 401', async () => {
    const nobody = { authorization: '' }
    for (const [method, path] of [
      ['GET', 'settings'],
      ['GET', 'settings/export'],
      ['DELETE', 'settings/account'],
    ] as const)
      expect((await api.send(method, path, undefined, nobody)).status).toBe(401)
    expect((await patch({}, nobody)).status).toBe(401)
  })

  test('a change can be undone', async () => {
    const { headers } = await patch({ timeZone: 'Europe/Oslo' })
    const undone = await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(undone.status).toBe(200)
    expect((await settingsOf(mine)).timeZone).toBe(null)
  })
})

describe('GET settings/export', () => {
  test('is one JSON file with the person’s rows of every domain of the portal, and nobody else’s', async () => {
    await api.get('common/user', mine)
    await patch({ timeZone: 'Europe/Oslo' })
    await patch({ timeZone: 'Asia/Tokyo' }, others)
    const { status, body, headers } = await api.get('settings/export', mine)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('cairn-account-2026-11-17.json')
    const file = JSON.parse(await (body as Blob).text())
    expect(file).toMatchObject({ app: 'cairn', userId: 'alex-morgan' })
    expect(file.tables.users).toEqual(seedUsers())
    expect(file.tables.portalSettings).toMatchObject([{ timeZone: 'Europe/Oslo' }])
    expect(Object.keys(file.tables)).not.toContain('accounts')
    expect(JSON.stringify(file)).not.toContain('Asia/Tokyo')
  })
})

describe('DELETE settings/account', () => {
  test('takes every row of the person away, in every table of the portal, and leaves the others’', async () => {
    await api.get('notifications/all', mine)
    await patch({ timeZone: 'Europe/Oslo' })
    await patch({ timeZone: 'Asia/Tokyo' }, others)
    const { status, body, headers } = await api.send('DELETE', 'settings/account', undefined, mine)
    expect([status, body, headers.get('x-change-id')]).toEqual([200, true, null])
    for (const entry of modules.filter(({ name }) => ONLY.includes(name))) {
      if ((await entry.load()).api.lane !== 'portal') continue
      for (const table of Object.keys(entry.tables)) {
        const rows = await (entry.isSignIn ? api.accounts : api.db).table(table).toArray()
        const left = rows.filter((row) => [row.userId, row.accountId, row.id].includes('alex-morgan'))
        if (table === 'authSessions') {
          // That it has ended must be known: the account that everybody may try is never gone, and its token would last.
          expect(left.map(({ agent, endedAt }) => [agent, endedAt])).toEqual([['', TEST_NOW]])
          continue
        }
        // The account that everybody may try begins anew.
        expect(left, table).toEqual(table === 'users' ? seedUsers() : [])
      }
    }
    expect((await settingsOf(others)).timeZone).toBe('Asia/Tokyo')
  })

  test('cannot be undone: nothing of what was there is left in the change log', async () => {
    await patch({ timeZone: 'Pacific/Auckland' })
    await api.send('DELETE', 'settings/account', undefined, mine)
    expect(JSON.stringify(await api.db.changes.toArray())).not.toContain('Auckland')
    for (const id of ['1', '2']) await api.send('POST', 'changes/undo', { id })
    expect((await api.get('settings', mine)).status).toBe(401)
    expect(await settingsOf((await signIn(api)).headers)).toEqual(DEFAULT_SETTINGS)
  })

  test('leaves what other changes did to the workspace undoable', async () => {
    const made = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    await api.send('DELETE', 'settings/account', undefined, mine)
    const undone = await api.send('POST', 'changes/undo', { id: made.headers.get('x-change-id') })
    expect(undone.body).toMatchObject({ api: 'tasks', restored: 1 })
  })

  test('stays so where the database is lost and put back from the journal', async () => {
    const journal = createMemoryJournal()
    const first = createTestApi({ only: ONLY, journal })
    const { headers } = await signIn(first)
    await first.send('PATCH', 'settings', { settings: { timeZone: 'Europe/Oslo' } }, headers)
    await first.send('DELETE', 'settings/account', undefined, headers)
    const again = createTestApi({ only: ONLY, journal, database: newDatabase() })
    expect((await again.get('settings', (await signIn(again)).headers)).body).toEqual(DEFAULT_SETTINGS)
  })

  test('somebody who signed up cannot sign in any more', async () => {
    const person = { email: 'una@cairn.example', password: 'quiet-harbour-41' }
    const names = { firstName: 'Una', lastName: 'Lind', language: 'en', termsVersion: '1' }
    await api.send('POST', 'auth/sign-up', { ...names, ...person })
    const [mail] = (await api.get(`auth/demo-mail?email=${person.email}`)).body as { link: string }[]
    await api.send('POST', 'auth/activate-account', { token: mail?.link.split('token=')[1] })
    const { body } = await api.send('POST', 'auth/sign-in', person)
    const headers = { authorization: `Bearer ${(body as SignedIn).accessToken}` }
    expect((await api.send('DELETE', 'settings/account', undefined, headers)).body).toBe(true)
    expect((await api.send('POST', 'auth/sign-in', person)).status).toBe(404)
    expect((await api.get('common/user', headers)).status).toBe(401)
  })
})

describe('another password', () => {
  const NEW = 'lantern-over-fog-7'
  const verify = (password: string, headers = mine) => api.send('POST', 'auth/verify-password', { password }, headers)
  const change = (token: string, password = NEW, headers = mine) =>
    api.send('POST', 'auth/change-password', { token, password }, headers)
  const proof = async (password: string) => ((await verify(password)).body as { token: string }).token

  test('needs the present one; from then on it signs in', async () => {
    expect((await verify('wrong-password')).body).toMatchObject({
      message: 'error.auth.wrong.msg.password',
      fields: { current: 'error.auth.wrong.msg.password' },
    })
    expect((await change(await proof(SAMPLE_CREDENTIALS.password))).status).toBe(200)
    expect((await signIn(api, NEW)).status).toBe(200)
    expect((await verify(NEW)).status).toBe(200)
  })

  test('a token of the session, of somebody else, or ten minutes old is no proof', async () => {
    const token = await proof(SAMPLE_CREDENTIALS.password)
    for (const wrong of [mine.authorization?.slice(7) ?? '', 'x'])
      expect((await change(wrong)).body).toMatchObject({ message: 'error.auth.expired.msg.password' })
    expect((await change(token, NEW, others)).status).toBe(400)
    api.setNow(TEST_NOW + 11 * 60_000)
    expect((await change(token)).status).toBe(400)
    expect((await signIn(api, NEW)).status).toBe(404)
  })

  test('a weak one is refused beside its field', async () => {
    const { status, body } = await change(await proof(SAMPLE_CREDENTIALS.password), 'aaaaaaaa')
    expect([status, body]).toMatchObject([400, { fields: { password: 'error.auth.weak.msg.password' } }])
  })

  test('proves nothing but that: it is no session', async () => {
    const token = await proof(SAMPLE_CREDENTIALS.password)
    expect((await api.get('common/user', { authorization: `Bearer ${token}` })).status).toBe(401)
  })
})
