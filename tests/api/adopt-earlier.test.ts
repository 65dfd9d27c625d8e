// The one database of earlier builds becomes the workspace of whoever used it last; everybody else on the device gets what is theirs, and nothing is lost.
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { User } from '#contract/portal/user.ts'
import type { DeletedThing } from '#contract/shell/changes.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { seedTasks, seedTaskTags } from '#seed/tasks.ts'
import { seedUsers } from '#seed/users.ts'
import { createAdoption } from '#sw/api/device/adoption.ts'
import { ACCOUNTS_DATABASE, EARLIER_DATABASE, namesOf, openAccounts, workspaceAt } from '#sw/api/device/databases.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { createCacheJournal } from '#sw/api/engine/journal/cache-journal.ts'
import { replay } from '#sw/api/engine/journal/journal-replay.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'
import { digestPassword } from '#sw/api/portal/auth/passwords.ts'
import { modules } from '#sw/api/registry.ts'
import { cacheStorage } from '#tests/setup/cache-storage.ts'
import { putDatabase, readEarlierDatabase } from '#tests/setup/earlier-database.ts'
import { EARLIER_SCHEMAS } from '#tests/setup/earlier-schemas.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const NORA = { id: 'nora', email: 'nora.lind@mail.example', password: 'seven grey herons' }
const NORAS_NAME = 'Nora Lind'
const HOUR = 3_600_000
const PASSWORD_IN_A_REPLY = 'plain in a reply'

// What a browser has, and Node has not.
beforeEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
})

/** A device as the last build of one database left it. @param by who made a task of their own in the shared workspace */
async function leaveEarlier(by: string): Promise<void> {
  const db = new Dexie(EARLIER_DATABASE)
  const last = EARLIER_SCHEMAS.findLast(({ tables }) => 'accounts' in tables)
  db.version(last?.version ?? 0).stores(last?.tables ?? {})
  const mine = { ...(seedTasks(TEST_NOW)[1] as Task), id: 'mine', title: 'Something of my own' }
  await db.table('tasks').bulkAdd([mine, ...seedTasks(TEST_NOW)])
  await db.table('taskTags').bulkAdd(seedTaskTags())
  const [alex] = seedUsers() as [User]
  const nora = { ...alex, id: NORA.id, name: NORAS_NAME, email: NORA.email, skillsToLearn: [] }
  await db.table('users').bulkAdd([{ ...alex, name: 'Alex M.' }, nora])
  await db.table('accounts').add({
    id: NORA.id,
    email: NORA.email,
    language: 'en',
    termsVersion: '1',
    isActive: true,
    password: await digestPassword(NORA.password),
  })
  await db.table('jobMarks').bulkAdd([
    { id: 'nora job', userId: NORA.id, jobId: 'job', note: 'canary of Nora' },
    { id: 'alex job', userId: SAMPLE_USER_ID, jobId: 'job', note: 'canary of Alex' },
  ])
  await db.table('changes').bulkAdd([
    {
      seq: 1,
      at: TEST_NOW,
      api: 'tasks',
      endpoint: 'createTask',
      by,
      rows: [{ table: 'tasks', key: 'mine', after: mine }],
      touched: [],
    },
    {
      seq: 2,
      at: TEST_NOW - HOUR,
      api: 'jobs',
      endpoint: 'mark',
      by: NORA.id,
      rows: [
        { table: 'jobMarks', key: 'nora job', after: { id: 'nora job', userId: NORA.id, note: 'canary of Nora' } },
      ],
      touched: [],
    },
  ])
  const reply = { key: 'k', at: TEST_NOW, fingerprint: PASSWORD_IN_A_REPLY, status: 200, body: true, headers: {} }
  await db.table('replies').add(reply)
  await db.table('meta').bulkAdd([
    { key: 'epoch', value: 'e' },
    { key: 'seq', value: 2 },
    { key: 'seeded tasks', value: TEST_NOW },
    { key: 'seeded user', value: TEST_NOW },
  ])
  db.close()
}

