// What comes by itself: the sample partners' answers, messages that wait, reminders. No timers: who reads later sees more.
import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { arrivals, at, chatOf, chats, patch, send, silence } from '#tests/setup/chat-api.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const MINUTE = 60_000
const ask = 'Could you send me the report, please?'

async function answered(api: TestApi, chatId: string): Promise<ChatMessage | undefined> {
  api.setNow(TEST_NOW + MINUTE)
  return (await chatOf(api, chatId)).messages.at(-1)
}

describe('the sample partner', () => {
  test('reads, then writes, then has answered, and the answer says that it is simulated', async () => {
    const api = createTestApi()
    const before = await chatOf(api, 'jonas-weber')
    const sent = await send(api, 'jonas-weber', ask)
    const waiting = await chatOf(api, 'jonas-weber')
    expect(waiting.messages).toEqual([...before.messages, sent])
    const [from, until] = [waiting.typingFrom ?? '', waiting.typingUntil ?? '']
    expect(at(0) < from && from < until && until < at(20)).toBe(true)
    expect((await arrivals(api, at(0))).next).toBe(until)
    api.setNow(Date.parse(until) - 1)
    expect((await chatOf(api, 'jonas-weber')).messages).toHaveLength(before.messages.length + 1)
    api.setNow(Date.parse(until))
    const after = await chatOf(api, 'jonas-weber')
    const answer = after.messages.at(-1)
    expect(answer).toMatchObject({ isMine: false, isSimulated: true, contactId: 'jonas-weber', createdAt: until })
    expect(after).toMatchObject({ unreadCount: 1, unreadFrom: answer?.id, typingFrom: null, typingUntil: null })
    expect((await chats(api)).find(({ id }) => id === 'jonas-weber')).toMatchObject({
      unreadCount: 1,
      lastMessage: answer,
    })
    expect((await arrivals(api, at(0))).messages).toEqual([answer])
    expect((await arrivals(api, until)).messages).toEqual([])
  })

  test('answers though the worker was stopped meanwhile', async () => {
    const database = newDatabase()
    await send(createTestApi({ database }), 'marek-nowak', ask)
    expect(await answered(createTestApi({ database }), 'marek-nowak')).toMatchObject({ isSimulated: true })
  })

  test('answers each of several messages, one after the other', async () => {
    const api = createTestApi()
    await send(api, 'jonas-weber', ask)
    await send(api, 'jonas-weber', 'And where do we meet?')
    await send(api, 'jonas-weber', 'When does the train leave?')
    api.setNow(TEST_NOW + MINUTE)
    const { messages, unreadCount } = await chatOf(api, 'jonas-weber')
    expect(messages.slice(-6).map(({ isMine }) => isMine)).toEqual([true, true, true, false, false, false])
    expect(unreadCount).toBe(3)
  })

  test('is silent where the profile says so', async () => {
    const api = createTestApi()
    await silence(api)
    const sent = await send(api, 'jonas-weber', ask)
    expect(await answered(api, 'jonas-weber')).toEqual(sent)
  })

  test('answers in French what is written in French', async () => {
    const api = createTestApi()
    await send(api, 'delphine-aubert', 'Tu peux apporter le dessert dimanche ?')
    expect((await answered(api, 'delphine-aubert'))?.value).toMatch(/[éèàç’]|oui|bien|pour|volontiers/iu)
  })

  test('forgets the answer to a message that is deleted or whose sending is undone, and thinks again when it is edited', async () => {
    const api = createTestApi()
    const { messages } = await chatOf(api, 'jonas-weber')
    const sent = await send(api, 'jonas-weber', ask)
    await api.send('DELETE', `apps/chat/message?id=${sent.id}`)
    const other = await api.send('POST', 'apps/chat/message', { chatId: 'jonas-weber', value: ask })
    await api.send('POST', 'changes/undo', { id: other.headers.get('x-change-id') })
    const edited = await send(api, 'jonas-weber', ask)
    await api.send('PATCH', 'apps/chat/message', { id: edited.id, message: { value: 'How are you?' } })
    api.setNow(TEST_NOW + MINUTE)
    const after = (await chatOf(api, 'jonas-weber')).messages.slice(messages.length)
    expect(after.map(({ isMine }) => isMine)).toEqual([true, false])
    expect(after[1]?.value).toMatch(/\?|you/i)
  })

  test('once here, an answer stays when the message before it is edited or deleted', async () => {
    const api = createTestApi()
    const sent = await send(api, 'jonas-weber', ask)
    const answer = await answered(api, 'jonas-weber')
    await api.send('PATCH', 'apps/chat/message', { id: sent.id, message: { value: 'Never mind' } })
    await api.send('DELETE', `apps/chat/message?id=${sent.id}`)
    expect((await chatOf(api, 'jonas-weber')).messages.at(-1)).toEqual(answer)
  })

  test('an answer is not lost when the clock is put back', async () => {
    const api = createTestApi()
    await send(api, 'jonas-weber', ask)
    const answer = await answered(api, 'jonas-weber')
    api.setNow(TEST_NOW - 24 * 60 * MINUTE)
    expect((await chatOf(api, 'jonas-weber')).messages.at(-1)).toEqual(answer)
  })
})

