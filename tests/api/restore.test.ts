// A browser may delete the whole database after a crash. What was acknowledged comes back from the journal, and the person is notified once.

import { Dexie } from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { COMPACT_EVERY } from '#sw/api/engine/journal/journal.ts'
import { AFTER_LOSS, contents, createDevice, type Device, rename } from '#tests/setup/device.ts'
import { PATIENTLY } from '#tests/setup/patiently.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

let device: Device

beforeEach(() => {
  device = createDevice()
})

describe('if the browser deletes the database', () => {
  test('every acknowledged change is there again: added, changed, moved, deleted', async () => {
    const api = device.start()
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'x', uid: 'u' }, { title: 'y' }], afterId: 'team' })
    await rename(api, 'The team')
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'some-day' }, { id: 'this-week' }] })
    await api.send('DELETE', 'apps/tasks/task?id=learning')
    await api.send('DELETE', 'apps/tasks/tag?id=api')
    await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Errand' } })
    const { tasks, tags } = await contents(api)

    const after = await contents(await device.lose(api))
    expect(after.tasks).toEqual(tasks)
    expect(after.tags).toEqual(tags)
  })

  test('also after hundreds of changes, twice over, with work in between', { tags: 'extended' }, async () => {
    let api = device.start()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < COMPACT_EVERY + 30; count += 1)
        await rename(api, `${round} ${count}`, count % 2 ? 'team' : 'learning')
      await api.send('DELETE', `apps/tasks/task?id=${round ? 'some-day' : 'this-week'}`)
      const before = (await contents(api)).tasks
      await vi.waitFor(() => expect(Math.max(...device.journal.snapshots.keys())).toBeGreaterThan(0), PATIENTLY)
      api = await device.lose(api)
      expect((await contents(api)).tasks).toEqual(before)
    }
  })

  test('undone changes stay undone', async () => {
    const api = device.start()
    const change = await rename(api, 'oops')
    await api.send('POST', 'changes/undo', { id: change.headers.get('x-change-id') })
    const before = (await contents(api)).tasks
    expect((await contents(await device.lose(api))).tasks).toEqual(before)
  })

  test('the samples among it keep the dates of the first run; an app that was never changed begins anew', async () => {
    const api = device.start()
    const before = await contents(api)
    await rename(api, 'changed')
    const after = await contents(await device.lose(api))
    expect(after.tasks.find(({ id }) => id === 'learning')).toEqual(before.tasks.find(({ id }) => id === 'learning'))
    expect(after.activities).not.toEqual(before.activities)
  })

  test('the person is told once: when, and how many rows', async () => {
    const api = device.start()
    await rename(api, 'one')
    await rename(api, 'two')
    await rename(api, 'three', 'learning')
    expect((await api.get('changes/restored')).body).toBeNull()

    const next = await device.lose(api)
    const reported = { at: new Date(AFTER_LOSS).toISOString(), rows: 2 }
    expect((await next.get('changes/restored')).body).toEqual(reported)
    expect((await device.start().get('changes/restored')).body).toEqual(reported)
    expect((await next.send('DELETE', 'changes/restored')).body).toBe(true)
    expect((await next.get('changes/restored')).body).toBeNull()
    expect((await device.start().get('changes/restored')).body).toBeNull()
    expect((await next.send('DELETE', 'changes/restored')).body).toBe(false)
  })

  test('two tabs and the worker that start together restore once', async () => {
    const api = device.start()
    await rename(api, 'kept')
    await api.send('DELETE', 'apps/tasks/task?id=learning')
    const before = (await contents(api)).tasks
    const apis = [await device.lose(api), device.start(), device.start()]
    for (const { tasks } of await Promise.all(apis.map(contents))) expect(tasks).toEqual(before)
  })

  test('a tab that is slow to restore undoes nothing that another has done since', async () => {
    const api = device.start()
    await rename(api, 'before')
    api.db.close()
    await Dexie.delete(device.database)
    const [reading, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const readAll = async () => {
      const stored = await device.journal.readAll()
      reading.resolve()
      await done.promise
      return stored
    }
    const slow = createTestApi({ database: device.database, journal: { ...device.journal, readAll } }).get(
      'apps/tasks/task?id=team',
    )
    await reading.promise
    const quick = device.start()
    await rename(quick, 'since')
    await quick.send('DELETE', 'changes/restored')
    done.resolve()
    expect((await slow).body).toMatchObject({ title: 'since' })
    expect((await quick.get('changes/restored')).body).toBeNull()
  })

  test('the numbers of changes go on, so that an old id never undoes something new', async () => {
    const api = device.start()
    const old = await rename(api, 'one')
    const next = await device.lose(api)
    expect((await next.send('POST', 'changes/undo', { id: old.headers.get('x-change-id') })).body).toBeNull()
    expect((await rename(next, 'two')).headers.get('x-change-id')).toBe('2')
  })

  test('a table that this build no longer has is passed over', async () => {
    const api = device.start()
    await rename(api, 'kept')
    await device.journal.append([
      {
        seq: 2,
        at: 0,
        epoch: (await api.db.meta.get('epoch'))?.value as string,
        seeded: { gone: 1 },
        rows: [{ table: 'gone', key: 'a', after: { id: 'a' } }],
      },
    ])
    expect((await contents(await device.lose(api))).tasks).toContainEqual(expect.objectContaining({ title: 'kept' }))
  })

  test('a first visit is no loss: nothing is told', async () => {
    const api = device.start()
    await contents(api)
    expect((await api.get('changes/restored')).body).toBeNull()
  })
})

test('without a journal nothing is kept twice, and a lost database begins anew', async () => {
  const first = createTestApi({ database: device.database })
  await rename(first, 'x')
  first.db.close()
  await Dexie.delete(device.database)
  expect((await createTestApi({ database: device.database }).get('apps/tasks/task?id=team')).body).toMatchObject({
    title: 'Team',
  })
})
