// What the device's storage can do to the back end, and what the person gets then.

import { type DBCore, type DBCoreMutateRequest, Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { workspaceModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { BLOCKED_MS, OPENING_MS } from '#sw/api/engine/storage.ts'
import { modules } from '#sw/api/registry.ts'
import { ask, oneWorkspace } from '#tests/setup/one-workspace.ts'
import { PATIENTLY } from '#tests/setup/patiently.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

// What these tests provoke is logged to the console, as it should be.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const add = (api: TestApi, headers?: Record<string, string>) =>
  api.send('POST', 'apps/tasks/task', { type: 'task' }, headers)
const count = async (api: TestApi) => ((await api.get('apps/tasks/all')).body as unknown[]).length

describe('a full disk', () => {
  const full = { status: 507, body: { error: 'Not enough space on this device' } }
  const quota = () => new DOMException('The quota has been exceeded', 'QuotaExceededError')

  /** From now on each change of the tasks does this first. */
  function whenTasksChange(api: TestApi, happens: (request: DBCoreMutateRequest) => Promise<never>): void {
    api.db.close()
    api.db.use({
      stack: 'dbcore',
      name: 'full-disk',
      level: 1,
      create: (core): Partial<DBCore> => ({
        table: (name) => {
          const table = core.table(name)
          return name === 'tasks' ? { ...table, mutate: happens } : table
        },
      }),
    })
  }

  test.each<[string, (request: DBCoreMutateRequest) => Promise<never>]>([
    ['the operation says so', () => Promise.reject(quota())],
    [
      'only its cause says so',
      () => Promise.reject(Object.assign(new Dexie.AbortError('aborted'), { inner: quota() })),
    ],
    ['each row says so', () => Promise.reject(new Dexie.BulkError('some failed', { 0: quota() }))],
    [
      'the operation never settles and only the transaction is aborted',
      ({ trans }) => {
        const { _abort: abort } = trans as unknown as { _abort(name: string): void }
        abort.call(trans, 'QuotaExceededError')
        return new Promise(() => {})
      },
    ],
  ])('is answered with 507 where %s; nothing is written and the next write goes through', async (_, happens) => {
    const api = createTestApi()
    const before = await count(api)
    whenTasksChange(api, happens)
    const key = { 'idempotency-key': 'k' }
    expect(await add(api, key)).toMatchObject(full)
    expect(await api.send('POST', 'apps/tasks/tag', { tag: { title: 'small' } })).toMatchObject({ status: 200 })
    expect(await count(api)).toBe(before)

    const emptied = createTestApi({ database: api.db.name })
    expect(await add(emptied, key)).toMatchObject({ status: 200 })
    expect(await count(emptied)).toBe(before + 1)
  })

  test('at the first visit is answered with 507, and seeding is tried again', async () => {
    const api = createTestApi()
    whenTasksChange(api, () => Promise.reject(quota()))
    expect(await api.get('apps/tasks/all')).toMatchObject(full)
    expect(await count(createTestApi({ database: api.db.name }))).toBeGreaterThan(40)
  })
})

describe('storage that the browser refuses', () => {
  const refused = { status: 503, body: { error: expect.stringMatching(/^This device’s storage/) } }
  const throwing = (error: Error) =>
    ({
      open: () => {
        throw error
      },
      cmp: indexedDB.cmp.bind(indexedDB),
    }) as unknown as IDBFactory

  test.each<[string, IDBFactory | undefined]>([
    ['it is not there', undefined],
    ['opening throws', throwing(new DOMException('The operation is insecure', 'SecurityError'))],
    ['it cannot be changed', throwing(new DOMException('No mutations', 'InvalidStateError'))],
    ['it fails for a reason of its own', throwing(new DOMException('Internal error', 'UnknownError'))],
  ])('is answered with 503 where %s, signing in as well', async (_, factory) => {
    const { indexedDB: usual } = Dexie.dependencies
    Dexie.dependencies.indexedDB = factory as IDBFactory
    try {
      const api = createTestApi()
      expect(await api.get('apps/tasks/all')).toMatchObject(refused)
      expect(await api.send('POST', 'auth/sign-in', SAMPLE_CREDENTIALS)).toMatchObject(refused)
    } finally {
      Dexie.dependencies.indexedDB = usual
    }
  })
})

describe('a tab of an earlier build that does not let the database go', () => {
  /** Holds the database at an early version, deaf to what others want. */
  const hold = (database: string): Promise<IDBDatabase> =>
    new Promise((resolve) => {
      const request = indexedDB.open(database, 1)
      request.onsuccess = () => resolve(request.result)
    })

  test('is waited for three seconds, then answered with 503; once it is closed everything works', async () => {
    const database = newDatabase()
    const held = await hold(database)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const api = createTestApi({ database })
    const first = api.get('apps/tasks/all')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), PATIENTLY)
    await vi.advanceTimersByTimeAsync(BLOCKED_MS)
    expect(await first).toMatchObject({ status: 503, body: { error: expect.stringContaining('Close its other tabs') } })

    const second = api.get('apps/tasks/all')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), PATIENTLY)
    await vi.advanceTimersByTimeAsync(OPENING_MS)
    expect((await second).status).toBe(503)

    held.close()
    vi.useRealTimers()
    expect(await count(api)).toBeGreaterThan(40)
  })
})

