// Any sequence of the chat calls does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type { Chat, ChatPatch, ChatSummary } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { chatOf, chats, silence } from '#tests/setup/chat-api.ts'
import { ChatModel } from '#tests/setup/chat-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(25)
/** ms; a busy machine takes its time */
const TIME = 60_000 + RUNS * 2000
const CHATS = ['tugba-aksoy', 'omar-haddad', 'soren-kjaer', 'tom-hughes']

/** A place among the chats or the messages as they are when the call is made, taken modulo their number; null stands for nobody. */
type Choice = number | null

type Call =
  | { call: 'send'; chat: Choice; value: string; replyTo: Choice; wait: number | null }
  | { call: 'edit'; message: Choice; value?: string; wait?: number | null }
  | { call: 'deleteMessage' | 'dropReminder'; message: Choice }
  | { call: 'deleteMessages'; messages: Choice[] }
  | { call: 'react' | 'unreact'; message: Choice; emoji: string }
  | { call: 'remind'; message: Choice; wait: number }
  | { call: 'patch'; chat: Choice; patch: ChatPatch; from: Choice | undefined }
  | { call: 'clear' | 'deleteChat' | 'start'; chat: Choice }
  | { call: 'pass'; seconds: number }

const choice: fc.Arbitrary<Choice> = fc.option(fc.nat(30), { freq: 12 })
const text = fc.oneof(
  fc.constantFrom('a', 'B <b>', 'https://x.example'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
)
const wait = fc.option(fc.integer({ min: -2, max: 6 }), { freq: 2 })
const emoji = fc.constantFrom('👍', '🎉')
const patch: fc.Arbitrary<ChatPatch> = fc.record(
  {
    muted: fc.boolean(),
    pinned: fc.boolean(),
    archived: fc.boolean(),
    draft: fc.option(fc.record({ value: text })),
    unreadCount: fc.nat(4),
  },
  { requiredKeys: [] },
)
const as = <Name extends Call['call']>(call: Name) => fc.constant(call)
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: as('send'), chat: choice, value: text, replyTo: choice, wait }) },
  {
    weight: 2,
    arbitrary: fc.record(
      { call: as('edit'), message: choice, value: text, wait },
      { requiredKeys: ['call', 'message'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ call: as('patch'), chat: choice, patch, from: fc.option(choice, { nil: undefined }) }),
  },
  { weight: 2, arbitrary: fc.record({ call: as('pass'), seconds: fc.nat(3) }) },
  fc.record({ call: fc.constantFrom('deleteMessage' as const, 'dropReminder' as const), message: choice }),
  fc.record({ call: as('deleteMessages'), messages: fc.array(choice, { maxLength: 4 }) }),
  fc.record({ call: fc.constantFrom('react' as const, 'unreact' as const), message: choice, emoji }),
  fc.record({ call: as('remind'), message: choice, wait: fc.nat(5) }),
  fc.record({ call: fc.constantFrom('clear' as const, 'deleteChat' as const, 'start' as const), chat: choice }),
)

