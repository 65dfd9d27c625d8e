// Accounts outlive a database that the browser has deleted, as a workspace does; what is good once does not.
import { Dexie } from 'dexie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { createMemoryJournal } from '#tests/setup/memory-journal.ts'
import { newDatabase, TEST_NOW } from '#tests/setup/test-api.ts'

const PASSWORD = 'seven grey herons'

function createDevice() {
  const database = newDatabase()
  const journal = createMemoryJournal()
  const start = () => {
    const accounts = new CairnDb(`${database} accounts`, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS)
    const workspace = new CairnDb(database, schemaOf(workspaceModules(modules)))
    const app = createApi({
      modules,
      accounts: { db: accounts, journal },
      workspaceOf: async () => ({ db: workspace, isSample: true }),
      now: () => TEST_NOW,
      delay: async () => {},
      random: Math.random,
      checkAnswers: true,
    })
    const post = async (path: string, body: object, key?: string) => {
      const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const { status } = await app.request(`/api/auth/${path}`, init)
      return status
    }
    const signUp = (email: string, key?: string) => {
      const person = { firstName: 'A', lastName: 'B', email, password: PASSWORD, language: 'en', termsVersion: '1' }
      return post('sign-up', person, key)
    }
    const loseAccounts = async () => {
      accounts.close()
      await Dexie.delete(accounts.name)
      return start()
    }
    return { accounts, post, signUp, loseAccounts }
  }
  return { journal, start }
}

test('every account is there again, that of a run’s first write too', async () => {
  const { start } = createDevice()
  const first = start()
  await first.signUp('one@mail.example')
  await first.signUp('two@mail.example')
  const next = await first.loseAccounts()
  // 400: the account waits to be activated; nobody’s would be 404.
  for (const email of ['one@mail.example', 'two@mail.example'])
    expect(await next.post('sign-in', { email, password: PASSWORD })).toBe(400)
  expect(await next.post('sign-in', { email: 'nobody@mail.example', password: PASSWORD })).toBe(404)
})

test('the journal has no token of a mail, and no password', async () => {
  const { journal, start } = createDevice()
  const { accounts, signUp } = start()
  await signUp('one@mail.example')
  const [mail] = await accounts.table('accountMails').toArray()
  const stored = JSON.stringify(await journal.readAll())
  expect(stored).toContain('one@mail.example')
  expect(stored).not.toContain(mail.token)
  expect(stored).not.toContain(PASSWORD)
})

describe('a run that ends between storing a write and appending it', () => {
  const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => vi.restoreAllMocks())

  test('leaves an account that the next run appends when it opens, before anybody writes', async () => {
    const { journal, start } = createDevice()
    await start().signUp('one@mail.example')
    silence()
    const dying = start()
    journal.fail(true)
    await dying.signUp('two@mail.example')
    dying.accounts.close()
    journal.fail(false)
    const next = start()
    expect(await next.post('sign-in', { email: 'two@mail.example', password: PASSWORD })).toBe(400)
    await expect.poll(async () => JSON.stringify(await journal.readAll())).toContain('two@mail.example')
    const [mail] = await next.accounts.table('accountMails').toArray()
    expect(JSON.stringify(await journal.readAll())).not.toContain(mail.token)
    const after = await next.loseAccounts()
    for (const email of ['one@mail.example', 'two@mail.example'])
      expect(await after.post('sign-in', { email, password: PASSWORD })).toBe(400)
  })

  test('rows that were deleted before the loss stay deleted', async () => {
    const { journal, start } = createDevice()
    const first = start()
    await first.signUp('one@mail.example')
    const [account] = await first.accounts.table('accounts').toArray()
    const change = { seq: 2, at: TEST_NOW, api: 'auth', endpoint: 'forget', rows: [] }
    // As run-write.ts leaves it.
    await first.accounts.table('accounts').delete(account.id)
    await first.accounts.changes.add({ ...change, keys: [{ table: 'accounts', key: account.id }], touched: [] })
    await first.accounts.meta.put({ key: 'seq', value: 2 })
    first.accounts.close()
    const next = start()
    await next.post('sign-in', { email: 'one@mail.example', password: PASSWORD })
    await expect.poll(() => journal.entries.get(2)?.rows[0]?.after).toBeNull()
    const after = await next.loseAccounts()
    expect(await after.post('sign-in', { email: 'one@mail.example', password: PASSWORD })).toBe(404)
  })

  test('and the same request sent again to a run that is open already brings it, too', async () => {
    const { journal, start } = createDevice()
    const [dying, other] = [start(), start()]
    await other.signUp('one@mail.example')
    silence()
    journal.fail(true)
    await dying.signUp('two@mail.example', 'a-key')
    dying.accounts.close()
    journal.fail(false)
    await other.signUp('two@mail.example', 'a-key')
    expect(JSON.stringify(await journal.readAll())).toContain('two@mail.example')
  })
})