describe('a newer build that opened the database', () => {
  /** The next build: a table more, and so a higher version. */
  const newer = (database: string) => {
    const last = Math.max(...schemaOf(workspaceModules(modules)).versions.map(({ version }) => version))
    const more = { tables: { things: 'id, a, b' }, versions: [{ version: last + 1, schema: '' }] }
    const db = new CairnDb(database, schemaOf([...workspaceModules(modules), more]))
    return createApi({ modules, ...oneWorkspace(db), now: () => TEST_NOW, delay: async () => {}, random: Math.random })
  }

  test('is not blocked by a tab of this build, which reads on and writes nothing', async () => {
    const database = newDatabase()
    const old = createTestApi({ database })
    const before = await count(old)
    expect((await ask(newer(database), '/api/apps/tasks/task?id=team', { method: 'DELETE' })).status).toBe(200)

    expect(await count(old)).toBe(before - 1)
    expect(await add(old)).toMatchObject({ status: 503, body: { error: expect.stringContaining('newer version') } })
    expect(await count(old)).toBe(before - 1)
  })

  test('tells a tab of this build at once, and one that starts later too; being deleted is no newer build', async () => {
    const database = newDatabase()
    const reported = vi.fn()
    const start = () => {
      const db = new CairnDb(database, schemaOf(workspaceModules(modules)))
      const options = { now: () => TEST_NOW, delay: async () => {}, random: Math.random, onNewer: reported }
      return createApi({ modules, ...oneWorkspace(db), ...options })
    }
    await ask(start(), '/api/changes/restored')
    await Dexie.delete(database)
    await ask(start(), '/api/changes/restored')
    expect(reported).not.toHaveBeenCalled()
    await ask(newer(database), '/api/changes/restored')
    expect(reported).toHaveBeenCalledOnce()
    await ask(start(), '/api/changes/restored')
    expect(reported).toHaveBeenCalledTimes(2)
  })

  test('and was then rolled back: this build reads what is there, and seeds and writes nothing', async () => {
    const database = newDatabase()
    await ask(newer(database), '/api/apps/tasks/all')
    const old = createTestApi({ database })
    expect(await count(old)).toBeGreaterThan(40)
    expect((await old.get('pages/activities')).body).toEqual([])
    expect((await add(old)).status).toBe(503)
    expect(await old.db.table('activities').count()).toBe(0)
  })
})

describe('a connection that the browser drops', () => {
  test('is opened again once, and neither a read nor a write notices', async () => {
    const api = createTestApi()
    const before = await count(api)
    api.db.close()
    expect(await count(api)).toBe(before)
    api.db.close()
    expect((await add(api)).status).toBe(200)
    expect(await count(api)).toBe(before + 1)
  })

  test.each(['InvalidStateError', 'UnknownError'])('with %s likewise, and the write has one effect', async (name) => {
    const api = createTestApi()
    const before = await count(api)
    failing(api, name, 1)
    expect((await add(api)).status).toBe(200)
    expect(await count(api)).toBe(before + 1)
  })

  test('and never comes back is told with 503; when it is there again everything works', async () => {
    const api = createTestApi()
    const before = await count(api)
    const stop = failing(api, 'InvalidStateError', Number.POSITIVE_INFINITY)
    expect(await add(api)).toMatchObject({ status: 503, body: { error: expect.stringContaining('storage was lost') } })
    expect((await api.get('apps/tasks/all')).status).toBe(503)
    stop()
    expect(await count(api)).toBe(before)
  })

  test('an error that is none of these is not tried again', async () => {
    const api = createTestApi()
    await count(api)
    let calls = 0
    api.db.table('tasks').hook('creating', () => {
      calls += 1
      throw new TypeError('a bug')
    })
    expect(await add(api)).toMatchObject({ status: 500, body: { error: expect.stringContaining('a bug') } })
    expect(calls).toBe(1)
  })

  /** The next transactions fail, as they do on a connection that is gone. */
  function failing(api: TestApi, name: string, times: number): () => void {
    const begin = IDBDatabase.prototype.transaction
    let left = times
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...wanted) {
      // Dexie's own look at the schema, while opening, passes no options.
      if (this.name !== api.db.name || wanted[2] === undefined || left === 0) return begin.apply(this, wanted)
      left -= 1
      throw new DOMException('The connection is closing', name)
    })
    // A connection keeps the method that it was opened with.
    api.db.close({ disableAutoOpen: false })
    return () => {
      left = 0
    }
  }
})

test('what is stored of a body is what the contract names, on a plain object', async () => {
  const api = createTestApi()
  const sent = { title: 'plain', extra: 1, toString: 'x', hasOwnProperty: 1 }
  await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: sent, constructors: 1 })
  const stored = await api.db.table('tasks').get('team')
  const fresh = await api.db.table('tasks').get('learning')
  expect(Object.keys(stored).sort()).toEqual(Object.keys(fresh).sort())
  expect(Object.getPrototypeOf(stored)).toBe(Object.prototype)
})
