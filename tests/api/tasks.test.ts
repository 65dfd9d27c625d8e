// Workspace spec §3, §4, §5, §7, §9 as far as tasks go, and the calls that the screen needs besides.
import { describe, expect, test } from 'vitest'
import type { Task, TaskAssignee, TaskTag } from '#contract/apps/tasks.ts'
import { people } from '#seed/people.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const all = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]
const tagsOf = async (api: TestApi) => (await api.get('apps/tasks/tags')).body as TaskTag[]
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title)

/** A list of its own: only these tasks, in this order, with ids like their titles. */
async function apiWith(...names: string[]): Promise<TestApi> {
  const api = createTestApi()
  await api.send('DELETE', 'apps/tasks/tasks', { ids: (await all(api)).map(({ id }) => id) })
  await api.send('POST', 'apps/tasks/tasks', { tasks: names.map((id) => ({ id, title: id })), afterId: null })
  return api
}

async function changed(api: TestApi, id: string, task: object): Promise<Task> {
  return (await api.send('PATCH', 'apps/tasks/task', { id, task })).body as Task
}

describe('tags', () => {
  test('GET apps/tasks/tags: seed tags Api, Frontend, Bug, Backend, Urgent, Discuss', async () => {
    const found = await tagsOf(createTestApi())
    expect(new Set(found.map(({ title }) => title))).toEqual(
      new Set(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss']),
    )
  })

  test('POST apps/tasks/tag, body {tag}: answers the tag with an id, and it is listed', async () => {
    const api = createTestApi()
    const created = await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Errand' } })
    expect(created).toMatchObject({ status: 200, body: { title: 'Errand', id: expect.stringMatching(/./) } })
    expect(await tagsOf(api)).toContainEqual(created.body)
  })

  test('PATCH apps/tasks/tag, body {id, tag}: answers the updated tag; its id stays', async () => {
    const api = createTestApi()
    const updated = await api.send('PATCH', 'apps/tasks/tag', { id: 'bug', tag: { title: 'Defect', id: 'other' } })
    expect(updated.body).toEqual({ id: 'bug', title: 'Defect' })
    expect(await tagsOf(api)).toContainEqual({ id: 'bug', title: 'Defect' })
  })

  test('PATCH apps/tasks/tag with an unknown id answers null and changes nothing', async () => {
    const api = createTestApi()
    const before = await tagsOf(api)
    const answer = await api.send('PATCH', 'apps/tasks/tag', { id: 'none', tag: { title: 'x' } })
    expect(answer).toMatchObject({ status: 200, body: null })
    expect(answer.headers.get('x-change-id')).toBeNull()
    expect(await tagsOf(api)).toEqual(before)
  })

  test('DELETE apps/tasks/tag, query id: also removes the tag from tasks', async () => {
    const api = createTestApi()
    const before = await all(api)
    const bearing = before.filter(({ tags }) => tags.includes('bug'))
    expect(bearing.length).toBeGreaterThan(1)
    expect((await api.send('DELETE', 'apps/tasks/tag?id=bug')).body).toBe(true)
    expect(await tagsOf(api)).toHaveLength(5)
    const without = before.map((task) => ({ ...task, tags: task.tags.filter((tag) => tag !== 'bug') }))
    expect(await all(api)).toEqual(without)
  })

  test('DELETE apps/tasks/tag with an unknown id answers false', async () => {
    expect(await createTestApi().send('DELETE', 'apps/tasks/tag?id=none')).toMatchObject({ status: 200, body: false })
  })
})

describe('the list', () => {
  test('GET apps/tasks/all: sorted by order', async () => {
    const orders = (await all(createTestApi())).map(({ order }) => order)
    expect(orders.length).toBeGreaterThan(40)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  test('GET apps/tasks/task, query id: answers the task; an unknown id null', async () => {
    const api = createTestApi()
    const [first] = await all(api)
    expect((await api.get(`apps/tasks/task?id=${first?.id}`)).body).toEqual(first)
    expect(await api.get('apps/tasks/task?id=none')).toMatchObject({ status: 200, body: null })
  })

  test('everyone a task can be assigned to is listed', async () => {
    const { body } = await createTestApi().get('apps/tasks/assignees')
    expect((body as TaskAssignee[]).map(({ id }) => id)).toEqual(people.map(({ id }) => id))
  })
})

describe('search', () => {
  const search = async (api: TestApi, query: string) =>
    (await api.get(`apps/tasks/search?query=${encodeURIComponent(query)}`)).body as Task[]

  test('case-insensitive match on title or notes', async () => {
    const api = await apiWith('Call the Notary', 'Nothing', 'Also nothing')
    await changed(api, 'Nothing', { notes: 'the NOTARY rang' })
    expect((await search(api, 'notary')).map(({ id }) => id)).toEqual(['Call the Notary', 'Nothing'])
  })

  test('matches in the title are wrapped in mark tags, each of them, as they are written', async () => {
    const api = await apiWith('Tea, more TEA and steak')
    expect(titles(await search(api, 'tea'))).toEqual(['<mark>Tea</mark>, more <mark>TEA</mark> and s<mark>tea</mark>k'])
  })

  test('a match in the notes leaves the title without marks', async () => {
    const api = await apiWith('Plain')
    await changed(api, 'Plain', { notes: 'secret' })
    expect(titles(await search(api, 'secret'))).toEqual(['Plain'])
  })

  test('what is markup in a title comes back escaped, so that only the marks are markup', async () => {
    const api = await apiWith('a', 'b')
    await changed(api, 'a', { title: '</mark><img src=x onerror=alert(1)> & "q" find' })
    expect(titles(await search(api, 'find'))).toEqual([
      '&lt;/mark&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot; <mark>find</mark>',
    ])
    expect(titles(await search(api, '<img'))).toEqual([expect.stringContaining('<mark>&lt;img</mark>')])
  })

  test('letters whose lower case is longer, emoji and lone surrogates move no mark', async () => {
    const api = await apiWith('a', 'b', 'c')
    await changed(api, 'a', { title: 'İstanbul ferry 🚢 timetable' })
    await changed(api, 'b', { title: 'half \ud83d ferry' })
    expect(titles(await search(api, 'ferry'))).toEqual([
      'İstanbul <mark>ferry</mark> 🚢 timetable',
      'half \ud83d <mark>ferry</mark>',
    ])
    expect(await search(api, 'x'.repeat(10_000))).toEqual([])
  })

  test('an empty query returns null, and so does one of spaces or none; no hits return an empty list', async () => {
    const api = createTestApi()
    expect(await search(api, '')).toBeNull()
    expect(await search(api, '   ')).toBeNull()
    expect((await api.get('apps/tasks/search')).body).toBeNull()
    expect(await search(api, 'no such words anywhere')).toEqual([])
  })

  test('hits come in the order of the list', async () => {
    const api = await apiWith('one x', 'two x', 'three x')
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'three x' }, { id: 'one x' }] })
    expect((await search(api, 'x')).map(({ id }) => id)).toEqual(['three x', 'two x', 'one x'])
  })
})

