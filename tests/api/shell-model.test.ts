// Any sequence of the calls of messages, notifications and shortcuts does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import { fc, runs } from '#tests/setup/properties.ts'
import { type Item, ListModel } from '#tests/setup/shell-model.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(25)

type Call =
  | { call: 'create' | 'toggle' | 'update'; choice: number; text: string; on: boolean }
  | { call: 'remove' | 'markAll'; choice: number }
  | { call: 'many' | 'removeMany' | 'order'; choices: number[]; on: boolean }

const choice = fc.nat(12)
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({
    call: fc.constantFrom('create' as const, 'toggle' as const, 'update' as const),
    choice,
    text: fc.string({ unit: 'grapheme', maxLength: 8 }),
    on: fc.boolean(),
  }),
  fc.record({ call: fc.constantFrom('remove' as const, 'markAll' as const), choice }),
  fc.record({
    call: fc.constantFrom('many' as const, 'removeMany' as const, 'order' as const),
    choices: fc.array(choice, { maxLength: 5 }),
    on: fc.boolean(),
  }),
)

test.each([
  ['common/messages', 'message'],
  ['common/notifications', 'notification'],
  ['common/shortcuts', 'shortcut'],
])(
  `%s equals its written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async (path, word) => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 15 }), async (calls) => {
        const api = createTestApi()
        const start = await listOf(api, path)
        const model = new ListModel(start)
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          api.setNow(TEST_NOW + (index + 1) * 1000)
          const change = await compare(api, model, made, path, word)
          if (change) changes.push(change)
          expect((await listOf(api, path)).map(comparable)).toEqual(model.items.map(comparable))
        }
        for (const id of changes.reverse()) await api.send('POST', 'changes/undo', { id })
        expect(await listOf(api, path)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  60_000,
)

const listOf = async (api: TestApi, path: string) => (await api.get(path)).body as Item[]
/** The numbers by which the back end stores an order are its own affair. */
const comparable = ({ order: _, ...item }: Item) => item

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: ListModel, made: Call, path: string, word: string): Promise<string | null> {
  const isShortcut = word === 'shortcut'
  const idAt = (at: number) => model.items[at]?.id ?? 'none'
  const send = async (method: string, below: string, body: object, expected: (answer: unknown) => unknown) => {
    const answer = await api.send(method, path + below, method === 'GET' ? undefined : body)
    expect(answer.status).toBe(200)
    const wanted = expected(answer.body)
    const bare = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, one) => (key === 'order' ? undefined : one)))
    expect(bare(answer.body)).toEqual(bare(wanted))
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'create': {
      const item = isShortcut
        ? { label: `x${made.text}`.trim(), icon: 'star', link: '/apps/tasks', useRouter: made.on }
        : { title: made.text, seen: made.on }
      return send('POST', '', { [word]: item }, (answer) => {
        expect(answer).toMatchObject(item)
        model.add(answer as Item, isShortcut)
        return answer
      })
    }
    case 'update': {
      const id = idAt(made.choice)
      const patch = isShortcut
        ? { description: made.text, useRouter: made.on }
        : { description: made.text, seen: made.on }
      return send('PATCH', '', { id, [word]: patch }, () => model.patch([id], patch)[0] ?? null)
    }
    case 'remove': {
      const id = idAt(made.choice)
      return send('DELETE', `?id=${encodeURIComponent(id)}`, {}, () => model.delete([id]))
    }
    case 'order': {
      const ids = made.choices.map(idAt)
      if (!isShortcut) return null
      return send('PATCH', '/order', { shortcuts: ids.map((id) => ({ id })) }, () => {
        model.order(ids)
        return true
      })
    }
    default:
      return isShortcut ? null : compareNotice(model, made, word, idAt, send)
  }
}

type Send = (
  method: string,
  below: string,
  body: object,
  expected: (answer: unknown) => unknown,
) => Promise<string | null>

/** The calls that shortcuts have not. */
async function compareNotice(model: ListModel, made: Call, word: string, idAt: (at: number) => string, send: Send) {
  switch (made.call) {
    case 'toggle': {
      const [id, read] = [idAt(made.choice), made.on]
      return send('POST', '/toggle-read-status', { [word]: { id, read } }, () => model.patch([id], { read })[0] ?? null)
    }
    case 'markAll':
      return send('GET', '/mark-all-as-read', {}, () => {
        model.patch(
          model.items.map(({ id }) => id),
          { read: true, seen: true },
        )
        return true
      })
    case 'many': {
      const [ids, patch] = [made.choices.map(idAt), { read: made.on }]
      return send('PATCH', '/many', { ids, [word]: patch }, () => model.patch(ids, patch))
    }
    case 'removeMany': {
      const ids = made.choices.map(idAt)
      return send('DELETE', '/many', { ids }, () => model.delete(ids))
    }
    default:
      return null
  }
}
