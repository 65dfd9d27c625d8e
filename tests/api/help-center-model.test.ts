// Random sequences of the help center's writing calls against a model in memory; afterwards everything is undone.

import { expect, test } from 'vitest'
import type { HelpFeedback, Reading } from '#contract/apps/help-center.ts'
import type { HelpRequest } from '#contract/apps/help-requests.ts'
import { HelpModel } from '#tests/setup/help-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(25)

const GUIDES = ['tasks', 'privacy', 'what-cairn-is']
const about = fc.constantFrom(...GUIDES, 'no-such-guide')
const choice = fc.option(fc.nat(9))
const words = fc.constantFrom('Undo?', 'Où ?', '<b>', 'plain words')
const call = fc.oneof(
  fc.record({
    call: fc.constant('judge' as const),
    about,
    isHelpful: fc.boolean(),
    reason: fc.constantFrom('unclear' as const, 'wrong' as const, null),
    words,
  }),
  fc.record({ call: fc.constant('unjudge' as const), about }),
  fc.record({ call: fc.constant('read' as const), about, position: fc.constantFrom(0, 0.4, 0.95, 1) }),
  fc.record({ call: fc.constant('ask' as const), words }),
  fc.record({ call: fc.constant('close' as const), choice, isClosed: fc.boolean() }),
  fc.record({ call: fc.constant('say' as const), choice, words }),
  fc.record({ call: fc.constant('delete' as const), choice }),
)
type Call = typeof call extends fc.Arbitrary<infer Made> ? Made : never

test(
  `the help center equals its written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 16 }), async (calls) => {
        const api = createTestApi()
        const start = await state(api)
        const model = new HelpModel(GUIDES, start.requests)
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          const now = TEST_NOW + index * 70_000
          api.setNow(now)
          const id = await compare(api, model, made, now)
          if (id) changes.push(id)
          expectSame(await state(api), model, now)
        }
        api.setNow(TEST_NOW)
        for (const id of changes.reverse())
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        expect(await state(api)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: HelpModel, made: Call, now: number): Promise<string | null> {
  const idAt = (at: number | null) =>
    at === null ? 'nobody' : (model.requests[at % Math.max(1, model.requests.length)]?.id ?? 'nobody')
  const send = async (method: string, path: string, body: unknown, isDone: (answer: never) => boolean) => {
    const { status, body: answer, headers } = await api.send(method, `apps/help-center/${path}`, body)
    expect(status).toBe(200)
    expect(answer !== null && answer !== false).toBe(isDone(answer as never))
    return headers.get('x-change-id')
  }
  switch (made.call) {
    case 'judge': {
      const feedback = {
        kind: 'guide',
        about: made.about,
        isHelpful: made.isHelpful,
        reason: made.reason,
        comment: made.words,
      }
      return send('PUT', 'feedback', { feedback }, () =>
        model.judge(made.about, made.isHelpful, made.reason, made.words),
      )
    }
    case 'unjudge':
      return send('DELETE', `feedback?kind=guide&about=${made.about}`, undefined, () =>
        model.feedback.delete(made.about),
      )
    case 'read': {
      const reading = { id: made.about, position: made.position }
      return send('PUT', 'reading', { reading }, () => model.read(made.about, made.position))
    }
    case 'ask': {
      const form = new FormData()
      const fields = { name: 'A', email: 'a@cairn.example', subject: made.words, message: made.words }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return send('POST', 'request', form, ({ id }: HelpRequest) => {
        model.ask(id, made.words, now)
        return true
      })
    }
    case 'close': {
      const id = idAt(made.choice)
      return send('PATCH', 'request', { id, request: { isClosed: made.isClosed } }, () =>
        model.close(id, made.isClosed),
      )
    }
    case 'say': {
      const id = idAt(made.choice)
      return send('POST', 'request/message', { id, text: made.words }, () => model.say(id, made.words))
    }
    case 'delete': {
      const id = idAt(made.choice)
      return send('DELETE', `request?id=${id}`, undefined, () => model.delete(id))
    }
  }
}

interface State {
  readonly feedback: readonly HelpFeedback[]
  readonly readings: readonly Reading[]
  readonly requests: readonly HelpRequest[]
}

async function state(api: TestApi): Promise<State> {
  const get = async (path: string) => (await api.get(`apps/help-center/${path}`)).body
  const [feedback, readings, requests] = await Promise.all([get('feedback'), get('readings'), get('requests')])
  return { feedback, readings, requests } as State
}

function expectSame({ feedback, readings, requests }: State, model: HelpModel, now: number): void {
  const judged = feedback.map(
    ({ about: id, isHelpful, reason, comment }) => [id, { isHelpful, reason, comment }] as const,
  )
  expect(new Map(judged)).toEqual(model.feedback)
  expect(new Map(readings.map(({ id, position, isFinished }) => [id, { position, isFinished }]))).toEqual(
    model.readings,
  )
  expect(
    requests.map(({ id, number, subject, status, messages }) => ({
      id,
      number,
      subject,
      status,
      said: messages.flatMap(({ from, text }) => (from === 'person' ? [text] : [])),
      answers: messages.filter(({ isSimulated }) => isSimulated).length,
    })),
  ).toEqual(model.shown(now))
}
