// One write at a time, in the order in which they came.
import { describe, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { createWriteQueue } from '#sw/api/engine/write-queue.ts'
import { asSample, createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

describe('the write queue', () => {
  test('runs one thing at a time, in sequence', async () => {
    const queue = createWriteQueue()
    const seen: string[] = []
    let running = 0
    const work = (name: string, turns: number) => async () => {
      running += 1
      expect(running).toBe(1)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      running -= 1
      seen.push(name)
      return name
    }
    const answers = await Promise.all([queue.run(work('a', 9)), queue.run(work('b', 1)), queue.run(work('c', 5))])
    expect(answers).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  test('goes on after something that failed, and tells only the one who asked', async () => {
    const queue = createWriteQueue()
    const failed = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})

describe('writes that arrive together', () => {
  test('are applied in the order in which they came, none lost', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const { id } = body as Task
    const titles = Array.from({ length: 25 }, (_, index) => `title ${index}`)
    const answers = await Promise.all(
      titles.map((title) => api.send('PATCH', 'apps/tasks/task', { id, task: { title } })),
    )
    expect(answers.map((answer) => (answer.body as Task).title)).toEqual(titles)
    const ids = answers.map(({ headers }) => Number(headers.get('x-change-id')))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect((await api.get(`apps/tasks/task?id=${id}`)).body).toMatchObject({ title: 'title 24' })
  })

  test('keep that order where the body of the first is read later than that of the next', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const { id } = body as Task
    const slowBody = new TransformStream<Uint8Array, Uint8Array>()
    const slow = api.app.request('/api/apps/tasks/task', {
      method: 'PATCH',
      headers: { ...asSample, 'content-type': 'application/json' },
      body: slowBody.readable,
      duplex: 'half',
    } as RequestInit)
    const quick = api.send('PATCH', 'apps/tasks/task', { id, task: { title: 'second' } })
    // Another person waits for neither, and nobody for what is refused.
    const { token } = await createTokens(() => TEST_NOW).issue('mira-solberg')
    const theirs = { authorization: `Bearer ${token}` }
    const other = await api.send('PATCH', 'apps/tasks/task', { id, task: { title: 'zero' } }, theirs)
    expect(other.body).toMatchObject({ title: 'zero' })
    const refused = api.send('PATCH', 'apps/tasks/task', { id, task: { title: 7 } })
    expect((await refused).status).toBe(400)
    const writer = slowBody.writable.getWriter()
    await writer.write(new TextEncoder().encode(JSON.stringify({ id, task: { title: 'first' } })))
    await writer.close()
    expect((await slow).status).toBe(200)
    expect((await quick).body).toMatchObject({ title: 'second' })
    expect((await api.get(`apps/tasks/task?id=${id}`)).body).toMatchObject({ title: 'second' })
  })

  test('one that fails leaves nothing behind and does not hold up the others', async () => {
    const api = createTestApi()
    const before = await api.get('apps/tasks/all')
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    api.db.table('tasks').hook('creating', (_key, task: Task) => {
      if (task.title === 'poison') throw new Error('cannot be stored')
    })
    const add = (...names: string[]) =>
      api.send('POST', 'apps/tasks/tasks', { tasks: names.map((title) => ({ title })), afterId: null })
    const [first, failed, last] = await Promise.all([add('first'), add('half', 'poison'), add('last')])
    expect([first.status, failed.status, last.status]).toEqual([200, 500, 200])
    expect(reported).toHaveBeenCalledOnce()
    reported.mockRestore()
    const titles = ((await api.get('apps/tasks/all')).body as Task[]).map(({ title }) => title)
    expect(titles).toEqual(['last', 'first', ...(before.body as Task[]).map(({ title }) => title)])
    expect(await api.db.changes.count()).toBe(2)
  })
})
