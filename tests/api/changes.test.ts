// Every write can be undone by the id that its answer carries.
import { describe, expect, test } from 'vitest'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import { CHANGES_KEPT, CHANGES_KEPT_MS, PURGE_EVERY } from '#sw/api/engine/change-log/change-log.ts'
import { type Answer, createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const changeOf = ({ headers }: Answer) => headers.get('x-change-id')
const undo = (api: TestApi, id: string | null) => api.send('POST', 'changes/undo', { id })
const all = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]
const contents = async (api: TestApi) => [await all(api), (await api.get('apps/tasks/tags')).body as TaskTag[]]

describe('undo puts back what there was before', () => {
  test.each<[string, string, string, object | undefined]>([
    ['adding a task', 'POST', 'apps/tasks/task', { type: 'task' }],
    ['adding several', 'POST', 'apps/tasks/tasks', { tasks: [{ title: 'x' }, { title: 'y' }], afterId: 'this-week' }],
    ['changing a task', 'PATCH', 'apps/tasks/task', { id: 'this-week', task: { title: 'Soon', completed: true } }],
    [
      'changing several',
      'PATCH',
      'apps/tasks/tasks',
      { tasks: ['this-week', 'team'].map((id) => ({ id, task: { priority: 0 } })) },
    ],
    ['deleting a task', 'DELETE', 'apps/tasks/task?id=team', undefined],
    ['deleting several', 'DELETE', 'apps/tasks/tasks', { ids: ['team', 'learning', 'this-week'] }],
    ['moving tasks', 'PATCH', 'apps/tasks/order', { tasks: [{ id: 'team' }, { id: 'learning' }, { id: 'this-week' }] }],
    ['adding a tag', 'POST', 'apps/tasks/tag', { tag: { title: 'Errand' } }],
    ['renaming a tag', 'PATCH', 'apps/tasks/tag', { id: 'bug', tag: { title: 'Defect' } }],
    ['deleting a tag that many tasks bear', 'DELETE', 'apps/tasks/tag?id=api', undefined],
  ])('after %s, and undoing the undo does it again', async (_, method, path, body) => {
    const api = createTestApi()
    const before = await contents(api)
    const write = await api.send(method, path, body)
    const after = await contents(api)
    expect(after).not.toEqual(before)

    const undone = await undo(api, changeOf(write))
    expect(undone).toMatchObject({ status: 200, body: { api: 'tasks', kept: 0, restored: expect.any(Number) } })
    expect(await contents(api)).toEqual(before)

    const redone = await undo(api, changeOf(undone))
    expect(redone).toMatchObject({ body: { kept: 0 } })
    expect(await contents(api)).toEqual(after)

    await undo(api, changeOf(redone))
    expect(await contents(api)).toEqual(before)
  })
})

describe('undo and later edits', () => {
  test('field by field: a later edit of another field stays', async () => {
    const api = createTestApi()
    const [task] = await all(api)
    const first = await api.send('PATCH', 'apps/tasks/task', { id: task?.id, task: { title: 'One', priority: 2 } })
    await api.send('PATCH', 'apps/tasks/task', { id: task?.id, task: { notes: 'kept', priority: 0 } })
    expect((await undo(api, changeOf(first))).body).toEqual({ api: 'tasks', restored: 1, kept: 0 })
    expect((await all(api))[0]).toMatchObject({ title: task?.title, notes: 'kept', priority: 0 })
  })

  test('a row whose fields have all been changed again is left alone, and counted as kept', async () => {
    const api = createTestApi()
    const ids = ['team', 'learning']
    const patch = (id: string, title: string) => ({ id, task: { title } })
    const first = await api.send('PATCH', 'apps/tasks/tasks', { tasks: ids.map((id) => patch(id, 'One')) })
    api.setNow(TEST_NOW + 1000)
    await api.send('PATCH', 'apps/tasks/task', patch('team', 'Two'))
    expect((await undo(api, changeOf(first))).body).toEqual({ api: 'tasks', restored: 1, kept: 1 })
    const titles = (await all(api)).filter(({ id }) => ids.includes(id)).map(({ title }) => title)
    expect(titles).toEqual(['Learning', 'Two'])
  })

  test('a task deleted since is not brought back by undoing an earlier edit', async () => {
    const api = createTestApi()
    const edit = await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title: 'x' } })
    await api.send('DELETE', 'apps/tasks/task?id=team')
    expect((await undo(api, changeOf(edit))).body).toEqual({ api: 'tasks', restored: 0, kept: 1 })
    expect((await api.get('apps/tasks/task?id=team')).body).toBeNull()
  })

  test('undoing twice does nothing the second time, and is then no change', async () => {
    const api = createTestApi()
    const deleted = await api.send('DELETE', 'apps/tasks/task?id=team')
    await undo(api, changeOf(deleted))
    const again = await undo(api, changeOf(deleted))
    expect(again.body).toEqual({ api: 'tasks', restored: 0, kept: 1 })
    expect(changeOf(again)).toBeNull()
  })

  test('undoing a creation takes later edits along, and undoing that brings them back', async () => {
    const api = createTestApi()
    const created = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const { id } = created.body as Task
    await api.send('PATCH', 'apps/tasks/task', { id, task: { title: 'later' } })
    const undone = await undo(api, changeOf(created))
    expect((await api.get(`apps/tasks/task?id=${id}`)).body).toBeNull()
    await undo(api, changeOf(undone))
    expect((await api.get(`apps/tasks/task?id=${id}`)).body).toMatchObject({ title: 'later' })
  })
})

