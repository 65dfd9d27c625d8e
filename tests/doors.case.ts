// What the back end owes at every door. tests/api/doors.test.ts runs it over api.request, e2e/doors.spec.ts through the worker and in the page.
// The cases share one database and one order; each leaves nothing behind that another could trip over. What calls the built back end by hand signs in here.
import assert from 'node:assert/strict'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'

export interface DoorAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Record<string, string>
  readonly text: string
}

/** Sends a request to `api/{path}`. `body` is the text of the request. */
export type Door = (
  method: string,
  path: string,
  body?: string,
  headers?: Record<string, string>,
) => Promise<DoorAnswer>

export interface DoorCase {
  readonly title: string
  run(api: Api): Promise<void>
}

interface Api {
  readonly door: Door
  /** Sends JSON and parses the answer. */
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Pick<DoorAnswer, 'status' | 'headers'> & { readonly body: Body }>
}

/** The cases, bound to a door by `runCase`. */
export const doorCases: readonly DoorCase[] = [
  {
    title: 'Any other request with no matching handler: status 404 with text NOT FOUND',
    run: async ({ door }) => {
      for (const [method, path] of [
        ['GET', 'apps/nothing'],
        ['POST', 'nothing/at/all'],
        ['PUT', 'apps/tasks/task'],
        ['PATCH', 'pages/activities'],
        ['DELETE', 'common/navigation'],
      ] as const) {
        const answer = await door(method, path)
        assert.deepEqual([method, path, answer.status, answer.text], [method, path, 404, 'NOT FOUND'])
      }
    },
  },
  {
    title: 'Sign-in with wrong credentials: status 404, body false',
    run: async ({ send }) => {
      const answer = await send('POST', 'auth/sign-in', { email: EMAIL, password: 'wrong' })
      assert.deepEqual([answer.status, answer.body], [404, false])
    },
  },
  {
    title: 'Sign-in returns the user and a bearer token, with which common/user answers and without which it does not',
    run: async ({ send }) => {
      const answer = await send<{ user: { email: string }; accessToken: string; tokenType: string }>(
        'POST',
        'auth/sign-in',
        { email: EMAIL, password: 'cairn-demo' },
      )
      assert.deepEqual([answer.status, answer.body.tokenType, answer.body.user.email], [200, 'bearer', EMAIL])
      const me = await send<{ email: string }>('GET', 'common/user', undefined, {
        authorization: `Bearer ${answer.body.accessToken}`,
      })
      assert.deepEqual([me.status, me.body.email], [200, EMAIL])
      assert.equal((await send('GET', 'common/user', undefined, { authorization: '' })).status, 401)
    },
  },
  {
    title: 'Sign-in with an invalid token: status 401, body {error: Invalid token}',
    run: async ({ send }) => {
      const answer = await send('POST', 'auth/sign-in-with-token', { accessToken: 'not a token' })
      assert.deepEqual([answer.status, answer.body], [401, { error: 'Invalid token' }])
    },
  },
  {
    title:
      'Nothing of a workspace is answered without a token that is good: status 401, body {error: Invalid token}, and nothing is written',
    run: async ({ send }) => {
      const before = await allTasks(send)
      for (const authorization of ['', 'Bearer not.a.token', 'Basic YWxleDpjYWlybi1kZW1v']) {
        for (const [method, path, body] of [
          ['GET', 'apps/tasks/all'],
          ['GET', 'workspace/status'],
          ['GET', 'changes/recent'],
          ['POST', 'apps/tasks/task', { type: 'task' }],
        ] as const) {
          const answer = await send(method, path, body, { authorization })
          assert.deepEqual([path, answer.status, answer.body], [path, 401, { error: 'Invalid token' }])
        }
      }
      assert.deepEqual(await allTasks(send), before)
    },
  },
  {
    title: 'A body that is not said to be JSON is not read: a page elsewhere may send any other type unasked',
    run: async ({ door, send }) => {
      const before = await allTasks(send)
      for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])
        assert.equal((await door('POST', 'apps/tasks/task', '{"type":"task"}', { 'content-type': type })).status, 400)
      assert.deepEqual(await allTasks(send), before)
    },
  },
  {
    title: 'Navigation response has four menus: compact, default, futuristic, horizontal',
    run: async ({ send }) => {
      const { body } = await send<object>('GET', 'common/navigation')
      assert.deepEqual(Object.keys(body).sort(), ['compact', 'default', 'futuristic', 'horizontal'])
    },
  },
  {
    title: 'Malformed or ill-typed input is answered with 400 and an error, and nothing is written',
    run: async ({ door, send }) => {
      const before = await allTasks(send)
      for (const body of ['{', '[]', '{"type":"nonsense"}', '{"type":"task","__proto__":{"a":1}}', '']) {
        const answer = await door('POST', 'apps/tasks/task', body, { 'content-type': 'application/json' })
        assert.equal(answer.status, 400, `for ${body}`)
        assert.equal(typeof JSON.parse(answer.text).error, 'string')
      }
      assert.equal((await door('DELETE', 'apps/tasks/task')).status, 400)
      assert.deepEqual(await allTasks(send), before)
    },
  },
  {
    title:
      'A new task starts with empty title, null notes, not completed, no due date, priority 1, no tags, at the top of the order',
    run: async ({ send }) => {
      const { body: task } = await send<Task>('POST', 'apps/tasks/task', { type: 'task' })
      const { title, notes, completed, dueDate, priority, tags } = task
      assert.deepEqual(
        { title, notes, completed, dueDate, priority, tags },
        { title: '', notes: null, completed: false, dueDate: null, priority: 1, tags: [] },
      )
      const all = await allTasks(send)
      assert.equal(all[0]?.id, task.id)
      assert.deepEqual(
        all.map(({ order }) => order),
        all.map(({ order }) => order).sort((a, b) => a - b),
      )
      await send('DELETE', `apps/tasks/task?id=${task.id}`)
    },
  },
  {
    title: 'PATCH apps/tasks/task changes the fields sent, and answers the updated task; an unknown id answers null',
    run: async ({ send }) => {
      const id = await newTask(send)
      const { body: updated } = await send<Task>('PATCH', 'apps/tasks/task', {
        id,
        task: { title: 'Ring the notary', completed: true, priority: 2 },
      })
      assert.deepEqual(
        [updated.title, updated.completed, updated.priority, updated.notes],
        ['Ring the notary', true, 2, null],
      )
      assert.deepEqual((await send<Task>('GET', `apps/tasks/task?id=${id}`)).body, updated)
      const unknown = await send('PATCH', 'apps/tasks/task', { id: 'nobody', task: { title: 'x' } })
      assert.deepEqual([unknown.status, unknown.body], [200, null])
      await send('DELETE', `apps/tasks/task?id=${id}`)
    },
  },
  {
    title: 'DELETE apps/tasks/task returns true, and false where there is nothing to delete',
    run: async ({ send }) => {
      const id = await newTask(send)
      assert.equal((await send('DELETE', `apps/tasks/task?id=${id}`)).body, true)
      assert.equal((await send('DELETE', `apps/tasks/task?id=${id}`)).body, false)
      assert.equal((await send('GET', `apps/tasks/task?id=${id}`)).body, null)
    },
  },
  {
    title: 'Matches in the title are wrapped in mark tags, markup in it is escaped; an empty query returns null',
    run: async ({ send }) => {
      const id = await newTask(send, 'Ask <b>Zébulon</b> twice')
      const { body: found } = await send<Task[]>('GET', `apps/tasks/search?query=${encodeURIComponent('zébulon')}`)
      assert.deepEqual(
        found.map(({ title }) => title),
        ['Ask &lt;b&gt;<mark>Zébulon</mark>&lt;/b&gt; twice'],
      )
      assert.equal((await send('GET', 'apps/tasks/search?query=')).body, null)
      await send('DELETE', `apps/tasks/task?id=${id}`)
    },
  },
  {
    title: 'PATCH apps/tasks/order gives the tasks sent the places that they held, in the sequence sent',
    run: async ({ send }) => {
      const ids = [await newTask(send, 'third'), await newTask(send, 'second'), await newTask(send, 'first')]
      assert.equal((await send('PATCH', 'apps/tasks/order', { tasks: ids.map((id) => ({ id })) })).body, true)
      const all = await allTasks(send)
      assert.deepEqual(
        all.slice(0, 3).map(({ id }) => id),
        ids,
      )
      await send('DELETE', 'apps/tasks/tasks', { ids })
    },
  },
  {
    title: 'DELETE apps/tasks/tag also removes the tag from tasks',
    run: async ({ send }) => {
      const { body: tag } = await send<TaskTag>('POST', 'apps/tasks/tag', { tag: { title: 'Errand' } })
      const id = await newTask(send)
      await send('PATCH', 'apps/tasks/task', { id, task: { tags: [tag.id] } })
      assert.equal((await send('DELETE', `apps/tasks/tag?id=${tag.id}`)).body, true)
      assert.deepEqual((await send<Task>('GET', `apps/tasks/task?id=${id}`)).body.tags, [])
      await send('DELETE', `apps/tasks/task?id=${id}`)
    },
  },
  {
    title:
      'The same request sent twice under one key has one effect and one answer; another one under that key is refused',
    run: async ({ send }) => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const count = (await allTasks(send)).length
      const first = await send<Task>('POST', 'apps/tasks/task', { type: 'task' }, key)
      const second = await send<Task>('POST', 'apps/tasks/task', { type: 'task' }, key)
      assert.deepEqual(second.body, first.body)
      assert.equal(second.headers['x-change-id'], first.headers['x-change-id'])
      assert.equal((await allTasks(send)).length, count + 1)
      assert.equal((await send('POST', 'apps/tasks/task', { type: 'section' }, key)).status, 422)
      await send('DELETE', `apps/tasks/task?id=${first.body.id}`)
    },
  },
  {
    title: 'Every write answers the id of its change, by which it can be undone, and the undo too',
    run: async ({ send }) => {
      const id = await newTask(send, 'Keep me')
      const before = await allTasks(send)
      const deleted = await send('DELETE', `apps/tasks/task?id=${id}`)
      const undone = await send('POST', 'changes/undo', { id: deleted.headers['x-change-id'] })
      assert.deepEqual(undone.body, { api: 'tasks', restored: 1, kept: 0 })
      assert.deepEqual(await allTasks(send), before)
      await send('POST', 'changes/undo', { id: undone.headers['x-change-id'] })
      assert.equal((await send('GET', `apps/tasks/task?id=${id}`)).body, null)
    },
  },
  {
    title: 'Activity items come newest first',
    run: async ({ send }) => {
      const { body } = await send<{ date: string }[]>('GET', 'pages/activities')
      const dates = body.map(({ date }) => date)
      assert.ok(dates.length > 10)
      assert.deepEqual(dates, dates.toSorted().reverse())
    },
  },
]

