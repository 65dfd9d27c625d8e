// Tasks that repeat: completing one makes the next as one change; reminders; saved filters.
import { describe, expect, test } from 'vitest'
import type { Task, TaskFilter } from '#contract/apps/tasks.ts'
import { all } from '#tests/setup/tasks-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const days = (count: number) => {
  const date = new Date(TEST_NOW)
  date.setDate(date.getDate() + count)
  date.setHours(9, 0, 0, 0)
  return date
}
const iso = (count: number) => days(count).toISOString()

async function add(api: TestApi, changes: Partial<Task>): Promise<Task> {
  const task = { title: 'Water the plants', dueDate: iso(1), repeat: 'FREQ=DAILY;INTERVAL=2', ...changes }
  const { body } = await api.send('POST', 'apps/tasks/tasks', { tasks: [task], afterId: null })
  const [added] = body as Task[]
  if (!added) throw new Error('nothing was added')
  return added
}
const complete = async (api: TestApi, id: string, completed = true) => {
  const answer = await api.send('PATCH', 'apps/tasks/tasks', { tasks: [{ id, task: { completed } }] })
  expect(answer.status).toBe(200)
  return { tasks: answer.body as Task[], headers: answer.headers }
}

test('reminders: those due and not seen, the earliest first, and when the next is due', async () => {
  const api = createTestApi()
  const at = (minutes: number) => new Date(TEST_NOW + minutes * 60_000).toISOString()
  const update = (id: string, task: Partial<Task>) => api.send('PATCH', 'apps/tasks/tasks', { tasks: [{ id, task }] })
  const read = async () => {
    const { due, next } = (await api.get('apps/tasks/reminders')).body as { due: Task[]; next: string | null }
    return { due: due.map(({ id }) => id), next }
  }
  const late = await add(api, { reminder: at(5), repeat: null })
  const early = await add(api, { reminder: at(3), repeat: null })
  // One with a past of its own, as a copy has, reminds of nothing.
  const past = await add(api, { reminder: at(-60), repeat: null })
  expect(past.reminderDone).toBe(true)
  expect(await read()).toEqual({ due: [], next: at(3) })
  api.setNow(TEST_NOW + 6 * 60_000)
  expect(await read()).toEqual({ due: [early.id, late.id], next: null })
  await update(early.id, { reminderDone: true })
  await complete(api, late.id)
  expect(await read()).toEqual({ due: [], next: null })
  // Set again, in another zone's words, it is due again.
  await update(early.id, { reminder: at(20).replace('Z', '+00:00') })
  await update(past.id, { reminder: at(4) })
  expect(await read()).toEqual({ due: [past.id], next: at(20) })
  await update(past.id, { reminder: null })
  expect(await read()).toEqual({ due: [], next: at(20) })
})

