// Any sequence of the tasks calls does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type { Task, TaskDraft, TaskPatch, TaskTag } from '#contract/apps/tasks.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { TasksModel, withoutOrder } from '#tests/setup/tasks-model.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(100)

/** A place in the list as it is when the call is made, taken modulo its length; null stands for nobody. */
type Choice = number | null

type Call =
  | { call: 'createTag' | 'search'; text: string }
  | { call: 'updateTag'; tag: Choice; text: string }
  | { call: 'deleteTag'; tag: Choice }
  | { call: 'createTask'; type: Task['type'] }
  | { call: 'createTasks'; drafts: TaskDraft[]; after: Choice | 'top' }
  | { call: 'updateTask'; task: Choice; patch: TaskPatch }
  | { call: 'updateTasks'; patches: { task: Choice; patch: TaskPatch }[] }
  | { call: 'deleteTask'; task: Choice }
  | { call: 'deleteTasks' | 'order'; choices: Choice[] }

const choice: fc.Arbitrary<Choice> = fc.option(fc.oneof(fc.nat(3), fc.nat(100)), { freq: 12 })
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', ' ', '<', '&') }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const tags = fc.uniqueArray(fc.constantFrom('api', 'bug', 'urgent'))
const patch: fc.Arbitrary<TaskPatch> = fc.record(
  {
    type: fc.constantFrom('task' as const, 'section' as const),
    title: text,
    notes: fc.option(text),
    completed: fc.boolean(),
    dueDate: fc.constantFrom(null, '2026-11-18T09:00:00.000Z'),
    priority: fc.constantFrom(0 as const, 1 as const, 2 as const),
    tags,
    listId: fc.constantFrom(null, 'home', 'garden'),
    subTasks: fc.constantFrom([], [{ id: '1', title: 'half', completed: true }]),
  },
  { requiredKeys: [] },
)
const draft: fc.Arbitrary<TaskDraft> = fc
  .tuple(
    patch,
    fc.record({ id: fc.constantFrom('own-1', 'own-2'), uid: fc.constantFrom('uid-1', 'uid-2') }, { requiredKeys: [] }),
  )
  .map(([fields, names]) => ({ ...fields, ...names }))
const choices = fc.array(choice, { maxLength: 8 })

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ call: fc.constant('createTag' as const), text: text.filter((title) => title !== '') }),
  fc.record({ call: fc.constant('search' as const), text }),
  fc.record({ call: fc.constant('updateTag' as const), tag: choice, text: text.filter((title) => title !== '') }),
  fc.record({ call: fc.constant('deleteTag' as const), tag: choice }),
  fc.record({ call: fc.constant('createTask' as const), type: fc.constantFrom('task' as const, 'section' as const) }),
  fc.record({
    call: fc.constant('createTasks' as const),
    drafts: fc.array(draft, { maxLength: 4 }),
    after: fc.oneof(choice, fc.constant('top' as const)),
  }),
  fc.record({ call: fc.constant('updateTask' as const), task: choice, patch }),
  fc.record({
    call: fc.constant('updateTasks' as const),
    patches: fc.array(fc.record({ task: choice, patch }), { maxLength: 4 }),
  }),
  fc.record({ call: fc.constant('deleteTask' as const), task: choice }),
  fc.record({ call: fc.constant('deleteTasks' as const), choices }),
  fc.record({ call: fc.constant('order' as const), choices }),
)

