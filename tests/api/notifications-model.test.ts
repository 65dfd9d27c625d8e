// Any sequence of the calls of notifications, by two people, does what the written model does for each, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type { Notification } from '#contract/portal/notifications.ts'
import { listOf, signedInPeople } from '#tests/setup/notifications-api.ts'
import { NotificationsModel } from '#tests/setup/notifications-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(25)

interface Call {
  readonly call: 'markRead' | 'remove' | 'markAllRead' | 'removeAll' | 'tick'
  readonly isMine: boolean
  readonly choice: number
}

const call: fc.Arbitrary<Call> = fc.record({
  call: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('markRead' as const, 'remove' as const, 'tick' as const) },
    { weight: 1, arbitrary: fc.constantFrom('markAllRead' as const, 'removeAll' as const) },
  ),
  isMine: fc.boolean(),
  choice: fc.nat(27),
})

test(
  `the calls equal their written model (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
        const { api, mine, others } = await signedInPeople()
        const start = await listOf(api, mine)
        const people = [
          { headers: others, model: new NotificationsModel([]) },
          { headers: mine, model: new NotificationsModel(start) },
        ]
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          api.setNow(TEST_NOW + (index + 1) * 20 * 60_000)
          const { headers, model } = people[Number(made.isMine)] as (typeof people)[number]
          const change = await compare(api, headers, model, made)
          if (change) changes.push(change)
          for (const person of people) expect(await listOf(api, person.headers)).toEqual(person.model.items)
        }
        for (const id of changes.reverse()) await api.send('POST', 'changes/undo', { id })
        expect(await listOf(api, mine)).toEqual(start)
        expect(await listOf(api, others)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, headers: Record<string, string>, model: NotificationsModel, made: Call) {
  const id = model.items[made.choice]?.id ?? 'none'
  const send = async (method: string, path: string, expected: (body: unknown) => unknown) => {
    const answer = await api.send(method, `notifications/${path}`, method === 'DELETE' ? undefined : {}, headers)
    const wanted = expected(answer.body)
    if (wanted === undefined) expect(answer.status).toBe(404)
    else expect([answer.status, answer.body]).toEqual([200, wanted])
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'markRead':
      return send('PATCH', id, () => model.markRead(id))
    case 'remove':
      return send('DELETE', id, () => model.remove(id) || undefined)
    case 'markAllRead':
      return send('PATCH', 'all', () => {
        model.markAllRead()
        return true
      })
    case 'removeAll':
      return send('DELETE', 'all', () => {
        model.removeAll()
        return true
      })
    default:
      return send('POST', 'demo-tick', (body) => {
        const { notification } = body as { notification: Notification | null }
        if (notification) model.arrive(notification)
        return body
      })
  }
}