const EMAIL = 'alex.morgan@cairn.example'

/** A token of the sample person's, as signing in through the door gives it. */
export async function sampleToken(door: Door): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await door(
    'POST',
    'auth/sign-in',
    JSON.stringify({ email: EMAIL, password: 'cairn-demo' }),
    headers,
  )
  assert.equal(status, 200, text)
  return JSON.parse(text).accessToken
}

/** The door as the sample person uses it. `{ authorization: '' }` is nobody. */
export async function asSample(door: Door): Promise<Door> {
  const authorization = `Bearer ${await sampleToken(door)}`
  return (method, path, body, headers = {}) => door(method, path, body, { authorization, ...headers })
}

/** Runs one case through a door of the sample person's. */
export function runCase({ run }: DoorCase, door: Door): Promise<void> {
  return run({
    door,
    send: async (method, path, body, headers = {}) => {
      const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
      const answer = await door(method, path, body === undefined ? undefined : JSON.stringify(body), sent)
      return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) }
    },
  })
}

const allTasks = async (send: Api['send']): Promise<Task[]> => (await send<Task[]>('GET', 'apps/tasks/all')).body

async function newTask(send: Api['send'], title = ''): Promise<string> {
  const { body } = await send<Task>('POST', 'apps/tasks/task', { type: 'task' })
  if (title !== '') await send('PATCH', 'apps/tasks/task', { id: body.id, task: { title } })
  return body.id
}
