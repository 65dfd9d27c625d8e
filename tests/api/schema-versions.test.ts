// A database that any earlier build made opens in this one, and nothing of it is lost.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { User } from '#contract/portal/user.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedTasks, seedTaskTags } from '#seed/tasks.ts'
import { seedUsers } from '#seed/users.ts'
import { CairnDb, type Change } from '#sw/api/engine/db.ts'
import { type ModuleEntry, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { SCHEMA_VERSIONS as BASE_VERSIONS, type SchemaVersion } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { EARLIER_SCHEMAS, type EarlierSchema } from '#tests/setup/earlier-schemas.ts'
import { createTestApi, newDatabase, TEST_NOW } from '#tests/setup/test-api.ts'

// Dexie warns on the console that another connection wants to upgrade; an upgrade that fails is logged too.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const MINE: Task = {
  ...(seedTasks(TEST_NOW)[1] as Task),
  id: 'mine',
  title: 'Something of my own',
  order: -1,
  uid: 'calendar-1',
}
const RENAMED = { ...(seedUsers()[0] as User), name: 'Alex M.' }
const CHANGE: Change = {
  seq: 7,
  at: TEST_NOW,
  api: 'tasks',
  endpoint: 'deleteTask',
  rows: [{ table: 'tasks', key: 'gone', before: { ...MINE, id: 'gone' } }],
}

const TOUCHED = ['=tasks', 'tasks/gone', '-tasks']
/** Tables that a workspace has no more: what the first held was worked out of rows, the others are in the database of sign-in (adopt-earlier.ts). */
const GONE = ['contactKeys', 'accounts', 'accountMails', 'authSessions']

const { versions: SCHEMA_VERSIONS } = schemaOf(workspaceModules(modules))
const SCHEMA_VERSION = Math.max(...SCHEMA_VERSIONS.map(({ version }) => version))

/** A database as an earlier build leaves it, in use: seeded, changed, with a change log and answers. */
async function makeEarlier({ version, tables }: EarlierSchema): Promise<string> {
  const database = newDatabase()
  const db = new Dexie(database)
  db.version(version).stores(tables)
  await db.table('tasks').bulkAdd([MINE, ...seedTasks(TEST_NOW)])
  await db.table('taskTags').bulkAdd(seedTaskTags())
  await db.table('users').add(RENAMED)
  await db.table('changes').add(version < 1000 ? CHANGE : { ...CHANGE, touched: TOUCHED })
  await db.table('replies').add({ key: 'k', at: TEST_NOW, fingerprint: 'f', status: 200, body: true, headers: {} })
  await db.table('meta').bulkAdd([
    { key: 'epoch', value: 'e' },
    { key: 'seq', value: 7 },
    { key: 'seeded tasks', value: TEST_NOW },
    { key: 'seeded user', value: TEST_NOW },
  ])
  db.close()
  return database
}

async function contentsOf(database: string): Promise<Record<string, unknown[]>> {
  const db = await new Dexie(database).open()
  const contents = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const))
  db.close()
  return Object.fromEntries(contents)
}

