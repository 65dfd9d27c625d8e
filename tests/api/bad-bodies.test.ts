// What no request may carry. Answered with 400 { error }, and nothing is written.
import { describe, expect, test } from 'vitest'
import { createTestApi } from '#tests/setup/test-api.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
const task = (fields: string) => `{"id":"team","task":{${fields}}}`

describe('a request body', () => {
  test.each([
    ['is not JSON', '{'],
    ['is not JSON but a form', 'id=team&task=x'],
    ['is empty', ''],
    ['names __proto__', task('"title":"x","__proto__":{"polluted":1}')],
    ['names __proto__ at the top', '{"__proto__":{"id":"team"},"id":"team","task":{}}'],
    ['names constructor, deep inside', task('"subTasks":[{"id":"1","title":"","completed":false,"constructor":{}}]')],
    ['names prototype', task('"prototype":1')],
    ['is deeper than 20', JSON.stringify({ id: 'team', task: {}, extra: nested(20) })],
    ['is larger than 1 MB', task(`"notes":"${'x'.repeat(1_000_000)}"`)],
    ['is larger than 1 MB in bytes, though not in letters', task(`"extra":"${'é'.repeat(600_000)}"`)],
  ])('that %s is refused', async (_, body) => {
    const api = createTestApi()
    const before = await api.get('apps/tasks/all')
    const answer = await api.send('PATCH', 'apps/tasks/task', body)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^body/) } })
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect((await api.get('apps/tasks/all')).body).toEqual(before.body)
  })

  test('that is as deep and as large as allowed is taken', async () => {
    const api = createTestApi()
    const deep = await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title: 'deep' }, extra: nested(19) })
    expect(deep).toMatchObject({ status: 200, body: { title: 'deep' } })
    const large = await api.send('PATCH', 'apps/tasks/task', task(`"title":"large","extra":"${'é'.repeat(499_000)}"`))
    expect(large).toMatchObject({ status: 200, body: { title: 'large' } })
  })

  test('with half a letter, a null character or any script in its text keeps it as it is', async () => {
    const api = createTestApi()
    for (const title of ['\ud800', 'a\u0000b', 'שלום', '👩‍👩‍👧', '<script>alert(1)</script>']) {
      expect((await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title } })).body).toMatchObject({
        title,
      })
    }
  })
})

describe('a form', () => {
  test.each([
    ['JSON', 'application/json', '{"file":"x"}'],
    ['a text', 'text/plain', 'file=x'],
    ['a form without its boundary', 'multipart/form-data', '--a\r\n\r\n--a--'],
    ['a form that is cut off', 'multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-da'],
  ])('that is %s is refused', async (_, type, body) => {
    const answer = await createTestApi({ only: ['workspace'] }).send('POST', 'workspace/import', body, {
      'content-type': type,
    })
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^body: not form data/) } })
  })
})

describe('a query', () => {
  test.each([
    'apps/tasks/task',
    'apps/tasks/task?id=',
    `apps/tasks/task?id=${'x'.repeat(201)}`,
    'apps/tasks/task?__proto__=team',
  ])('%s is refused', async (path) => {
    expect(await createTestApi().get(path)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^query/) },
    })
  })
})
