// Workspace spec §4, §7: creating, changing and deleting tasks, one and many.
import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { all, apiWith, changed, titles } from '#tests/setup/tasks-api.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

describe('creating', () => {
  test('a new task starts with empty title, null notes, not completed, no due date, priority 1, no tags, and goes to the top of the order', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const at = new Date(TEST_NOW).toISOString()
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'task',
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      assignedTo: null,
      subTasks: [],
      order: expect.any(Number),
      createdAt: at,
      updatedAt: at,
      completedAt: null,
    })
    expect((await all(api))[0]).toEqual(body)
  })

  test('a section is created likewise', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/tasks/task', { type: 'section' })
    expect((await all(api))[0]).toEqual(body)
    expect(body).toMatchObject({ type: 'section', title: '' })
  })

  test('the first task of an empty list is created too', async () => {
    const api = await apiWith()
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    expect(await all(api)).toHaveLength(1)
  })

  test('drafts go behind the task named, in their sequence, and what they leave out is as in a new task', async () => {
    const api = await apiWith('a', 'b')
    const { body } = await api.send('POST', 'apps/tasks/tasks', {
      tasks: [
        { title: 'x', priority: 2 },
        { title: 'y', type: 'section' },
        { title: 'z', completed: true },
      ],
      afterId: 'a',
    })
    expect(titles(await all(api))).toEqual(['a', 'x', 'y', 'z', 'b'])
    expect(body).toMatchObject([
      { title: 'x', type: 'task', priority: 2, completedAt: null },
      { title: 'y', type: 'section', priority: 1 },
      { title: 'z', completed: true, completedAt: new Date(TEST_NOW).toISOString() },
    ])
  })

  test('with no task named they go to the top, with an unknown one to the end', async () => {
    const api = await apiWith('a')
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'top 1' }, { title: 'top 2' }], afterId: null })
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'end 1' }, { title: 'end 2' }], afterId: 'none' })
    expect(titles(await all(api))).toEqual(['top 1', 'top 2', 'a', 'end 1', 'end 2'])
  })

  test('a hundred tasks one by one behind the same one keep their sequence and their distance', async () => {
    const api = await apiWith('a', 'b')
    for (let count = 0; count < 100; count += 1) {
      await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: `${count}` }], afterId: 'a' })
    }
    const list = await all(api)
    expect(titles(list)).toEqual(['a', ...Array.from({ length: 100 }, (_, count) => `${99 - count}`), 'b'])
    expect(new Set(list.map(({ order }) => order)).size).toBe(102)
  })

  test('importing again changes nothing: a draft whose uid or id exists is skipped, also within one import', async () => {
    const api = await apiWith('a')
    const tasks = [
      { title: 'x', uid: 'uid-1' },
      { title: 'twice', uid: 'uid-1' },
      { title: 'y', uid: 'uid-2' },
      { title: 'old', id: 'a' },
    ]
    const first = await api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })
    expect(titles(first.body as Task[])).toEqual(['x', 'y'])
    const before = await all(api)
    const again = await api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })
    expect(again.body).toEqual([])
    expect(again.headers.get('x-change-id')).toBeNull()
    expect(await all(api)).toEqual(before)
  })
})

