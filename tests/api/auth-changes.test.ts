// What concerns signing in can be neither undone nor restored, by anybody: not a password, not a session that was ended, not an address.
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { NORA } from '#tests/setup/accounts.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

type Headers = Record<string, string>

const nobody = { authorization: '' }
const pair = { email: NORA.email, password: NORA.password }

async function signIn(api: TestApi, credentials: object): Promise<Headers> {
  const { status, body } = await api.send('POST', 'auth/sign-in', credentials)
  expect(status).toBe(200)
  return { authorization: `Bearer ${(body as SignedIn).accessToken}` }
}

/** Signed up, a new password chosen, signed in twice and one of them ended. @returns the caller, with the session that is left and the one that ended */
async function withHistory(isPerPerson: boolean) {
  const api = createTestApi({ isPerPerson })
  await api.send('POST', 'auth/sign-up', { ...NORA, language: 'en', termsVersion: 'test' })
  const [mail] = (await api.get(`auth/demo-mail?email=${NORA.email}`)).body as { link: string }[]
  await api.send('POST', 'auth/activate-account', { token: mail?.link.split('token=')[1] })
  const [nora, elsewhere] = [await signIn(api, pair), await signIn(api, pair)]
  const { body } = await api.send('POST', 'auth/verify-password', { password: pair.password }, nora)
  const changed = await api.send(
    'POST',
    'auth/change-password',
    { token: (body as { token: string }).token, password: 'eight white herons' },
    { ...nora, 'idempotency-key': 'change' },
  )
  expect(changed.status).toBe(200)
  // No answer reports a change.
  expect(changed.headers.get('x-change-id')).toBeNull()
  return { api, nora, elsewhere, alex: await signIn(api, SAMPLE_CREDENTIALS) }
}

const TABLES = ['accounts', 'accountMails', 'authSessions', 'authTries', 'deviceSessions'] as const

async function rowsOf({ accounts }: TestApi): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = await Promise.all(TABLES.map(async (name) => [name, await accounts.table(name).toArray()] as const))
  return Object.fromEntries(rows)
}

describe.each([
  ['where each has a workspace', true],
  ['where all share one, as at a portal’s server', false],
])('%s', (_, isPerPerson) => {
  test('no undo, restore or version reaches a password or a session', async () => {
    const { api, nora, elsewhere, alex } = await withHistory(isPerPerson)
    const before = await rowsOf(api)
    const made = await api.accounts.changes.toArray()
    expect(new Set(made.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['signUp', 'activateAccount', 'changePassword']),
    )
    // The log has not even what they were.
    expect(made.flatMap(({ rows }) => rows)).toEqual([])

    const numbers = Array.from({ length: Math.max(...made.map(({ seq }) => seq)) + 3 }, (_, at) => String(at))
    const keys = TABLES.flatMap((table) => (before[table] ?? []).map(({ id }) => ({ table, key: String(id) })))
    for (const headers of [nobody, nora, elsewhere, alex]) {
      const answers = [await api.send('POST', 'changes/undo-several', { ids: numbers }, headers)]
      for (const id of numbers) {
        answers.push(await api.send('POST', 'changes/undo', { id }, headers))
        const things = keys.map((key) => ({ change: id, ...key }))
        answers.push(await api.send('POST', 'changes/restore', { things }, headers))
        for (const { table, key } of keys.filter(({ table }) => table === 'accounts'))
          for (const as of ['before', 'after']) {
            const version = { change: id, table, key, fields: ['password', 'email', 'isActive'], as }
            answers.push(await api.send('POST', 'changes/restore-version', version, headers))
          }
      }
      const isAnswered = headers === nora || headers === alex
      for (const { status, body } of answers) {
        expect(status).toBe(isAnswered ? 200 : 401)
        if (isAnswered) expect((body as { api?: string } | null)?.api).not.toBe('auth')
      }
    }
    expect(await rowsOf(api)).toEqual(before)
    expect((await api.get('common/user', elsewhere)).status).toBe(401)
    expect((await api.send('POST', 'auth/sign-in', pair)).status).toBe(404)
    await signIn(api, { ...pair, password: 'eight white herons' })
  })

  test('no list of changes, history or trash tells of them', async () => {
    const { api, nora, alex } = await withHistory(isPerPerson)
    for (const headers of [nora, alex]) {
      for (const table of TABLES)
        for (const { id } of (await rowsOf(api))[table] ?? []) {
          const path = `changes/history?table=${table}&key=${encodeURIComponent(String(id))}`
          expect((await api.get(path, headers)).body).toEqual({ versions: [], next: null, names: {}, exists: false })
        }
      for (const path of ['changes/recent', 'changes/recent?api=auth', 'changes/deleted', 'changes/deleted?api=auth']) {
        const { status, body } = await api.get(path, headers)
        expect(status).toBe(200)
        for (const word of ['auth', 'accounts', NORA.email]) expect(JSON.stringify(body)).not.toContain(`"${word}"`)
      }
    }
  })
})