test(
  `the sample API equals its written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
        const api = createTestApi()
        const start = await state(api)
        const model = new TasksModel(structuredClone(start.tasks), structuredClone(start.tags))
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          const now = TEST_NOW + index * 1000
          api.setNow(now)
          const id = await compare(api, model, made, new Date(now).toISOString())
          if (id) changes.push(id)
          await expectSame(api, model)
        }
        for (const id of changes.reverse()) {
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        }
        expect(await state(api)).toEqual(start)
      }),
      {
        numRuns: RUNS,
        // Samples have typographic apostrophes.
        examples: [[[{ call: 'search', text: "'" }]]],
      },
    )
  },
  180_000 + RUNS * 4000,
)

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: TasksModel, made: Call, at: string): Promise<string | null> {
  const taskId = (at: Choice) => (at === null ? 'nobody' : (model.tasks[at % model.tasks.length]?.id ?? 'nobody'))
  const tagId = (at: Choice) => (at === null ? 'nobody' : (model.tags[at % model.tags.length]?.id ?? 'nobody'))
  const ask = async (method: string, path: string, body: unknown, expected: (answer: never) => unknown) => {
    const answer = await api.send(method, path, body)
    expect(answer.status).toBe(200)
    expect(comparable(answer.body)).toEqual(expected(answer.body as never))
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'createTag':
      return ask('POST', 'apps/tasks/tag', { tag: { title: made.text } }, (tag: TaskTag) => {
        const known = model.tagOf(made.text)
        if (known) return known
        model.addTag(tag)
        return { id: expect.any(String), title: made.text }
      })
    case 'updateTag':
      return ask('PATCH', 'apps/tasks/tag', { id: tagId(made.tag), tag: { title: made.text } }, () =>
        model.renameTag(tagId(made.tag), made.text),
      )
    case 'deleteTag': {
      const id = tagId(made.tag)
      return ask('DELETE', `apps/tasks/tag?id=${id}`, undefined, () => model.deleteTag(id))
    }
    case 'search':
      return ask(
        'GET',
        `apps/tasks/search?query=${encodeURIComponent(made.text)}`,
        undefined,
        (found: Task[] | null) => {
          expect(found?.map(({ id }) => id) ?? null).toEqual(model.search(made.text))
          return comparable(found)
        },
      )
    case 'createTask':
      return ask(
        'POST',
        'apps/tasks/task',
        { type: made.type },
        ({ id }: Task) => model.add([{ type: made.type }], null, [id], at)[0],
      )
    case 'createTasks': {
      const afterId = made.after === 'top' ? null : taskId(made.after)
      return ask('POST', 'apps/tasks/tasks', { tasks: made.drafts, afterId }, (created: Task[]) =>
        model.add(
          made.drafts,
          afterId,
          created.map(({ id }) => id),
          at,
        ),
      )
    }
    case 'updateTask':
      return ask('PATCH', 'apps/tasks/task', { id: taskId(made.task), task: made.patch }, () =>
        model.patch(taskId(made.task), made.patch, at),
      )
    case 'updateTasks': {
      const patches = made.patches.map(({ task, patch }) => ({ id: taskId(task), task: patch }))
      return ask('PATCH', 'apps/tasks/tasks', { tasks: patches }, () => [
        ...new Set(patches.map(({ id, task }) => model.patch(id, task, at)).filter((task) => task !== null)),
      ])
    }
    case 'deleteTask': {
      const id = taskId(made.task)
      return ask('DELETE', `apps/tasks/task?id=${id}`, undefined, () => model.delete([id]))
    }
    case 'deleteTasks': {
      const ids = made.choices.map(taskId)
      return ask('DELETE', 'apps/tasks/tasks', { ids }, () => model.delete(ids))
    }
    case 'order': {
      const ids = made.choices.map(taskId)
      return ask('PATCH', 'apps/tasks/order', { tasks: ids.map((id) => ({ id })) }, () => {
        model.reorder(ids)
        return true
      })
    }
  }
}

async function expectSame(api: TestApi, model: TasksModel): Promise<void> {
  const { tasks, tags } = await state(api)
  expect(tasks.map(withoutOrder)).toEqual(model.tasks)
  expect(byId(tags)).toEqual(byId(model.tags))
}

async function state(api: TestApi): Promise<{ tasks: Task[]; tags: TaskTag[] }> {
  const [tasks, tags] = await Promise.all([api.get('apps/tasks/all'), api.get('apps/tasks/tags')])
  return { tasks: tasks.body as Task[], tags: tags.body as TaskTag[] }
}

const byId = (tags: readonly TaskTag[]) => tags.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** An answer without the numbers that define the order. */
function comparable(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(comparable)
  return typeof body === 'object' && body !== null && 'order' in body ? withoutOrder(body as Task) : body
}