describe('changing', () => {
  test('PATCH apps/tasks/task, body {id, task}: answers the updated task, and what was not sent stays', async () => {
    const api = await apiWith('a')
    const [before] = await all(api)
    api.setNow(TEST_NOW + 60_000)
    const sent = {
      title: 'Ring back',
      notes: 'tomorrow',
      dueDate: '2026-11-18T09:00:00.000Z',
      priority: 2,
      tags: ['bug'],
    }
    const after = await changed(api, 'a', sent)
    expect(after).toEqual({ ...before, ...sent, updatedAt: new Date(TEST_NOW + 60_000).toISOString() })
    expect(await all(api)).toEqual([after])
  })

  test('completed toggles, and the time of completing with it', async () => {
    const api = await apiWith('a')
    expect(await changed(api, 'a', { completed: true })).toMatchObject({
      completed: true,
      completedAt: new Date(TEST_NOW).toISOString(),
    })
    api.setNow(TEST_NOW + 5000)
    expect(await changed(api, 'a', { completed: true, title: 'b' })).toMatchObject({
      completedAt: new Date(TEST_NOW).toISOString(),
    })
    expect(await changed(api, 'a', { completed: false })).toMatchObject({ completed: false, completedAt: null })
  })

  test('subtasks are {id, title, completed}, changed as a whole', async () => {
    const api = await apiWith('a')
    const subTasks = [
      { id: '1', title: 'first', completed: true },
      { id: '2', title: '', completed: false },
    ]
    expect(await changed(api, 'a', { subTasks })).toMatchObject({ subTasks })
  })

  test('id, order and the times are not for callers to change, and unknown fields are dropped', async () => {
    const api = await apiWith('a')
    const [before] = await all(api)
    const sent = {
      id: 'b',
      order: 99,
      createdAt: '2000-01-01T00:00:00Z',
      updatedAt: '2000-01-01T00:00:00Z',
      completedAt: null,
      extra: 1,
    }
    expect(await changed(api, 'a', sent)).toEqual(before)
    expect(await all(api)).toEqual([before])
  })

  test('an unknown id answers null and changes nothing', async () => {
    const api = await apiWith('a')
    const before = await all(api)
    const answer = await api.send('PATCH', 'apps/tasks/task', { id: 'none', task: { title: 'x' } })
    expect(answer).toMatchObject({ status: 200, body: null })
    expect(await all(api)).toEqual(before)
  })

  test('many tasks change in one change; unknown ids are passed over; patches for one task add up', async () => {
    const api = await apiWith('a', 'b', 'c')
    const answer = await api.send('PATCH', 'apps/tasks/tasks', {
      tasks: [
        { id: 'c', task: { priority: 2 } },
        { id: 'none', task: { priority: 2 } },
        { id: 'a', task: { title: 'A' } },
        { id: 'c', task: { title: 'C' } },
      ],
    })
    expect(answer.body).toMatchObject([
      { id: 'c', title: 'C', priority: 2 },
      { id: 'a', title: 'A' },
    ])
    expect(titles(await all(api))).toEqual(['A', 'b', 'C'])
    await api.send('POST', 'changes/undo', { id: answer.headers.get('x-change-id') })
    expect(titles(await all(api))).toEqual(['a', 'b', 'c'])
  })
})

describe('deleting', () => {
  test('DELETE apps/tasks/task, query id: answers true, and the task is gone; a second time false', async () => {
    const api = await apiWith('a', 'b')
    expect((await api.send('DELETE', 'apps/tasks/task?id=a')).body).toBe(true)
    expect(titles(await all(api))).toEqual(['b'])
    expect(await api.send('DELETE', 'apps/tasks/task?id=a')).toMatchObject({ status: 200, body: false })
  })

  test('deleting a section leaves the tasks that stood in it', async () => {
    const api = createTestApi()
    const before = await all(api)
    await api.send('DELETE', `apps/tasks/task?id=${before[0]?.id}`)
    expect(await all(api)).toEqual(before.slice(1))
  })

  test('many are deleted in one change, true where there was one, false where there was none', async () => {
    const api = await apiWith('a', 'b', 'c')
    expect((await api.send('DELETE', 'apps/tasks/tasks', { ids: ['a', 'none', 'c'] })).body).toBe(true)
    expect(titles(await all(api))).toEqual(['b'])
    expect((await api.send('DELETE', 'apps/tasks/tasks', { ids: ['a', 'none'] })).body).toBe(false)
    expect((await api.send('DELETE', 'apps/tasks/tasks', { ids: [] })).body).toBe(false)
  })
})
