// The journal of changes: what is in it when, how it is folded, and how damage to it is borne.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { COMPACT_EVERY, compact } from '#sw/api/engine/journal/journal.ts'
import { type JournalEntry, replay } from '#sw/api/engine/journal/journal-replay.ts'
import { contents, createDevice, type Device, rename } from '#tests/setup/device.ts'
import { createMemoryJournal } from '#tests/setup/memory-journal.ts'
import { PATIENTLY } from '#tests/setup/patiently.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

let device: Device

beforeEach(() => {
  device = createDevice()
})

describe('the journal', () => {
  test('has a change before its answer is given', async () => {
    const api = device.start()
    const answer = await rename(api, 'x')
    const entry = device.journal.entries.get(Number(answer.headers.get('x-change-id')))
    expect(entry).toEqual({
      seq: 1,
      at: TEST_NOW,
      epoch: expect.any(String),
      seeded: { tasks: TEST_NOW },
      rows: [{ table: 'tasks', key: 'team', after: answer.body }],
    })
  })

  test('has every change of many at once', async () => {
    const api = device.start()
    await Promise.all(Array.from({ length: 30 }, (_, index) => rename(api, `${index}`)))
    expect([...device.journal.entries.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  test('gets changes that a run stored but could not append from the next run, before that answers even a repeated request', async () => {
    const api = device.start()
    await rename(api, 'there')
    device.journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const key = { 'idempotency-key': 'k' }
    const sent = ['DELETE', 'apps/tasks/task?id=learning', undefined, key] as const
    expect((await api.send(...sent)).body).toBe(true)
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
    device.journal.fail(false)
    expect([...device.journal.entries.keys()]).toEqual([1])

    const next = device.start()
    expect((await next.send(...sent)).body).toBe(true)
    expect([...device.journal.entries.keys()]).toEqual([1, 2])
  })

  test('that fails once does not fail the change, and has it with the next', async () => {
    const api = device.start()
    await rename(api, 'one')
    device.journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect((await rename(api, 'two')).status).toBe(200)
    warned.mockRestore()
    device.journal.fail(false)
    await rename(api, 'three')
    expect([...device.journal.entries.keys()]).toEqual([1, 2, 3])
  })

  test('has a change that another tab stored but did not append before the answer is repeated', async () => {
    const [stopped, api] = [device.start(), device.start()]
    await rename(stopped, 'one')
    await rename(api, 'two')
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    device.journal.fail(true)
    const body = { id: 'team', task: { title: 'three' } }
    const send = (from: TestApi) => from.send('PATCH', 'apps/tasks/task', body, { 'idempotency-key': 'k' })
    await send(stopped)
    device.journal.fail(false)
    warned.mockRestore()
    expect((await send(api)).headers.get('x-change-id')).toBe('3')
    expect([...device.journal.entries.keys()]).toEqual([1, 2, 3])
  })

  test('that could not be read at the first visit is left unchanged until the next run, which appends everything', async () => {
    device.journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await rename(device.start(), 'one')
    warned.mockRestore()
    device.journal.fail(false)
    const next = device.start()
    await rename(next, 'two', 'learning')
    const before = (await contents(next)).tasks
    expect([...device.journal.entries.keys()]).toEqual([1, 2])
    expect((await contents(await device.lose(next))).tasks).toEqual(before)
  })

  test('that could not be read when the database was lost is merged later: what was done meanwhile is newer', async () => {
    const api = device.start()
    await rename(api, 'old team')
    await rename(api, 'old learning', 'learning')
    device.journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const blind = await device.lose(api)
    await blind.get('apps/tasks/all')
    warned.mockRestore()
    device.journal.fail(false)
    await rename(blind, 'newer team')
    await rename(blind, 'new team')

    const next = device.start()
    const title = async (from: TestApi, id: string) => ((await from.get(`apps/tasks/task?id=${id}`)).body as Task).title
    expect([await title(next, 'team'), await title(next, 'learning')]).toEqual(['new team', 'old learning'])
    await rename(next, 'later', 'some-day')
    const again = await device.lose(next)
    expect([await title(again, 'team'), await title(again, 'learning'), await title(again, 'some-day')]).toEqual([
      'new team',
      'old learning',
      'later',
    ])
  })

  test(`is folded into a snapshot every ${COMPACT_EVERY} changes; two are kept, with the entries since the older one`, async () => {
    const api = device.start()
    for (let count = 0; count < 3 * COMPACT_EVERY; count += 1) {
      await rename(api, `${count}`)
      if ((count + 1) % COMPACT_EVERY === 0)
        await vi.waitFor(() => expect(device.journal.snapshots.has(count + 1)).toBe(true), PATIENTLY)
    }
    expect([...device.journal.snapshots.keys()]).toEqual([2 * COMPACT_EVERY, 3 * COMPACT_EVERY])
    const numbers = [...device.journal.entries.keys()].sort((a, b) => a - b)
    expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([
      2 * COMPACT_EVERY + 1,
      3 * COMPACT_EVERY,
      COMPACT_EVERY,
    ])
  })

  test('a snapshot that is damaged gives way to the older one, and nothing is missing', async () => {
    const api = device.start()
    await twoSnapshots(api)
    await rename(api, 'after both', 'learning')
    const before = (await contents(api)).tasks
    const newest = Math.max(...device.journal.snapshots.keys())
    device.journal.snapshots.set(newest, (device.journal.snapshots.get(newest) ?? '').replace('"rows"', '"rovs"'))
    expect((await contents(await device.lose(api))).tasks).toEqual(before)
  })

  test('with both snapshots damaged what is left is put back, and is never folded into a new snapshot', async () => {
    const api = device.start()
    await twoSnapshots(api)
    await rename(api, 'after both', 'learning')
    for (const seq of device.journal.snapshots.keys()) device.journal.snapshots.set(seq, 'damaged')
    const next = await device.lose(api)
    expect((await next.get('apps/tasks/task?id=learning')).body).toMatchObject({ title: 'after both' })
    await compact(device.journal)
    expect([...device.journal.snapshots.values()]).toEqual(['damaged', 'damaged'])
  })

  test('of an empty store, or one with an entry missing, no snapshot is made', async () => {
    await device.journal.append([{ seq: 1, at: 0, epoch: 'e', seeded: {}, rows: [] }])
    await compact(device.journal)
    expect(device.journal.snapshots.size).toBe(0)
    device.journal.entries.clear()
    const api = device.start()
    for (const title of ['a', 'b', 'c']) await rename(api, title)
    const missing = device.journal.entries.get(2) as JournalEntry
    device.journal.entries.delete(2)
    await compact(device.journal)
    expect(device.journal.snapshots.size).toBe(0)
    device.journal.entries.set(2, missing)
    await compact(device.journal)
    expect([...device.journal.snapshots.keys()]).toEqual([3])
    await compact(device.journal)
    expect([...device.journal.snapshots.keys()]).toEqual([3])
  })

  test('an entry that a killed run left out in the middle is brought by the next', async () => {
    const api = device.start()
    for (const title of ['a', 'b', 'c']) await rename(api, title)
    device.journal.entries.delete(2)
    await rename(device.start(), 'd')
    expect([...device.journal.entries.keys()].sort()).toEqual([1, 2, 3, 4])
    expect((await replay(await device.journal.readAll())).isWhole).toBe(true)
  })

  test('that was lost itself begins again with the changes that the log still has', async () => {
    const api = device.start()
    await rename(api, 'one')
    await rename(api, 'two', 'learning')
    device.journal = createMemoryJournal()
    const next = device.start()
    await rename(next, 'three', 'some-day')
    const before = (await contents(next)).tasks
    expect((await contents(await device.lose(next))).tasks).toEqual(before)
  })

  /** Two snapshots; the rows of the first do not change again. */
  async function twoSnapshots(api: TestApi): Promise<void> {
    await rename(api, 'only once', 'some-day')
    await compact(device.journal)
    await rename(api, 'twice')
    await compact(device.journal)
    expect([...device.journal.snapshots.keys()]).toEqual([1, 2])
  }
})