describe.each(EARLIER_SCHEMAS)('a database of version $version (since $since)', (schema) => {
  test('opens with every row that it had, and takes up new work', async () => {
    const database = await makeEarlier(schema)
    const before = await contentsOf(database)
    const api = createTestApi({ database })
    const tasks = (await api.get('apps/tasks/all')).body as Task[]
    expect(tasks).toEqual([MINE, ...seedTasks(TEST_NOW)])
    expect(api.db.verno).toBe(SCHEMA_VERSION)
    const changed = await api.send('PATCH', 'apps/tasks/task', { id: 'mine', task: { title: 'Changed' } })
    expect([changed.status, changed.headers.get('x-change-id')]).toEqual([200, '8'])
    api.db.close()

    const after = await contentsOf(database)
    const stored = Object.keys(before).filter((table) => !GONE.includes(table))
    expect(Object.keys(after)).toEqual(
      expect.arrayContaining([...stored, ...Object.keys(schemaOf(workspaceModules(modules)).tables)]),
    )
    expect(after.users).toEqual(before.users)
    // Up to 1002 they had whole requests beside them, passwords too.
    expect(after.replies).toEqual(schema.version < 1003 ? [] : before.replies)
    expect(after.changes?.[0]).toEqual({ ...CHANGE, touched: TOUCHED })
    expect(after.meta).toEqual(expect.arrayContaining((before.meta ?? []).filter((row) => !isSeq(row))))
  })

  test('has every index of this build', async () => {
    const database = await makeEarlier(schema)
    const api = createTestApi({ database })
    await api.get('apps/tasks/all')
    api.db.close()
    const opened = await new Dexie(database).open()
    const indexes = (tables: readonly { name: string; schema: { indexes: { src: string }[] } }[]) =>
      Object.fromEntries(tables.map(({ name, schema: { indexes: own } }) => [name, own.map(({ src }) => src).sort()]))
    expect(indexes(opened.tables)).toEqual(
      indexes(new CairnDb(newDatabase(), schemaOf(workspaceModules(modules))).tables),
    )
    opened.close()
  })

  test('can undo what the earlier build did', async () => {
    const api = createTestApi({ database: await makeEarlier(schema) })
    expect((await api.send('POST', 'changes/undo', { id: '7' })).body).toEqual({ api: 'tasks', restored: 1, kept: 0 })
    expect((await api.get('apps/tasks/task?id=gone')).body).toMatchObject({ title: MINE.title })
  })

  test('is as it was where the upgrade fails half way, is told of with 503, and opens once it does not', async () => {
    const database = await makeEarlier(schema)
    const before = await contentsOf(database)
    const failing: SchemaVersion = {
      version: SCHEMA_VERSION + 1,
      schema: '',
      upgrade: async (db) => {
        await db.table('tasks').clear()
        throw new Error('no upgrade today')
      },
    }
    const api = createTestApi({ database, versions: [...SCHEMA_VERSIONS, failing] })
    expect(await api.get('apps/tasks/all')).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('nothing was lost') },
    })
    api.db.close()
    expect(await contentsOf(database)).toEqual(before)
    // The earlier build goes on with it ...
    const earlier = new Dexie(database)
    earlier.version(schema.version).stores(schema.tables)
    expect(await earlier.table('tasks').count()).toBe(before.tasks?.length)
    earlier.close()
    // ... and so does this one.
    expect((await createTestApi({ database }).get('apps/tasks/all')).body).toHaveLength(before.tasks?.length ?? 0)
  })

  test('is let go by an earlier build that has it open in another tab', async () => {
    const database = await makeEarlier(schema)
    const earlier = new Dexie(database)
    earlier.version(schema.version).stores(schema.tables)
    await earlier.open()
    const api = createTestApi({ database })
    expect((await api.get('apps/tasks/all')).status).toBe(200)
    expect(earlier.isOpen()).toBe(false)
  })
})

test('a database of version 1000, whose lists had a row for each entry, opens with its lists', async () => {
  const database = newDatabase()
  const tables = EARLIER_SCHEMAS.find(({ version }) => version === 1000)?.tables ?? {}
  const earlier = new Dexie(database)
  earlier.version(1000).stores(tables)
  const { mails } = seedMailbox(TEST_NOW)
  await earlier.table('mails').bulkAdd(mails)
  await earlier.table('listKeys').bulkAdd(mails.map(({ id }, index) => ({ key: `mails\u001f${index}\u001f${id}` })))
  await earlier.table('listRanks').add({ list: 'mails', total: mails.length, places: [''], counts: [mails.length] })
  await earlier.table('meta').add({ key: 'seeded mailbox', value: TEST_NOW })
  earlier.close()
  const api = createTestApi({ database })
  const newest = mails.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))[0]
  expect((await api.get('apps/mailbox/mails')).body).toMatchObject({
    mails: expect.arrayContaining([expect.objectContaining({ id: newest?.id })]),
    pagination: { totalResults: mails.length },
  })
})