describe('completing a task that repeats', () => {
  test('makes the next, directly behind it, with all that it has and nothing of it done', async () => {
    const api = createTestApi()
    const task = await add(api, {
      notes: 'Not too much',
      priority: 2,
      tags: ['bug'],
      startDate: iso(0),
      reminder: iso(1),
      subTasks: [{ id: 's', title: 'Fill the can', completed: true, dueDate: iso(1), notes: 'Rain water' }],
    })
    const { tasks } = await complete(api, task.id)
    expect(tasks).toHaveLength(2)
    expect(tasks[0]).toMatchObject({ id: task.id, completed: true, repeat: null, dueDate: iso(1) })
    const [done, next] = await all(api)
    expect(done?.id).toBe(task.id)
    expect(next).toMatchObject({
      title: 'Water the plants',
      notes: 'Not too much',
      completed: false,
      completedAt: null,
      dueDate: iso(3),
      startDate: iso(2),
      reminder: iso(3),
      repeat: 'FREQ=DAILY;INTERVAL=2',
      priority: 2,
      tags: ['bug'],
      subTasks: [{ title: 'Fill the can', completed: false, dueDate: iso(3), notes: 'Rain water' }],
    })
    expect(next?.subTasks[0]?.id).not.toBe('s')
  })

  test('is one change: undoing it takes the next away and opens the one before, which repeats again', async () => {
    const api = createTestApi()
    const task = await add(api, {})
    const before = await all(api)
    const { headers } = await complete(api, task.id)
    expect(await all(api)).toHaveLength(before.length + 1)
    const undone = await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(undone.status).toBe(200)
    expect((await all(api)).map(({ updatedAt: _, ...rest }) => rest)).toEqual(
      before.map(({ updatedAt: _, ...rest }) => rest),
    )
  })

  test('the call of the specification does so too, and answers the task', async () => {
    const api = createTestApi()
    const task = await add(api, {})
    const { body } = await api.send('PATCH', 'apps/tasks/task', { id: task.id, task: { completed: true } })
    expect(body).toMatchObject({ id: task.id, completed: true })
    expect((await all(api))[1]).toMatchObject({ title: task.title, completed: false, dueDate: iso(3) })
  })

  test('the next is never past, however long it was left undone', async () => {
    const api = createTestApi()
    const task = await add(api, { dueDate: iso(-31) })
    const { tasks } = await complete(api, task.id)
    const due = Date.parse(tasks[1]?.dueDate ?? '')
    expect(due).toBeGreaterThanOrEqual(TEST_NOW)
    expect(due).toBeLessThan(TEST_NOW + 3 * 86_400_000)
  })

  test('counted from the day it is done, the next is so long after that day, at its own time', async () => {
    const api = createTestApi()
    const early = await add(api, { dueDate: iso(1), reminder: iso(1), repeat: 'FREQ=DAILY;INTERVAL=3;FROM=COMPLETION' })
    const { tasks } = await complete(api, early.id)
    expect(tasks[1]).toMatchObject({ dueDate: iso(3), reminder: iso(3), repeat: early.repeat })
    const late = await add(api, { dueDate: iso(-20), repeat: 'FREQ=WEEKLY;FROM=COMPLETION' })
    expect((await complete(api, late.id)).tasks[1]).toMatchObject({ dueDate: iso(7) })
  })

  test('at its end, and where it was done already, nothing follows', async () => {
    const api = createTestApi()
    const last = await add(api, { repeat: 'FREQ=DAILY;COUNT=1' })
    expect((await complete(api, last.id)).tasks).toHaveLength(1)
    const done = await add(api, { completed: true })
    expect((await complete(api, done.id)).tasks).toHaveLength(1)
  })

  test('named twice in one call, it is followed once', async () => {
    const api = createTestApi()
    const { id } = await add(api, {})
    const patch = { id, task: { completed: true } }
    const { body } = await api.send('PATCH', 'apps/tasks/tasks', { tasks: [patch, patch] })
    expect(body).toHaveLength(2)
  })
})

test.each(['FREQ=HOURLY', 'every friday', 'FREQ=DAILY;COUNT=0', `FREQ=DAILY;${'X'.repeat(200)}`])(
  'a repetition that nobody understands is refused, and nothing is written: %s',
  async (repeat) => {
    const api = createTestApi()
    const task = await add(api, {})
    const answer = await api.send('PATCH', 'apps/tasks/task', { id: task.id, task: { repeat, title: 'x' } })
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('repeat') } })
    expect((await all(api))[0]?.title).toBe('Water the plants')
  },
)

describe('saved filters', () => {
  const filters = async (api: TestApi) => (await api.send('GET', 'apps/tasks/filters')).body as TaskFilter[]
  const save = async (api: TestApi, title: string, search: string) => {
    const { status, body } = await api.send('POST', 'apps/tasks/filter', { filter: { title, search } })
    return { status, body: body as TaskFilter }
  }

  test('there is none at first; one that is saved is listed, and replaced under the same name', async () => {
    const api = createTestApi()
    expect(await filters(api)).toEqual([])
    const { body } = await save(api, 'Late bugs', 'tag=bug')
    const again = await save(api, 'Late bugs', 'tag=bug&due=overdue')
    expect(again).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await filters(api)).toEqual([{ id: body.id, title: 'Late bugs', search: 'tag=bug&due=overdue' }])
  })

  test('one is deleted, and deleting it can be undone; an unknown one answers false', async () => {
    const api = createTestApi()
    const { body } = await save(api, 'Late bugs', 'tag=bug')
    const { body: isDone, headers } = await api.send('DELETE', `apps/tasks/filter?id=${body.id}`)
    expect(isDone).toBe(true)
    expect(await filters(api)).toEqual([])
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(await filters(api)).toEqual([body])
    expect((await api.send('DELETE', 'apps/tasks/filter?id=none')).body).toBe(false)
  })

  test('a name is needed', async () => {
    expect((await save(createTestApi(), '', 'tag=bug')).status).toBe(400)
  })
})