test(
  `the chats equal their written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    const api = createTestApi()
    await silence(api)
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
        api.setNow(TEST_NOW)
        const start = await state(api)
        const model = await modelOf(api)
        const changes: string[] = []
        for (const made of calls) {
          const id = await compare(api, model, made)
          if (id) changes.push(id)
          await expectSame(api, model)
        }
        api.setNow(TEST_NOW)
        for (const id of changes.reverse()) {
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        }
        expect(await state(api)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  TIME,
)

async function modelOf(api: TestApi): Promise<ChatModel> {
  const model = new ChatModel()
  model.now = TEST_NOW
  for (const id of CHATS) {
    const chat = await chatOf(api, id)
    const unread = chat.messages.find((message) => message.id === chat.unreadFrom)
    model.add(chat, Date.parse(unread?.createdAt ?? new Date(TEST_NOW).toISOString()) - 1)
  }
  return model
}

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: ChatModel, made: Call): Promise<string | null> {
  const chatId = (at: Choice) =>
    at === null ? 'nobody' : (model.chats[at % Math.max(1, model.chats.length)]?.id ?? 'nobody')
  const all = model.chats.flatMap(({ messages }) => messages)
  const messageId = (at: Choice) => (at === null ? 'nobody' : (all[at % Math.max(1, all.length)]?.id ?? 'nobody'))
  const time = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? model.now + seconds * 1000 : seconds
  const iso = (seconds: number | null | undefined) => {
    const ms = time(seconds)
    return typeof ms === 'number' ? new Date(ms).toISOString() : ms
  }
  const ask = async (method: string, path: string, body: unknown, expected: (answer: never) => unknown) => {
    const answer = await api.send(method, `apps/chat/${path}`, body)
    expect(answer.status).toBe(200)
    const wanted = expected(answer.body as never)
    if (typeof wanted === 'object' && wanted !== null) expect(answer.body).toMatchObject(wanted)
    else expect(answer.body).toEqual(wanted)
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'pass':
      model.now += made.seconds * 1000
      api.setNow(model.now)
      return null
    case 'send': {
      const [id, replyToId] = [chatId(made.chat), messageId(made.replyTo)]
      const sendAt = time(made.wait) ?? undefined
      const body = { chatId: id, value: made.value, replyToId, sendAt: iso(made.wait) }
      return ask('POST', 'message', body, (sent: ChatMessage | null) =>
        model.send(id, made.value, sent?.id ?? '', { replyToId, sendAt }),
      )
    }
    case 'edit': {
      const id = messageId(made.message)
      const sent = { id, message: { value: made.value, sendAt: iso(made.wait) } }
      return ask('PATCH', 'message', sent, () => model.edit(id, { value: made.value, sendAt: time(made.wait) }))
    }
    case 'deleteMessage': {
      const id = messageId(made.message)
      return ask('DELETE', `message?id=${id}`, undefined, () => model.delete([id]))
    }
    case 'deleteMessages': {
      const ids = made.messages.map(messageId)
      return ask('DELETE', 'messages', { ids }, () => model.delete(ids))
    }
    case 'react': {
      const body = { messageId: messageId(made.message), emoji: made.emoji }
      return ask('POST', 'reaction', body, () => model.react(body.messageId, made.emoji, true))
    }
    case 'unreact': {
      const query = { messageId: messageId(made.message), emoji: made.emoji }
      return ask('DELETE', `reaction?${new URLSearchParams(query)}`, undefined, () =>
        model.react(query.messageId, made.emoji, false),
      )
    }
    case 'remind': {
      const body = { messageId: messageId(made.message), at: iso(made.wait) ?? '' }
      return ask('POST', 'reminder', body, () => model.remind(body.messageId, body.at))
    }
    case 'dropReminder': {
      const id = messageId(made.message)
      return ask('DELETE', `reminder?messageId=${id}`, undefined, () => model.remind(id, null))
    }
    case 'patch': {
      const [id, from] = [chatId(made.chat), made.from === undefined ? {} : { unreadFrom: messageId(made.from) }]
      const chat = { ...made.patch, ...from }
      return ask('PATCH', 'chat', { id, chat }, () => model.patch(id, chat))
    }
    case 'clear': {
      const id = chatId(made.chat)
      return ask('DELETE', `chat/messages?id=${id}`, undefined, () => model.clear(id))
    }
    case 'deleteChat': {
      const id = chatId(made.chat)
      return ask('DELETE', `chat?id=${id}`, undefined, () => model.deleteChat(id))
    }
    case 'start': {
      const contactId = CHATS[(made.chat ?? 0) % CHATS.length] ?? ''
      return ask('POST', 'chat', { contactId }, (answer: Chat) => {
        const known = model.chats.find((chat) => chat.contactId === contactId)
        if (!known) model.add({ ...answer, messages: [] }, Date.parse(answer.createdAt))
        return model.view(known ?? (model.find(answer.id) as NonNullable<typeof known>))
      })
    }
  }
}

async function expectSame(api: TestApi, model: ChatModel): Promise<void> {
  for (const chat of model.chats) {
    const answered = await chatOf(api, chat.id)
    expect(answered).toMatchObject(model.view(chat))
    expect(answered.messages).toEqual(model.there(chat))
  }
  const { body } = await api.get('apps/chat/scheduled')
  const waiting = (body as ChatMessage[]).filter(({ chatId }) => chatId !== 'vladimir-novotny')
  const byTime = (messages: readonly ChatMessage[]) => messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(byTime(waiting)).toEqual(byTime(model.waiting()))
}

async function state(api: TestApi): Promise<{ list: ChatSummary[]; chats: Chat[] }> {
  const list = await chats(api)
  return { list, chats: await Promise.all(CHATS.map((id) => chatOf(api, id))) }
}