test('keys that version 1003 folded in another way are folded as searches are now', async () => {
  const database = newDatabase()
  const earlier = createTestApi({ database, versions: SCHEMA_VERSIONS.filter(({ version }) => version <= 1003) })
  await earlier.send('POST', 'apps/contacts/contacts', { contacts: [{ name: 'Jörg Weißmann' }] })
  await earlier.db.table('listKeys').clear()
  earlier.db.close()
  const api = createTestApi({ database })
  expect((await api.get('apps/contacts/find?query=weissmann')).body).toMatchObject({
    contacts: [{ name: 'Jörg Weißmann' }],
    total: 1,
  })
})

const isSeq = (row: unknown): boolean => (row as { key: string }).key === 'seq'

describe('what an upgrade may do', () => {
  const build = (database: string, version: number, things: string) =>
    new CairnDb(database, schemaOf([{ tables: { things } }]), [{ version, schema: '' }])

  test('an index in place of another, a table more: rows stay and are found by the new index', async () => {
    const database = newDatabase()
    const first = build(database, 1, 'id, name')
    await first.table('things').bulkAdd([
      { id: 'a', name: 'x', size: 2 },
      { id: 'b', name: 'y', size: 1 },
    ])
    first.close()
    const second = new CairnDb(database, schemaOf([{ tables: { things: 'id, size', more: 'id' } }]), [
      { version: 2, schema: '' },
    ])
    expect((await second.table('things').orderBy('size').toArray()).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await second.table('more').count()).toBe(0)
    second.close()
  })

  test('versions that were passed over run one after another', async () => {
    const database = newDatabase()
    const first = build(database, 1, 'id')
    await first.table('things').add({ id: 'a', steps: [] })
    first.close()
    const step = (version: number): SchemaVersion => ({
      version,
      schema: '',
      upgrade: async (db) => {
        await db
          .table('things')
          .toCollection()
          .modify((row) => row.steps.push(version))
      },
    })
    const third = new CairnDb(database, schemaOf([{ tables: { things: 'id' } }]), [step(1), step(2), step(3)])
    expect(await third.table('things').get('a')).toEqual({ id: 'a', steps: [2, 3] })
    third.close()
  })
})

const digestOf = (tables: Readonly<Record<string, string>>): string => {
  const sorted = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16)
}

/** Those whose versions are on their cards, each by itself; all others together. */
const [alone, together] = [true, false].map((isAlone) =>
  workspaceModules(modules).filter(({ versions }) => (versions !== undefined) === isAlone),
) as [ModuleEntry[], ModuleEntry[]]

test('tables and indexes have not changed without a version', () => {
  const last = BASE_VERSIONS.at(-1)
  const schema = digestOf({ ...OWN_TABLES, ...schemaOf(together).tables })
  expect(
    last?.schema,
    `The tables or their indexes have changed. A domain that is new has \`versions: [{ version: ${SCHEMA_VERSION + 1}, schema: '' }]\` on its card, and this ` +
      `test then says which schema. Where others have changed and version ${last?.version} has been released, add one to sw/api/engine/schema-versions.ts, ` +
      `with schema: '${schema}', and put the tables as they were into tests/setup/earlier-schemas.ts; else write that into it.`,
  ).toBe(schema)
})

test('nor have those of a domain whose versions stand on its card', () => {
  expect(alone.map(({ name, versions }) => [name, versions?.at(-1)?.schema])).toEqual(
    alone.map(({ name, tables }) => [name, digestOf(tables)]),
  )
})

test('versions rise by one, and no two cards have the same: a lower one would open no database anew', () => {
  const base = BASE_VERSIONS.map(({ version }) => version)
  expect(base).toEqual(base.toSorted((a, b) => a - b))
  const versions = SCHEMA_VERSIONS.map(({ version }) => version).toSorted((a, b) => a - b)
  expect(versions).toEqual(versions.map((_, index) => 1000 + index))
})

test('the guide to a new app names the version that is next', () => {
  const guide = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8')
  const [, named] = /versions: \[\{ version: (\d+),/.exec(guide) ?? []
  const next = SCHEMA_VERSION + (modules.some(({ name }) => name === 'birthdays') ? 0 : 1)
  expect(Number(named), `The card in CONTRIBUTING.md has the version after the last: ${next}.`).toBe(next)
})
