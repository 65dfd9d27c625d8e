// A long list window by window, and what has changed of it since: the tasks, which are the first to be read so.
import { expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { ListChanges, ListWindow } from '#contract/windows.ts'
import { WINDOW_ROWS } from '#sw/api/engine/kit/windows.ts'
import { all, apiWith } from '#tests/setup/tasks-api.ts'
import type { TestApi } from '#tests/setup/test-api.ts'

const windowAfter = async (api: TestApi, after?: string | null) =>
  (await api.get(`apps/tasks/window${after ? `?after=${encodeURIComponent(after)}` : ''}`)).body as ListWindow<Task>
const changedSince = async (api: TestApi, since: string) =>
  (await api.get(`apps/tasks/changed?since=${encodeURIComponent(since)}`)).body as ListChanges<Task> | null

async function inWindows(api: TestApi): Promise<Task[][]> {
  const windows: Task[][] = []
  for (let next: string | null | undefined; next !== null; ) {
    const read: ListWindow<Task> = await windowAfter(api, next)
    windows.push(read.rows)
    next = read.next
  }
  return windows
}

const many = (count: number) => apiWith(...Array.from({ length: count }, (_, index) => `t${index}`))
/** The rows that share a place, around the end of the first window. */
const putTogether = (api: TestApi, ids: readonly string[]) =>
  Promise.all(ids.map((id) => api.db.table('tasks').update(id, { order: WINDOW_ROWS - 1 })))

test.each([0, 1, WINDOW_ROWS - 1, WINDOW_ROWS, WINDOW_ROWS + 1, 2 * WINDOW_ROWS + 3])(
  'the windows of %i tasks are all of them, in their order',
  async (count) => {
    const api = await many(count)
    const windows = await inWindows(api)
    expect(windows.flat()).toEqual(await all(api))
    expect(windows.slice(0, -1).every((rows) => rows.length === WINDOW_ROWS)).toBe(true)
  },
)

test('a start that no window has answered is refused with 400', async () => {
  const api = await many(2)
  expect((await api.get('apps/tasks/window?after=somewhere')).status).toBe(400)
})

test('tasks that share a place at the end of a window are in one window each', async () => {
  const api = await many(WINDOW_ROWS + 20)
  const rows = await all(api)
  await putTogether(
    api,
    rows.slice(WINDOW_ROWS - 5, WINDOW_ROWS + 5).map(({ id }) => id),
  )
  const ids = (await inWindows(api)).flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(WINDOW_ROWS + 20)
  expect(ids).toHaveLength(WINDOW_ROWS + 20)
})

test('changes since a stamp: new, changed and deleted rows, and nothing else', async () => {
  const api = await apiWith('a', 'b', 'c', 'd')
  const { stamp } = await windowAfter(api)
  expect(await changedSince(api, stamp)).toEqual({ rows: [], gone: [], stamp })

  await api.send('PATCH', 'apps/tasks/task', { id: 'a', task: { title: 'Other' } })
  await api.send('POST', 'apps/tasks/tasks', { tasks: [{ id: 'e', title: 'e' }], afterId: 'b' })
  await api.send('DELETE', 'apps/tasks/task?id=c')
  const changed = await changedSince(api, stamp)
  expect(changed?.rows.map(({ id }) => id).toSorted()).toEqual(['a', 'e'])
  expect(changed?.gone).toEqual(['c'])
  expect(await changedSince(api, changed?.stamp ?? '')).toMatchObject({ rows: [], gone: [] })
})

test('a row that an undo restores is a change too', async () => {
  const api = await apiWith('a', 'b')
  const deleted = await api.send('DELETE', 'apps/tasks/task?id=a')
  const { stamp } = await windowAfter(api)
  await api.send('POST', 'changes/undo', { id: deleted.headers.get('x-change-id') })
  expect((await changedSince(api, stamp))?.rows).toMatchObject([{ id: 'a' }])
})

test('another domain’s change says nothing of the tasks', async () => {
  const api = await apiWith('a')
  const { stamp } = await windowAfter(api)
  await api.send('POST', 'apps/tasks/tag', { tag: { title: 'New' } })
  const changed = await changedSince(api, stamp)
  expect(changed).toMatchObject({ rows: [], gone: [] })
  expect(changed?.stamp).not.toBe(stamp)
})

test.each(['', 'none', '999999 UTC ', '-1 UTC '])(
  'a stamp of nowhere, “%s”: the list has to be read again',
  async (since) => {
    expect(await changedSince(await apiWith('a'), since)).toBeNull()
  },
)

test('after more changes than are looked through the list has to be read again', async () => {
  const api = await apiWith('a')
  const { stamp } = await windowAfter(api)
  for (let round = 0; round <= 100; round += 1)
    await api.send('PATCH', 'apps/tasks/task', { id: 'a', task: { title: `${round}` } })
  expect(await changedSince(api, stamp)).toBeNull()
})

test('a change of very many rows: the list has to be read again', async () => {
  const api = await apiWith()
  const { stamp } = await windowAfter(api)
  const tasks = Array.from({ length: 1001 }, (_, index) => ({ id: `n${index}`, title: 'n' }))
  await api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })
  expect(await changedSince(api, stamp)).toBeNull()
})

test('rows of a workspace that was emptied are reported as deleted', async () => {
  const api = await apiWith('a')
  const { stamp } = await windowAfter(api)
  await api.send('POST', 'workspace/reset', { factor: 0 })
  expect(await changedSince(api, stamp)).toMatchObject({ rows: [], gone: ['a'] })
})
