// The journal as it is stored in Cache Storage. The browser's own is used by `npm run drill`; here a map stands in for it.
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { createCacheJournal, JOURNAL_CACHE } from '#sw/api/engine/journal/cache-journal.ts'
import type { JournalEntry } from '#sw/api/engine/journal/journal-replay.ts'
import { cacheStorage } from '#tests/setup/cache-storage.ts'
import { createTestApi, newDatabase } from '#tests/setup/test-api.ts'

const entry = (seq: number): JournalEntry => ({
  seq,
  at: 1,
  epoch: 'e',
  seeded: {},
  rows: [{ table: 't', key: `${seq}`, after: null }],
})

test('an entry is stored once appending it has resolved, and is replaced by one with the same number', async () => {
  const journal = createCacheJournal(cacheStorage())
  await journal.append([entry(1), entry(12)])
  await journal.append([{ ...entry(1), at: 2 }])
  const { snapshots, entries } = await journal.readAll()
  expect(snapshots).toEqual([])
  expect(entries.toSorted((a, b) => a.seq - b.seq)).toEqual([{ ...entry(1), at: 2 }, entry(12)])
  expect(await journal.list()).toEqual({ snapshots: [], entries: [1, 12], bytes: [] })
})

test('a snapshot deletes what is older than the one before it; two snapshots are stored', async () => {
  const journal = createCacheJournal(cacheStorage())
  await journal.append([1, 2, 3].map(entry))
  await journal.compact(3, 'three', 0)
  expect(await journal.list()).toEqual({ snapshots: [3], entries: [1, 2, 3], bytes: [] })
  await journal.append([4, 5, 6].map(entry))
  await journal.compact(6, 'six', 3)
  await journal.append([entry(10)])
  expect(await journal.list()).toEqual({ snapshots: [3, 6], entries: [4, 5, 6, 10], bytes: [] })
  expect((await journal.readAll()).snapshots).toEqual(['six', 'three'])
  await journal.compact(10, 'ten', 6)
  expect((await journal.readAll()).snapshots).toEqual(['ten', 'six'])
})

test('bytes stay when a snapshot deletes their entries', async () => {
  const journal = createCacheJournal(cacheStorage())
  await journal.append([entry(1)])
  await journal.putBytes('1-0', Uint8Array.of(7))
  await journal.compact(1, 'one', 0)
  await journal.append([entry(2)])
  await journal.compact(2, 'two', 1)
  expect(await journal.list()).toEqual({ snapshots: [1, 2], entries: [2], bytes: ['1-0'] })
  expect(await journal.readBytes('1-0')).toEqual(Uint8Array.of(7))
})

test('an entry that cannot be read is left out', async () => {
  const storage = cacheStorage()
  const journal = createCacheJournal(storage)
  await journal.append([entry(1), entry(2)])
  await (await storage.open(JOURNAL_CACHE)).put('/journal/entries/1', new Response('{"seq":1,'))
  expect((await journal.readAll()).entries).toEqual([entry(2)])
})

test('bytes are stored unchanged until they are dropped', async () => {
  const journal = createCacheJournal(cacheStorage())
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  await journal.putBytes('7-0', bytes)
  await journal.putBytes('7-1', new Uint8Array())
  expect(await journal.list()).toEqual({ snapshots: [], entries: [], bytes: ['7-0', '7-1'] })
  expect([await journal.readBytes('7-0'), await journal.readBytes('7-1')]).toEqual([bytes, new Uint8Array()])
  await journal.dropBytes(['7-0'])
  expect(await journal.readBytes('7-0')).toBeUndefined()
  expect((await journal.list()).bytes).toEqual(['7-1'])
})

test('a lost database is rebuilt from it', async () => {
  const [database, storage] = [newDatabase(), cacheStorage()]
  const start = () => createTestApi({ database, journal: createCacheJournal(storage) })
  const api = start()
  await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title: 'kept' } })
  await api.send('DELETE', 'apps/tasks/task?id=learning')
  const before = await api.get('apps/tasks/all')
  api.db.close()
  await Dexie.delete(database)
  expect((await start().get('apps/tasks/all')).body).toEqual(before.body)
})
