// Sample content comes once, whole, and only when it is first requested.
import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { defineApi } from '#contract/define-api.ts'
import { seedTasks } from '#seed/tasks.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { createSeeding } from '#sw/api/engine/seeding.ts'
import { createWriteQueue } from '#sw/api/engine/write-queue.ts'
import { createTestApi, newDatabase, TEST_NOW } from '#tests/setup/test-api.ts'

describe('seeding', () => {
  test('two tabs and the worker starting together seed once: five at a time, and each answers the same', async () => {
    const database = newDatabase()
    const apis = Array.from({ length: 5 }, () => createTestApi({ database }))
    const answers = await Promise.all(apis.map((api) => api.get('apps/tasks/all')))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(seedTasks(TEST_NOW))
    }
  })

  test('a later run finds what is there and does not seed again', async () => {
    const database = newDatabase()
    const first = createTestApi({ database })
    await first.send('DELETE', 'apps/tasks/task?id=team')
    const second = createTestApi({ database })
    second.setNow(TEST_NOW + 86_400_000)
    expect((await second.get('apps/tasks/all')).body).toEqual(seedTasks(TEST_NOW).filter(({ id }) => id !== 'team'))
  })

  test('a list that the person emptied stays empty', async () => {
    const database = newDatabase()
    const ids = seedTasks(TEST_NOW).map(({ id }) => id)
    await createTestApi({ database }).send('DELETE', 'apps/tasks/tasks', { ids })
    expect((await createTestApi({ database }).get('apps/tasks/all')).body).toEqual([])
  })

  test('a module is seeded when it is first asked for, also by a write', async () => {
    const api = createTestApi()
    await api.get('pages/activities')
    expect(await api.db.table('tasks').count()).toBe(0)
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    expect((await api.get('apps/tasks/all')).body as Task[]).toHaveLength(seedTasks(TEST_NOW).length + 1)
  })

  test('a seed that throws leaves nothing behind and can be tried again', async () => {
    const { db, seeding, module, failWith } = flaky()
    failWith('before')
    await expect(seeding.ensure(module)).rejects.toThrow('no seed today')
    failWith('half')
    await expect(seeding.ensure(module)).rejects.toThrow()
    expect([await db.table('things').count(), await db.table('others').count(), await db.meta.count()]).toEqual([
      0, 0, 0,
    ])
    failWith('never')
    await seeding.ensure(module)
    expect([await db.table('things').count(), await db.table('others').count()]).toEqual([2, 1])
  })

  test('a database that was deleted while the app ran is seeded anew', async () => {
    const api = createTestApi()
    await api.send('DELETE', 'apps/tasks/task?id=team')
    await new CairnDb(api.db.name, schemaOf([])).delete()
    expect((await api.get('apps/tasks/all')).body).toEqual(seedTasks(TEST_NOW))
  })
})

/** A module whose seed fails as set: before it has rows, or with a row twice, so that storing fails half way. */
function flaky() {
  let failing: 'before' | 'half' | 'never' = 'never'
  const module = defineModule(defineApi('flaky', 'local', {}), {
    tables: { others: table<{ id: string }>(), things: table<{ id: string }>() },
    seed: () => {
      if (failing === 'before') throw new Error('no seed today')
      return { others: [{ id: 'a' }], things: [{ id: 'a' }, { id: failing === 'half' ? 'a' : 'b' }] }
    },
    handlers: {},
  })
  const tables = { others: 'id', things: 'id' }
  const entry: ModuleEntry = { name: 'flaky', paths: [], tables, load: async () => module }
  const db = new CairnDb(newDatabase(), schemaOf([{ tables }]))
  return {
    db,
    module: entry,
    seeding: createSeeding(db, createWriteQueue(), {
      now: () => TEST_NOW,
      factor: 1,
      isSample: true,
      onProgress: () => {},
    }),
    failWith: (when: typeof failing) => {
      failing = when
    },
  }
}
