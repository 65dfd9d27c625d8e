// A browser may delete the whole database after a crash. What was acknowledged comes back from the journal, and the person is told once.
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import { COMPACT_EVERY, compact } from '#sw/api/journal.ts'
import { type JournalEntry, replay } from '#sw/api/journal-replay.ts'
import { createMemoryJournal, type MemoryJournal } from '#tests/setup/memory-journal.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const DAY = 86_400_000
let database: string
let journal: MemoryJournal

beforeEach(() => {
  database = newDatabase()
  journal = createMemoryJournal()
})

const start = () => createTestApi({ database, journal })

/** What the browser does after an unclean exit: the next run finds no database. */
async function lose(api: TestApi): Promise<TestApi> {
  api.db.close()
  await Dexie.delete(database)
  const next = start()
  next.setNow(TEST_NOW + 3 * DAY)
  return next
}

async function contents(api: TestApi): Promise<{ tasks: Task[]; tags: TaskTag[]; activities: unknown }> {
  const [tasks, tags, activities] = await Promise.all(
    ['apps/tasks/all', 'apps/tasks/tags', 'pages/activities'].map((path) => api.get(path)),
  )
  return { tasks: tasks?.body as Task[], tags: tags?.body as TaskTag[], activities: activities?.body }
}

const rename = (api: TestApi, title: string, id = 'team') =>
  api.send('PATCH', 'apps/tasks/task', { id, task: { title } })

describe('if the browser deletes the database', () => {
  test('every acknowledged change is there again: added, changed, moved, deleted', async () => {
    const api = start()
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'x', uid: 'u' }, { title: 'y' }], afterId: 'team' })
    await rename(api, 'The team')
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'some-day' }, { id: 'this-week' }] })
    await api.send('DELETE', 'apps/tasks/task?id=learning')
    await api.send('DELETE', 'apps/tasks/tag?id=api')
    await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Errand' } })
    const { tasks, tags } = await contents(api)

    const after = await contents(await lose(api))
    expect(after.tasks).toEqual(tasks)
    expect(after.tags.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      tags.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test('also after hundreds of changes, twice over, with work in between', async () => {
    let api = start()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < COMPACT_EVERY + 30; count += 1)
        await rename(api, `${round} ${count}`, count % 2 ? 'team' : 'learning')
      await api.send('DELETE', `apps/tasks/task?id=${round ? 'some-day' : 'this-week'}`)
      const before = (await contents(api)).tasks
      await vi.waitFor(() => expect(Math.max(...journal.snapshots.keys())).toBeGreaterThan(0))
      api = await lose(api)
      expect((await contents(api)).tasks).toEqual(before)
    }
  })

  test('undone changes stay undone', async () => {
    const api = start()
    const change = await rename(api, 'oops')
    await api.send('POST', 'changes/undo', { id: change.headers.get('x-change-id') })
    const before = (await contents(api)).tasks
    expect((await contents(await lose(api))).tasks).toEqual(before)
  })

  test('the samples among it keep the dates of the first run; an app that was never changed begins anew', async () => {
    const api = start()
    const before = await contents(api)
    await rename(api, 'changed')
    const after = await contents(await lose(api))
    expect(after.tasks.find(({ id }) => id === 'learning')).toEqual(before.tasks.find(({ id }) => id === 'learning'))
    expect(after.activities).not.toEqual(before.activities)
  })

  test('the person is told once: when, and how many rows', async () => {
    const api = start()
    await rename(api, 'one')
    await rename(api, 'two')
    await rename(api, 'three', 'learning')
    expect((await api.get('changes/restored')).body).toBeNull()

    const next = await lose(api)
    const told = { at: new Date(TEST_NOW + 3 * DAY).toISOString(), rows: 2 }
    expect((await next.get('changes/restored')).body).toEqual(told)
    expect((await start().get('changes/restored')).body).toEqual(told)
    expect((await next.send('DELETE', 'changes/restored')).body).toBe(true)
    expect((await next.get('changes/restored')).body).toBeNull()
    expect((await start().get('changes/restored')).body).toBeNull()
    expect((await next.send('DELETE', 'changes/restored')).body).toBe(false)
  })

  test('two tabs and the worker that start together restore once', async () => {
    const api = start()
    await rename(api, 'kept')
    await api.send('DELETE', 'apps/tasks/task?id=learning')
    const before = (await contents(api)).tasks
    const apis = [await lose(api), start(), start()]
    for (const { tasks } of await Promise.all(apis.map(contents))) expect(tasks).toEqual(before)
  })

  test('a tab that is slow to restore undoes nothing that another has done since', async () => {
    const api = start()
    await rename(api, 'before')
    api.db.close()
    await Dexie.delete(database)
    const [reading, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const readAll = async () => {
      const kept = await journal.readAll()
      reading.resolve()
      await done.promise
      return kept
    }
    const slow = createTestApi({ database, journal: { ...journal, readAll } }).get('apps/tasks/task?id=team')
    await reading.promise
    const quick = start()
    await rename(quick, 'since')
    await quick.send('DELETE', 'changes/restored')
    done.resolve()
    expect((await slow).body).toMatchObject({ title: 'since' })
    expect((await quick.get('changes/restored')).body).toBeNull()
  })

  test('the numbers of changes go on, so that an old id never undoes something new', async () => {
    const api = start()
    const old = await rename(api, 'one')
    const next = await lose(api)
    expect((await next.send('POST', 'changes/undo', { id: old.headers.get('x-change-id') })).body).toBeNull()
    expect((await rename(next, 'two')).headers.get('x-change-id')).toBe('2')
  })

  test('a table that this build no longer has is passed over', async () => {
    const api = start()
    await rename(api, 'kept')
    await journal.append([
      {
        seq: 2,
        at: 0,
        epoch: (await api.db.meta.get('epoch'))?.value as string,
        seeded: { gone: 1 },
        rows: [{ table: 'gone', key: 'a', after: { id: 'a' } }],
      },
    ])
    expect((await contents(await lose(api))).tasks).toContainEqual(expect.objectContaining({ title: 'kept' }))
  })

  test('a first visit is no loss: nothing is told', async () => {
    const api = start()
    await contents(api)
    expect((await api.get('changes/restored')).body).toBeNull()
  })
})

