// What the tasks calls refuse.
import { describe, expect, test } from 'vitest'
import { all, apiWith, tagsOf } from '#tests/setup/tasks-api.ts'

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
