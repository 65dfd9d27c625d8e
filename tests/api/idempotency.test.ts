// One action of a person has one effect, however often its request arrives.
import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const HOUR = 3_600_000
const key = { 'idempotency-key': 'one-action' }
const add = (api: TestApi, type = 'task') => api.send('POST', 'apps/tasks/task', { type }, key)
const count = async (api: TestApi) => ((await api.get('apps/tasks/all')).body as Task[]).length

describe('a write that carries an idempotency key', () => {
  test('sent again has no second effect, and the same answer with the same change id', async () => {
    const api = createTestApi()
    const before = await count(api)
    const first = await add(api)
    const second = await add(api)
    expect(second).toMatchObject({ status: 200, body: first.body as object })
    expect(second.headers.get('x-change-id')).toBe(first.headers.get('x-change-id'))
    expect(first.headers.get('x-change-id')).toMatch(/^\d+$/)
    expect(await count(api)).toBe(before + 1)
  })

  test('sent five times at once, by two tabs, has one effect', async () => {
    const database = newDatabase()
    const [one, two] = [createTestApi({ database }), createTestApi({ database })]
    const before = await count(one)
    const answers = await Promise.all([one, two, one, two, one].map((api) => add(api)))
    expect(new Set(answers.map(({ body }) => (body as Task).id)).size).toBe(1)
    expect(await count(two)).toBe(before + 1)
  })

  test('with another body, path or method under the same key is answered with 422, and nothing is written', async () => {
    const api = createTestApi()
    await add(api)
    const before = await count(api)
    expect(await add(api, 'section')).toMatchObject({ status: 422, body: { error: expect.any(String) } })
    expect((await api.send('POST', 'apps/tasks/tag', { tag: { title: 'x' } }, key)).status).toBe(422)
    expect((await api.send('DELETE', 'apps/tasks/tag?id=bug', undefined, key)).status).toBe(422)
    expect(await count(api)).toBe(before)
    expect((await api.get('apps/tasks/tags')).body).toHaveLength(6)
  })

  test('is remembered by the next run over the same database', async () => {
    const database = newDatabase()
    const first = await add(createTestApi({ database }))
    expect((await add(createTestApi({ database }))).body).toEqual(first.body)
  })

  test('is remembered for 24 hours and then forgotten', async () => {
    const api = createTestApi()
    const before = await count(api)
    await add(api)
    api.setNow(TEST_NOW + 24 * HOUR - 1)
    await add(api)
    expect(await count(api)).toBe(before + 1)
    api.setNow(TEST_NOW + 24 * HOUR)
    await add(api)
    expect(await count(api)).toBe(before + 2)
    expect(await api.db.replies.count()).toBe(1)
  })

  test.each([
    ['of a workspace', 'apps/tasks/task', { type: 'task' }, ({ db }: TestApi) => db],
    ['of sign-in', 'auth/forgot-password', { email: 'nobody@mail.example' }, ({ accounts }: TestApi) => accounts],
  ])('%s is forgotten when the database is opened a day later, though nobody writes', async (_, path, body, dbOf) => {
    const database = newDatabase()
    const first = createTestApi({ database })
    expect((await first.send('POST', path, body, key)).status).toBe(200)
    const reopenedAfter = async (ms: number) => {
      const next = createTestApi({ database })
      next.setNow(TEST_NOW + ms)
      expect((await next.get('apps/tasks/tags')).status).toBe(200)
      expect((await next.get('auth/demo-mail?email=nobody@mail.example')).status).toBe(200)
      const left = await dbOf(next).replies.count()
      for (const db of [next.db, next.accounts]) db.close()
      return left
    }
    for (const db of [first.db, first.accounts]) db.close()
    expect(await reopenedAfter(24 * HOUR - 1)).toBe(1)
    expect(await reopenedAfter(24 * HOUR)).toBe(0)
  })

  test('that was refused with 400 does not use its key up', async () => {
    const api = createTestApi()
    expect((await add(api, 'nonsense')).status).toBe(400)
    expect((await add(api)).status).toBe(200)
  })

  test('that changed nothing is remembered too, without a change id', async () => {
    const api = createTestApi()
    const nothing = () => api.send('DELETE', 'apps/tasks/task?id=none', undefined, key)
    for (const answer of [await nothing(), await nothing()]) {
      expect(answer).toMatchObject({ status: 200, body: false })
      expect(answer.headers.get('x-change-id')).toBeNull()
    }
  })
})

test('writes without a key have an effect each, and leave no answer behind', async () => {
  const api = createTestApi()
  const before = await count(api)
  for (const type of ['task', 'task']) await api.send('POST', 'apps/tasks/task', { type })
  expect(await count(api)).toBe(before + 2)
  expect(await api.db.replies.count()).toBe(0)
})