describe('the journal', () => {
  test('has a change before its answer is given', async () => {
    const api = start()
    const answer = await rename(api, 'x')
    const entry = journal.entries.get(Number(answer.headers.get('x-change-id')))
    expect(entry).toEqual({
      seq: 1,
      at: TEST_NOW,
      epoch: expect.any(String),
      seeded: { tasks: TEST_NOW },
      rows: [{ table: 'tasks', key: 'team', after: answer.body }],
    })
  })

  test('has every change of many at once', async () => {
    const api = start()
    await Promise.all(Array.from({ length: 30 }, (_, index) => rename(api, `${index}`)))
    expect([...journal.entries.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  test('gets from the next run what a run stored and could not append, before even a repeated request is answered', async () => {
    const api = start()
    await rename(api, 'there')
    journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const key = { 'idempotency-key': 'k' }
    const sent = ['DELETE', 'apps/tasks/task?id=learning', undefined, key] as const
    expect((await api.send(...sent)).body).toBe(true)
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
    journal.fail(false)
    expect([...journal.entries.keys()]).toEqual([1])

    const next = start()
    expect((await next.send(...sent)).body).toBe(true)
    expect([...journal.entries.keys()]).toEqual([1, 2])
  })

  test('that fails once does not fail the change, and has it with the next', async () => {
    const api = start()
    await rename(api, 'one')
    journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect((await rename(api, 'two')).status).toBe(200)
    warned.mockRestore()
    journal.fail(false)
    await rename(api, 'three')
    expect([...journal.entries.keys()]).toEqual([1, 2, 3])
  })

  test('that could not be read at the first visit is left alone until the next run, which brings it everything', async () => {
    journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await rename(start(), 'one')
    warned.mockRestore()
    journal.fail(false)
    const next = start()
    await rename(next, 'two', 'learning')
    const before = (await contents(next)).tasks
    expect([...journal.entries.keys()]).toEqual([1, 2])
    expect((await contents(await lose(next))).tasks).toEqual(before)
  })

  test('that could not be read when the database was lost is merged later: what was done meanwhile is newer', async () => {
    const api = start()
    await rename(api, 'old team')
    await rename(api, 'old learning', 'learning')
    journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const blind = await lose(api)
    await blind.get('apps/tasks/all')
    warned.mockRestore()
    journal.fail(false)
    await rename(blind, 'newer team')
    await rename(blind, 'new team')

    const next = start()
    const title = async (from: TestApi, id: string) => ((await from.get(`apps/tasks/task?id=${id}`)).body as Task).title
    expect([await title(next, 'team'), await title(next, 'learning')]).toEqual(['new team', 'old learning'])
    await rename(next, 'later', 'some-day')
    const again = await lose(next)
    expect([await title(again, 'team'), await title(again, 'learning'), await title(again, 'some-day')]).toEqual([
      'new team',
      'old learning',
      'later',
    ])
  })

  test(`is folded into a snapshot every ${COMPACT_EVERY} changes; two are kept, with the entries since the older one`, async () => {
    const api = start()
    for (let count = 0; count < 3 * COMPACT_EVERY; count += 1) {
      await rename(api, `${count}`)
      if ((count + 1) % COMPACT_EVERY === 0) await vi.waitFor(() => expect(journal.snapshots.has(count + 1)).toBe(true))
    }
    expect([...journal.snapshots.keys()]).toEqual([2 * COMPACT_EVERY, 3 * COMPACT_EVERY])
    const kept = [...journal.entries.keys()].sort((a, b) => a - b)
    expect([kept[0], kept.at(-1), kept.length]).toEqual([2 * COMPACT_EVERY + 1, 3 * COMPACT_EVERY, COMPACT_EVERY])
  })

  test('a snapshot that is damaged gives way to the older one, and nothing is missing', async () => {
    const api = start()
    await twoSnapshots(api)
    await rename(api, 'after both', 'learning')
    const before = (await contents(api)).tasks
    const newest = Math.max(...journal.snapshots.keys())
    journal.snapshots.set(newest, (journal.snapshots.get(newest) ?? '').replace('"rows"', '"rovs"'))
    expect((await contents(await lose(api))).tasks).toEqual(before)
  })

  test('with both snapshots damaged what is left is put back, and is never folded into a new snapshot', async () => {
    const api = start()
    await twoSnapshots(api)
    await rename(api, 'after both', 'learning')
    for (const seq of journal.snapshots.keys()) journal.snapshots.set(seq, 'damaged')
    const next = await lose(api)
    expect((await next.get('apps/tasks/task?id=learning')).body).toMatchObject({ title: 'after both' })
    await compact(journal)
    expect([...journal.snapshots.values()]).toEqual(['damaged', 'damaged'])
  })

  test('of an empty store, or one with an entry missing, no snapshot is made', async () => {
    await journal.append([{ seq: 1, at: 0, epoch: 'e', seeded: {}, rows: [] }])
    await compact(journal)
    expect(journal.snapshots.size).toBe(0)
    journal.entries.clear()
    const api = start()
    for (const title of ['a', 'b', 'c']) await rename(api, title)
    const missing = journal.entries.get(2) as JournalEntry
    journal.entries.delete(2)
    await compact(journal)
    expect(journal.snapshots.size).toBe(0)
    journal.entries.set(2, missing)
    await compact(journal)
    expect([...journal.snapshots.keys()]).toEqual([3])
    await compact(journal)
    expect([...journal.snapshots.keys()]).toEqual([3])
  })

  test('an entry that a killed run left out in the middle is brought by the next', async () => {
    const api = start()
    for (const title of ['a', 'b', 'c']) await rename(api, title)
    journal.entries.delete(2)
    await rename(start(), 'd')
    expect([...journal.entries.keys()].sort()).toEqual([1, 2, 3, 4])
    expect((await replay(await journal.readAll())).isWhole).toBe(true)
  })

  test('that was lost itself begins again with the changes that the log still has', async () => {
    const api = start()
    await rename(api, 'one')
    await rename(api, 'two', 'learning')
    journal = createMemoryJournal()
    const next = start()
    await rename(next, 'three', 'some-day')
    const before = (await contents(next)).tasks
    expect((await contents(await lose(next))).tasks).toEqual(before)
  })

  /** Two snapshots; the rows of the first do not change again. */
  async function twoSnapshots(api: TestApi): Promise<void> {
    await rename(api, 'only once', 'some-day')
    await compact(journal)
    await rename(api, 'twice')
    await compact(journal)
    expect([...journal.snapshots.keys()]).toEqual([1, 2])
  }
})

test('without a journal nothing is kept twice, and a lost database begins anew', async () => {
  const first = createTestApi({ database })
  await rename(first, 'x')
  first.db.close()
  await Dexie.delete(database)
  expect((await createTestApi({ database }).get('apps/tasks/task?id=team')).body).toMatchObject({ title: 'Team' })
})
