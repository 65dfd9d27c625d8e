// Lists of tasks: made, changed, put in order, deleted with what is in them and restored.
import { expect, test } from 'vitest'
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { all, apiWith, changed, titles } from '#tests/setup/tasks-api.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'
import { exportFile, importFile, SMALL } from '#tests/setup/workspace-api.ts'

const listsOf = async (api: TestApi) => (await api.get('apps/tasks/lists')).body as TaskList[]

async function made(api: TestApi, ...names: string[]): Promise<TaskList[]> {
  const answer = await api.send('POST', 'apps/tasks/lists', { lists: names.map((title) => ({ title })) })
  expect(answer.status).toBe(200)
  return answer.body as TaskList[]
}

const inList = async (api: TestApi, id: string | null) =>
  titles((await all(api)).filter(({ listId = null }) => listId === id))

test('lists are made behind the others, each with a colour that no list has; a title that is there already answers its list', async () => {
  const api = await apiWith()
  const [home, garden] = await made(api, 'Home', 'Garden')
  expect(await listsOf(api)).toEqual([home, garden])
  expect(home?.color).not.toBe(garden?.color)
  expect(await made(api, ' hOME ', 'Office', 'office')).toEqual([
    home,
    expect.objectContaining({ title: 'Office' }),
    expect.objectContaining({ title: 'Office' }),
  ])
  expect((await listsOf(api)).map(({ title }) => title)).toEqual(['Home', 'Garden', 'Office'])
})

test('a colour that is asked for is the colour; a name of nothing and an unknown colour are refused', async () => {
  const api = await apiWith()
  const send = (list: object) => api.send('POST', 'apps/tasks/lists', { lists: [list] })
  expect((await send({ title: 'Home', color: 'pink' })).body).toMatchObject([{ title: 'Home', color: 'pink' }])
  expect((await send({ title: ' ' })).status).toBe(400)
  expect((await send({ title: 'Other', color: 'ultraviolet' })).status).toBe(400)
  expect(await listsOf(api)).toHaveLength(1)
})

test('a list is renamed and coloured; the name of another is not taken; null where there is none', async () => {
  const api = await apiWith()
  const [home] = await made(api, 'Home', 'Garden')
  const send = async (list: object, id = home?.id) =>
    (await api.send('PATCH', 'apps/tasks/list', { id, list })).body as TaskList | null
  expect(await send({ title: 'House' })).toEqual({ ...home, title: 'House' })
  expect(await send({ color: 'teal' })).toEqual({ ...home, title: 'House', color: 'teal' })
  expect(await send({ title: 'garden' })).toMatchObject({ title: 'House' })
  expect(await send({ title: 'HOUSE' })).toMatchObject({ title: 'HOUSE' })
  expect(await send({ title: 'Any' }, 'none')).toBeNull()
})

test('lists sent in an order take it, those that are not sent follow', async () => {
  const api = await apiWith()
  const [home, , office] = await made(api, 'Home', 'Garden', 'Office')
  await api.send('PATCH', 'apps/tasks/lists/order', { lists: [{ id: office?.id }, { id: 'none' }, { id: home?.id }] })
  expect((await listsOf(api)).map(({ title }) => title)).toEqual(['Office', 'Home', 'Garden'])
})

test('a task is in the list that it says, new or changed; without one, or with null, in the inbox', async () => {
  const api = await apiWith('a', 'b')
  const [home] = await made(api, 'Home')
  const listId = home?.id ?? ''
  await api.send('POST', 'apps/tasks/tasks', { tasks: [{ id: 'c', title: 'c', listId }], afterId: null })
  await changed(api, 'a', { listId })
  expect(await inList(api, listId)).toEqual(['c', 'a'])
  expect(await inList(api, null)).toEqual(['b'])
  await changed(api, 'a', { listId: null })
  expect(await inList(api, null)).toEqual(['a', 'b'])
})

test('what follows a task that repeats is in the same list', async () => {
  const api = await apiWith('a')
  const [home] = await made(api, 'Home')
  await changed(api, 'a', { listId: home?.id, repeat: 'FREQ=DAILY' })
  await changed(api, 'a', { completed: true })
  expect(await inList(api, home?.id ?? '')).toEqual(['a', 'a'])
})

test('DELETE apps/tasks/list takes its tasks and sections along, and one undo brings back all; false where there is none', async () => {
  const api = await apiWith('a', 'b', 'c')
  const [home] = await made(api, 'Home', 'Garden')
  const listId = home?.id ?? ''
  await changed(api, 'a', { listId })
  await changed(api, 'c', { listId, type: 'section' })
  const before = await all(api)
  const removed = await api.send('DELETE', `apps/tasks/list?id=${listId}`)
  expect([removed.status, removed.body]).toEqual([200, true])
  expect(titles(await all(api))).toEqual(['b'])
  expect(await listsOf(api)).toMatchObject([{ title: 'Garden' }])
  const undone = await api.send('POST', 'changes/undo', { id: removed.headers.get('x-change-id') })
  expect(undone).toMatchObject({ status: 200, body: { api: 'tasks', restored: 3 } })
  expect(await all(api)).toEqual(before)
  expect(await listsOf(api)).toMatchObject([home, { title: 'Garden' }])
  expect(await api.send('DELETE', 'apps/tasks/list?id=none')).toMatchObject({ status: 200, body: false })
})

test('the specified calls stay over all lists', async () => {
  const api = await apiWith('a', 'b')
  const [home] = await made(api, 'Home')
  await changed(api, 'a', { listId: home?.id })
  expect(titles((await api.get('apps/tasks/search?query=a')).body as Task[])).toEqual(['<mark>a</mark>'])
  await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'b' }, { id: 'a' }] })
  expect(titles(await all(api))).toEqual(['b', 'a'])
})

test('a backup keeps lists and what is in them', async () => {
  const api = await apiWith('a')
  const [home] = await made(api, 'Home')
  const listId = home?.id ?? ''
  await changed(api, 'a', { listId })
  const file = await exportFile(api)
  const other = createTestApi({ only: SMALL })
  expect((await importFile(other, file, { mode: 'apply', others: 'remove' })).status).toBe(200)
  expect(await listsOf(other)).toEqual([home])
  expect(await inList(other, listId)).toEqual(['a'])
})