describe('order', () => {
  const order = (api: TestApi, ...ids: string[]) =>
    api.send('PATCH', 'apps/tasks/order', { tasks: ids.map((id) => ({ id })) })

  test('PATCH apps/tasks/order, body {tasks}: sending all of them sets the whole order', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    expect((await order(api, 'd', 'b', 'a', 'c')).body).toBe(true)
    expect(titles(await all(api))).toEqual(['d', 'b', 'a', 'c'])
  })

  test('sending some of them moves them among the places that they held, and no other task', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    await order(api, 'd', 'b')
    expect(titles(await all(api))).toEqual(['a', 'd', 'c', 'b'])
  })

  test('whole tasks may be sent; only their ids count', async () => {
    const api = await apiWith('a', 'b')
    const [first, second] = await all(api)
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ ...second, title: 'changed' }, first] })
    expect(titles(await all(api))).toEqual(['b', 'a'])
  })

  test('unknown ids are passed over, an id sent twice counts once', async () => {
    const api = await apiWith('a', 'b', 'c')
    await order(api, 'c', 'none', 'b', 'a', 'a', 'c')
    expect(titles(await all(api))).toEqual(['c', 'b', 'a'])
    expect(new Set((await all(api)).map((task) => task.order)).size).toBe(3)
  })

  test('only tasks that moved are changed, and an order that is so already is no change', async () => {
    const api = await apiWith('a', 'b', 'c')
    const moved = await order(api, 'a', 'c', 'b')
    const change = await api.db.changes.get(Number(moved.headers.get('x-change-id')))
    expect(change?.rows.map(({ key }) => key).sort()).toEqual(['b', 'c'])
    expect((await order(api, 'a', 'c', 'b')).headers.get('x-change-id')).toBeNull()
  })

  test('two tasks that an undo left in one place can still be moved past each other', async () => {
    const api = await apiWith('a', 'b')
    await api.db.table('tasks').update('b', { order: (await all(api))[0]?.order })
    await order(api, 'b', 'a')
    expect(titles(await all(api))).toEqual(['b', 'a'])
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'c' }], afterId: 'b' })
    expect(titles(await all(api))).toEqual(['b', 'c', 'a'])
  })
})

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