function startDevice() {
  const accounts = openAccounts()
  const { adopted, adopt } = createAdoption(accounts)
  const app = createApi({
    modules,
    accounts,
    workspaceOf: async (owner) => workspaceAt(owner, await adopted()),
    onAccountsOpen: adopt,
    now: () => TEST_NOW,
    delay: async () => {},
    random: Math.random,
    checkAnswers: true,
  })
  const get = async (path: string, userId: string) => {
    const { token } = await createTokens(() => TEST_NOW).issue(userId)
    const answer = await app.request(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return answer.json()
  }
  const post = async (path: string, body: object, userId: string) => {
    const { token } = await createTokens(() => TEST_NOW).issue(userId)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await app.request(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const signIn = async (pair: { email: string; password: string }) => {
    const headers = { 'content-type': 'application/json' }
    return app.request('/api/auth/sign-in', { method: 'POST', headers, body: JSON.stringify(pair) })
  }
  return { accounts: accounts.db, get, post, signIn }
}

/** By table, in the order of the key. */
async function rowsIn(database: string): Promise<Record<string, unknown[]>> {
  const db = await new Dexie(database).open()
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const))
  db.close()
  return Object.fromEntries(rows)
}

async function contentsOf(database: string): Promise<string> {
  return JSON.stringify(await rowsIn(database))
}

const titles = (tasks: unknown) => (tasks as Task[]).map(({ title }) => title)

describe.each([
  ['the sample person', SAMPLE_USER_ID, NORA.id],
  ['somebody who signed up', NORA.id, SAMPLE_USER_ID],
])('a database that %s used', (_, owner, other) => {
  test('is their workspace, whole, and nobody else’s', async () => {
    await leaveEarlier(owner)
    const device = startDevice()
    expect(titles(await device.get('apps/tasks/all', owner))).toContain('Something of my own')
    expect(titles(await device.get('apps/tasks/all', other))).not.toContain('Something of my own')
    expect(namesOf(owner, owner).database).toBe(EARLIER_DATABASE)
  })

  test('gives everybody their own rows with the portal, and their account', async () => {
    await leaveEarlier(owner)
    const device = startDevice()
    expect((await device.signIn(NORA)).status).toBe(200)
    expect(await device.get('common/user', NORA.id)).toMatchObject({ name: NORAS_NAME, email: NORA.email })
    expect(await device.get('common/user', SAMPLE_USER_ID)).toMatchObject({ name: 'Alex M.' })
    const [own, others] = [await contentsOf(EARLIER_DATABASE), await contentsOf(`${EARLIER_DATABASE} ${other}`)]
    const [mine, theirs] = owner === NORA.id ? ['Nora', 'Alex'] : ['Alex', 'Nora']
    expect([own.includes(`canary of ${mine}`), own.includes(`canary of ${theirs}`)]).toEqual([true, false])
    expect([others.includes(`canary of ${theirs}`), others.includes(`canary of ${mine}`)]).toEqual([true, false])
    expect(own + others + (await contentsOf(ACCOUNTS_DATABASE))).not.toContain(PASSWORD_IN_A_REPLY)
    expect(own).not.toContain('"rounds"')
  })

  test('is taken over once: the next start leaves it as it is', async () => {
    await leaveEarlier(owner)
    const first = startDevice()
    await first.get('apps/tasks/all', owner)
    await first.get('common/user', other)
    first.accounts.close()
    const before = await contentsOf(EARLIER_DATABASE)
    await startDevice().get('apps/tasks/all', owner)
    expect(await contentsOf(EARLIER_DATABASE)).toBe(before)
  })

  test('is found again where the accounts are lost afterwards', async () => {
    await leaveEarlier(owner)
    const first = startDevice()
    await first.get('apps/tasks/all', owner)
    first.accounts.close()
    await Dexie.delete(ACCOUNTS_DATABASE)
    expect(titles(await startDevice().get('apps/tasks/all', owner))).toContain('Something of my own')
  })
})

describe('of several people who used it, it is the workspace of the last', { tags: 'extended' }, () => {
  /** Takes part of it away, as a device whose people did other things. */
  const leftWith = async (change: (db: Dexie) => Promise<unknown>) => {
    await leaveEarlier(SAMPLE_USER_ID)
    const db = await new Dexie(EARLIER_DATABASE).open()
    await change(db)
    db.close()
  }
  const ownerAfter = async () => {
    const device = startDevice()
    await device.get('apps/tasks/tags', SAMPLE_USER_ID)
    return (await device.accounts.meta.get('adopted'))?.value
  }
  const session = { id: 's', userId: NORA.id, agent: '', signedInAt: 0, renewedAt: 0, expiresAt: 0, endedAt: null }

  test('who changed something last, whoever changed more', async () => {
    const by = [SAMPLE_USER_ID, SAMPLE_USER_ID, SAMPLE_USER_ID, NORA.id]
    const change = { api: 'tasks', endpoint: 'updateTask', rows: [], touched: [] }
    const changes = by.map((one, index) => ({ ...change, seq: 3 + index, at: TEST_NOW + index, by: one }))
    await leftWith((db) => db.table('changes').bulkAdd(changes))
    expect(await ownerAfter()).toEqual({ owner: NORA.id })
  })

  test.each(['signedInAt', 'renewedAt', 'endedAt'])('who was there last, by %s', async (field) => {
    await leftWith((db) => db.table('authSessions').add({ ...session, [field]: TEST_NOW + 1 }))
    expect(await ownerAfter()).toEqual({ owner: NORA.id })
  })

  test('the sample person, where nobody else is known to have been there since', async () => {
    await leftWith((db) => db.table('authSessions').add({ ...session, endedAt: TEST_NOW - 1 }))
    expect(await ownerAfter()).toEqual({ owner: SAMPLE_USER_ID })
  })
})

describe('of a database that the last build before wrote', () => {
  const earlier = readEarlierDatabase()
  const rowsOf = (table: string) => earlier.stores[table]?.rows ?? []
  const nora = String(rowsOf('accounts').find(({ email }) => email === NORA.email)?.id)
  const signInTables = ['accounts', 'accountMails', 'authSessions']
  const portalTables = modules
    .filter((module) => !isContent(module))
    .flatMap(({ tables }) => Object.keys(tables))
    .filter((name) => !signInTables.includes(name))
  const contentTables = modules.filter(isContent).flatMap(({ tables }) => Object.keys(tables))

  const openAll = async () => {
    await putDatabase(EARLIER_DATABASE, earlier)
    const device = startDevice()
    await device.get('apps/tasks/all', nora)
    await device.get('common/user', SAMPLE_USER_ID)
    const [own, others] = [await rowsIn(EARLIER_DATABASE), await rowsIn(`${EARLIER_DATABASE} ${SAMPLE_USER_ID}`)]
    return { device, own, others }
  }

  test('nothing is lost: the workspace is whole, and everybody has what is theirs', async () => {
    const { device, own, others } = await openAll()
    let compared = 0
    for (const table of contentTables) {
      expect(own[table] ?? [], table).toEqual(rowsOf(table))
      compared += rowsOf(table).length
    }
    for (const table of portalTables) {
      for (const row of rowsOf(table)) {
        const isOfNora = JSON.stringify(row).includes(nora) || row.file === documentOf(nora)
        expect(isOfNora ? own[table] : others[table], table).toContainEqual(row)
        compared += 1
      }
    }
    for (const table of signInTables) expect(await device.accounts.table(table).toArray()).toEqual(rowsOf(table))
    expect(compared).toBeGreaterThan(400)
    expect((await device.signIn(NORA)).status).toBe(200)
  })

  test('what can be undone can be undone, and what was deleted comes back', async () => {
    const { device } = await openAll()
    const { things } = (await device.get('changes/deleted', nora)) as { things: DeletedThing[] }
    const gone = things.find(({ title }) => title === 'Deleted by Alex')
    expect(gone).toBeDefined()
    await device.post('changes/undo', { id: gone?.change }, nora)
    expect(titles(await device.get('apps/tasks/all', nora))).toContain('Deleted by Alex')
  })

  test('nobody finds another’s rows with the portal', async () => {
    const { own, others } = await openAll()
    const [mine, theirs] = [JSON.stringify(own), JSON.stringify(others)]
    for (const trace of ['Alex canary', 'Europe/Paris', 'CV of Alex']) {
      expect([trace, mine.includes(trace), theirs.includes(trace)]).toEqual([trace, false, true])
    }
    for (const trace of ['Nora canary', 'Europe/Oslo', 'CV of Nora']) {
      expect([trace, mine.includes(trace), theirs.includes(trace)]).toEqual([trace, true, false])
    }
  })

  const documentOf = (userId: string) => rowsOf('careerDocuments').find((row) => row.userId === userId)?.id
})

describe('with a journal and snapshots, as a browser has them', () => {
  const [JOURNAL, SNAPSHOTS] = ['cairn-journal', 'cairn-snapshots']
  const session = {
    id: 's',
    userId: NORA.id,
    agent: '',
    signedInAt: 0,
    renewedAt: TEST_NOW + 1,
    expiresAt: 0,
    endedAt: null,
  }

  beforeEach(() => {
    vi.stubGlobal('caches', cacheStorage())
    return () => vi.unstubAllGlobals()
  })

  /** The database with the journal of the same changes, and with snapshots. */
  async function leaveJournaled(): Promise<void> {
    await leaveEarlier(NORA.id)
    const db = await new Dexie(EARLIER_DATABASE).open()
    await db.table('authSessions').add(session)
    const rows = ['accounts', 'authSessions', 'users', 'jobMarks', 'tasks'].map(async (table) =>
      (await db.table<{ id: string }>(table).toArray()).map((after) => ({ table, key: after.id, after })),
    )
    const [own = [], ...others] = (await Promise.all(rows)).map((of) => of.filter(({ key }) => !key.startsWith('team')))
    db.close()
    const common = { at: TEST_NOW, epoch: 'e', seeded: { tasks: TEST_NOW, user: TEST_NOW } }
    await createCacheJournal(caches, JOURNAL).append([
      { ...common, seq: 1, rows: own },
      { ...common, seq: 2, rows: others.flat() },
    ])
    const snapshots = await caches.open(SNAPSHOTS)
    await snapshots.put('/snapshots/1', new Response('what Nora had'))
  }

  const startedOnce = async () => {
    const device = startDevice()
    const before = titles(await device.get('apps/tasks/all', NORA.id))
    device.accounts.close()
    return before
  }

  test('both go to its owner; the journal keeps nothing of anybody else, and nothing about signing in', async () => {
    await leaveJournaled()
    await startedOnce()
    const stored = JSON.stringify(await replay(await createCacheJournal(caches, JOURNAL).readAll()))
    expect(stored).toContain('Something of my own')
    expect(stored).toContain('canary of Nora')
    for (const trace of ['canary of Alex', 'Alex M.', '"rounds"', '"renewedAt"']) expect(stored).not.toContain(trace)
    const snapshot = await (await caches.open(`${SNAPSHOTS} ${NORA.id}`)).match('/snapshots/1')
    expect(await snapshot?.text()).toBe('what Nora had')
    expect(await caches.has(SNAPSHOTS)).toBe(false)
  })

  test.each([
    ['before it was taken over', []],
    ['after it was taken over', [EARLIER_DATABASE]],
    ['after it was taken over, with the accounts', [EARLIER_DATABASE, ACCOUNTS_DATABASE]],
  ])('its workspace is rebuilt where the browser deletes the database %s', async (_, lost) => {
    await leaveJournaled()
    if (lost.length > 0) await startedOnce()
    for (const name of lost.length > 0 ? lost : [EARLIER_DATABASE]) await Dexie.delete(name)
    const device = startDevice()
    expect(titles(await device.get('apps/tasks/all', NORA.id))).toContain('Something of my own')
    expect(titles(await device.get('apps/tasks/all', SAMPLE_USER_ID))).not.toContain('Something of my own')
    expect((await device.signIn(NORA)).status).toBe(200)
  })
})

test('a device without an earlier build begins with workspaces of their own', async () => {
  const device = startDevice()
  await device.get('apps/tasks/tags', SAMPLE_USER_ID)
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toContain(`${EARLIER_DATABASE} ${SAMPLE_USER_ID}`)
  expect(names).not.toContain(EARLIER_DATABASE)
})