describe('the change log', () => {
  test('a row that one write touches twice is put back as it was before the first time', async () => {
    const api = createTestApi()
    await all(api)
    // In one place, which makes the back end number all tasks anew before it moves these.
    await api.db.table('tasks').update('team', { order: 0 })
    const before = await all(api)
    const moved = await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'this-week' }, { id: 'team' }] })
    expect((await all(api)).slice(0, 2).map(({ id }) => id)).toEqual(['this-week', 'team'])
    await undo(api, changeOf(moved))
    expect(await all(api)).toEqual(before)
  })

  test('a field that a write did not change counts neither as restored nor as changed since', async () => {
    const api = createTestApi()
    const [label] = (await api.get('apps/mailbox/labels')).body as { id: string; title: string }[]
    const write = await api.send('PATCH', 'apps/mailbox/label', { id: label?.id, label: { title: label?.title } })
    expect(await undo(api, changeOf(write))).toMatchObject({ status: 200, body: { restored: 0, kept: 0 } })
  })

  test('an unknown id answers null; one that is no id 400', async () => {
    const api = createTestApi()
    for (const id of ['999', 'x', '-1', '1e3', '0', ' '])
      expect(await undo(api, id)).toMatchObject({ status: 200, body: null })
    expect((await undo(api, '')).status).toBe(400)
    expect((await api.send('POST', 'changes/undo', { id: 1 })).status).toBe(400)
  })

  test('ids go up and are never used again', async () => {
    const api = createTestApi()
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1)
      ids.push(Number(changeOf(await api.send('POST', 'apps/tasks/task', { type: 'task' }))))
    expect(ids).toEqual([1, 2, 3])
    await api.db.changes.clear()
    expect(changeOf(await api.send('POST', 'apps/tasks/task', { type: 'task' }))).toBe('4')
  })

  test(`keeps the last ${CHANGES_KEPT} changes`, async () => {
    const api = createTestApi()
    await fillLog(api)
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    // Number 1 is past the bound from now on, number 2 is the oldest within it.
    expect((await undo(api, '1')).body).toBeNull()
    expect((await undo(api, '2')).body).not.toBeNull()
  })

  test(`the log never holds more than ${CHANGES_KEPT} changes and one round of cleaning`, async () => {
    const api = createTestApi()
    await fillLog(api)
    const counts: number[] = []
    for (let written = 0; written < 2 * PURGE_EVERY; written += 1) {
      await api.send('POST', 'apps/tasks/task', { type: 'task' })
      counts.push(await api.db.changes.count())
    }
    expect(Math.max(...counts)).toBeLessThan(CHANGES_KEPT + PURGE_EVERY)
    expect(Math.min(...counts)).toBe(CHANGES_KEPT)
  })

  test('keeps them for 30 days', async () => {
    const api = createTestApi()
    const early = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    api.setNow(TEST_NOW + CHANGES_KEPT_MS)
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    expect((await undo(api, changeOf(early))).body).not.toBeNull()
    api.setNow(TEST_NOW + CHANGES_KEPT_MS + 1)
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    expect(await undo(api, changeOf(early))).toMatchObject({ status: 200, body: null })
  })

  test('a write that changes nothing is no change', async () => {
    const api = createTestApi()
    expect(changeOf(await api.send('PATCH', 'apps/tasks/order', { tasks: [] }))).toBeNull()
    expect(await api.db.changes.count()).toBe(0)
  })

  test('seeding is no change', async () => {
    const api = createTestApi()
    await api.get('apps/tasks/all')
    expect(await api.db.changes.count()).toBe(0)
  })
})

/** A log as full as it may be. */
async function fillLog(api: TestApi): Promise<void> {
  await api.get('apps/tasks/tags')
  const numbers = Array.from({ length: CHANGES_KEPT }, (_, index) => index + 1)
  await api.db.changes.bulkAdd(
    numbers.map((seq) => ({ seq, at: TEST_NOW, api: 'tasks', endpoint: 'x', rows: [], touched: [] })),
  )
  await api.db.meta.put({ key: 'seq', value: CHANGES_KEPT })
}