describe('ill-typed input is answered with 400 { error } and nothing is written', () => {
  const patch = (task: object) => ['PATCH', 'apps/tasks/task', { id: 'a', task }] as const

  test.each<readonly [string, string, unknown]>([
    ['POST', 'apps/tasks/task', { type: 'heading' }],
    ['POST', 'apps/tasks/task', {}],
    ['POST', 'apps/tasks/task', []],
    ['POST', 'apps/tasks/task', 'null'],
    ['POST', 'apps/tasks/task', undefined],
    ['POST', 'apps/tasks/tag', { tag: { title: '' } }],
    ['POST', 'apps/tasks/tag', { tag: { title: 5 } }],
    ['POST', 'apps/tasks/tag', { title: 'no tag around it' }],
    ['PATCH', 'apps/tasks/tag', { tag: { title: 'no id' } }],
    ['DELETE', 'apps/tasks/tag', undefined],
    ['GET', 'apps/tasks/task', undefined],
    ['DELETE', 'apps/tasks/task?id=', undefined],
    ['DELETE', 'apps/tasks/tasks', { ids: 'a' }],
    ['PATCH', 'apps/tasks/order', { tasks: ['a'] }],
    ['PATCH', 'apps/tasks/task', { task: { title: 'no id' } }],
    [
      'PATCH',
      'apps/tasks/tasks',
      {
        tasks: [
          { id: 'a', task: { title: 'x' } },
          { id: 'b', task: { title: 1 } },
        ],
      },
    ],
    ['POST', 'apps/tasks/tasks', { tasks: [{ title: 'x' }] }],
    ['POST', 'apps/tasks/tasks', { tasks: Array.from({ length: 5001 }, () => ({})), afterId: null }],
    patch({ title: null }),
    patch({ title: 'x'.repeat(501) }),
    patch({ completed: 'yes' }),
    patch({ priority: 3 }),
    patch({ priority: '1' }),
    patch({ dueDate: 'tomorrow' }),
    patch({ dueDate: '2026-02-30T10:00:00.000Z' }),
    patch({ dueDate: 1_795_000_000_000 }),
    patch({ tags: ['bug', 5] }),
    patch({ tags: null }),
    patch({ notes: 'x'.repeat(20_001) }),
    patch({ subTasks: [{ id: '1', title: 'no completed' }] }),
    patch({ type: 'board' }),
  ])('%s %s %j', async (method, path, body) => {
    const api = await apiWith('a', 'b')
    const before = [await all(api), await tagsOf(api), await api.db.changes.count()]
    const answer = await api.send(method, path, body)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/./) } })
    expect([await all(api), await tagsOf(api), await api.db.changes.count()]).toEqual(before)
  })
})

test('task priority values are 0, 1 and 2; default 1', async () => {
  const api = await apiWith('a')
  expect((await all(api))[0]?.priority).toBe(1)
  for (const priority of [0, 1, 2]) expect((await changed(api, 'a', { priority })).priority).toBe(priority)
})

test('mock API default delay is 0', async () => {
  const api = createTestApi()
  await api.get('apps/tasks/all')
  await api.send('POST', 'apps/tasks/task', { type: 'task' })
  expect(api.delays).toEqual([0, 0])
})

test('sample endpoints need no token', async () => {
  expect((await createTestApi().get('apps/tasks/all', { authorization: 'Bearer nonsense' })).status).toBe(200)
})