describe('a message that waits', () => {
  const scheduled = async (api: TestApi) =>
    (await api.get('apps/chat/scheduled?chatId=marek-nowak')).body as ChatMessage[]

  test('is in no list until its time, then stands there as sent, and is answered', async () => {
    const api = createTestApi()
    const before = await chatOf(api, 'marek-nowak')
    const sent = await send(api, 'marek-nowak', ask, { sendAt: '2026-11-17T11:00:00+01:00' })
    expect(sent).toMatchObject({ isScheduled: true, createdAt: '2026-11-17T10:00:00.000Z' })
    expect(await scheduled(api)).toEqual([sent])
    expect(await chatOf(api, 'marek-nowak')).toEqual({
      ...before,
      typingFrom: expect.any(String),
      typingUntil: expect.any(String),
    })
    api.setNow(Date.UTC(2026, 10, 17, 10))
    const there = await chatOf(api, 'marek-nowak')
    expect(there.messages).toEqual([...before.messages, { ...sent, isScheduled: false }])
    expect(await scheduled(api)).toEqual([])
    api.setNow(Date.UTC(2026, 10, 17, 10, 1))
    expect((await chatOf(api, 'marek-nowak')).messages.at(-1)).toMatchObject({ isSimulated: true })
  })

  test('is changed, put off, sent at once, or dropped with the answer to it', async () => {
    const api = createTestApi()
    const { messages } = await chatOf(api, 'marek-nowak')
    const first = await send(api, 'marek-nowak', ask, { sendAt: at(600) })
    const second = await send(api, 'marek-nowak', ask, { sendAt: at(700) })
    const edit = (id: string, message: object) => api.send('PATCH', 'apps/chat/message', { id, message })
    await edit(first.id, { value: 'Later', sendAt: at(900) })
    expect((await scheduled(api)).map(({ id, value, createdAt }) => [id, value, createdAt])).toEqual([
      [second.id, ask, at(700)],
      [first.id, 'Later', at(900)],
    ])
    expect((await edit(second.id, { sendAt: null })).body).toMatchObject({ isScheduled: false, createdAt: at(0) })
    expect((await chatOf(api, 'marek-nowak')).messages.at(-1)?.id).toBe(second.id)
    await api.send('DELETE', `apps/chat/message?id=${first.id}`)
    api.setNow(TEST_NOW + 60 * MINUTE)
    const after = (await chatOf(api, 'marek-nowak')).messages.slice(messages.length)
    expect(after.map(({ isMine }) => isMine)).toEqual([true, false])
  })

  test('of all chats: the sample has one', async () => {
    const { body } = await createTestApi().get('apps/chat/scheduled')
    expect(body).toMatchObject([{ chatId: 'vladimir-novotny', isScheduled: true }])
  })
})

describe('a reminder', () => {
  test('is set, moved, told when it falls due, and dropped', async () => {
    const api = createTestApi()
    const remind = (seconds: number) =>
      api.send('POST', 'apps/chat/reminder', { messageId: 'marek-nowak-1', at: at(seconds) })
    expect((await remind(90)).body).toMatchObject({ remindAt: at(90) })
    expect((await remind(60)).body).toMatchObject({ remindAt: at(60) })
    expect((await arrivals(api, at(0))).next).toBe(at(60))
    api.setNow(TEST_NOW + MINUTE)
    expect((await arrivals(api, at(0))).reminders).toMatchObject([{ id: 'marek-nowak-1' }])
    const all = (await api.get('apps/chat/reminders')).body as ChatMessage[]
    expect(all.map(({ remindAt }) => remindAt)).toEqual(all.map(({ remindAt }) => remindAt).toSorted())
    expect(all.map(({ id }) => id)).toContain('marek-nowak-1')
    expect((await api.send('DELETE', 'apps/chat/reminder?messageId=marek-nowak-1')).body).toMatchObject({
      remindAt: null,
    })
    expect((await api.send('DELETE', 'apps/chat/reminder?messageId=x')).body).toBeNull()
    expect((await api.get('apps/chat/reminders')).body).toHaveLength(all.length - 1)
  })
})

test('undoing that a chat was muted leaves the messages that were sent since', async () => {
  const api = createTestApi()
  await silence(api)
  const muted = await api.send('PATCH', 'apps/chat/chat', { id: 'omar-haddad', chat: { muted: true } })
  await send(api, 'omar-haddad', 'It was me.')
  await api.send('POST', 'changes/undo', { id: muted.headers.get('x-change-id') })
  expect(await chatOf(api, 'omar-haddad')).toMatchObject({
    muted: false,
    unreadCount: 0,
    lastMessage: { value: 'It was me.' },
  })
  expect((await patch(api, 'omar-haddad', {})).muted).toBe(false)
})
