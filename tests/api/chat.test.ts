// Workspace spec §3 and §7 Chat: chats, contacts, the profile, and what a person does with messages.
import { describe, expect, test } from 'vitest'
import type { ChatExport, ChatSearchHit } from '#contract/apps/chat.ts'
import type {
  ChatContact,
  ChatContactSummary,
  ChatMessage,
  ChatProfile,
  SharedThings,
} from '#contract/apps/chat-shapes.ts'
import { at, chatOf, chats, patch, send, silence } from '#tests/setup/chat-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

describe('the calls of the specification', () => {
  test('GET apps/chat/chats: each with id, contactId, contact and messages; pinned first, then by the last message', async () => {
    const list = await chats(createTestApi())
    expect(list.length).toBeGreaterThanOrEqual(60)
    for (const chat of list) {
      expect(chat.contact?.id).toBe(chat.contactId)
      expect(chat.messages).toEqual(chat.lastMessage ? [chat.lastMessage] : [])
    }
    const keys = list.map(({ pinned, lastMessageAt }) => `${pinned ? 1 : 0} ${lastMessageAt}`)
    expect(keys).toEqual(keys.toSorted().reverse())
  })

  test('GET apps/chat/chat, query id: messages each with chatId, contactId, isMine, oldest first', async () => {
    const api = createTestApi()
    const chat = await chatOf(api, 'jonas-weber')
    expect(chat.messages.length).toBe(chat.messageCount)
    expect(chat.messages.length).toBeGreaterThan(90)
    for (const { chatId, contactId, isMine } of chat.messages) {
      expect([chatId, contactId]).toEqual(['jonas-weber', isMine ? 'alex-morgan' : 'jonas-weber'])
    }
    const times = chat.messages.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...new Set(times)].sort())
    expect(await api.get('apps/chat/chat?id=nobody')).toMatchObject({ status: 200, body: null })
  })

  test('the list agrees with each single chat', async () => {
    const api = createTestApi()
    for (const { id, unreadCount, lastMessage } of (await chats(api)).slice(0, 12)) {
      const chat = await chatOf(api, id)
      expect(chat.messages.at(-1)).toEqual(lastMessage)
      const from = chat.messages.findIndex((message) => message.id === chat.unreadFrom)
      const unread = from < 0 ? [] : chat.messages.slice(from).filter(({ isMine }) => !isMine)
      expect(unread).toHaveLength(unreadCount)
    }
  })

  test('PATCH apps/chat/chat, body {id, chat}: answers the changed chat; its id and its messages stay', async () => {
    const api = createTestApi()
    const before = await chatOf(api, 'marek-nowak')
    const sent = { muted: true, pinned: true, archived: true, id: 'other', contactId: 'other', messages: [] }
    const changed = await patch(api, 'marek-nowak', sent)
    expect(changed).toEqual({ ...before, muted: true, pinned: true, archived: true })
    expect(await chatOf(api, 'marek-nowak')).toEqual(changed)
    const unknown = await api.send('PATCH', 'apps/chat/chat', { id: 'nobody', chat: { muted: true } })
    expect(unknown).toMatchObject({ status: 200, body: null })
    expect(unknown.headers.get('x-change-id')).toBeNull()
  })

  test('GET apps/chat/contacts: sorted by name, without details and attachments', async () => {
    const { body } = await createTestApi().get('apps/chat/contacts')
    const names = (body as ChatContactSummary[]).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(80)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    expect(names.indexOf('Étienne Garnier')).toBeLessThan(names.indexOf('Farid Meziane'))
    for (const contact of body as object[]) {
      expect(Object.keys(contact).sort()).toEqual(['about', 'avatar', 'background', 'id', 'name'])
    }
  })

  test('GET apps/chat/contact, query id: with details and attachments; an unknown id null', async () => {
    const api = createTestApi()
    const contact = (await api.get('apps/chat/contact?id=lucie-bernard')).body as ChatContact
    expect(contact).toMatchObject({
      name: 'Lucie Bernard',
      details: { emails: [{ email: expect.stringContaining('@') }], title: 'Designer', company: 'Kestrelway' },
    })
    expect(contact.attachments.media.map(({ name }) => name)).toEqual(['board-c.svg', 'board-b.svg', 'board-a.svg'])
    expect((await api.get('apps/chat/contact?id=nobody')).body).toBeNull()
  })

  test('GET apps/chat/profile: id, name, email, avatar, about; a patch changes it', async () => {
    const api = createTestApi()
    const profile = (await api.get('apps/chat/profile')).body as ChatProfile
    expect(profile).toMatchObject({ id: 'alex-morgan', name: 'Alex Morgan', email: 'alex.morgan@cairn.example' })
    const sent = { profile: { about: 'On the quay.', id: 'other' } }
    const changed = await api.send('PATCH', 'apps/chat/profile', sent)
    expect(changed.body).toEqual({ ...profile, about: 'On the quay.' })
    expect((await api.get('apps/chat/profile')).body).toEqual(changed.body)
    const bad = await api.send('PATCH', 'apps/chat/profile', {
      profile: { avatar: 'https://elsewhere.example/me.png' },
    })
    expect(bad.status).toBe(400)
  })
})

describe('reading', () => {
  test('marked as read, as unread by number, and as unread from a message', async () => {
    const api = createTestApi()
    expect((await patch(api, 'hana-kim', { unreadCount: 0 })).unreadFrom).toBeNull()
    const two = await patch(api, 'hana-kim', { unreadCount: 2 })
    expect([two.unreadCount, two.unreadFrom]).toEqual([2, two.messages.at(-2)?.id])
    const from = two.messages.find(({ isMine }) => !isMine)
    const all = await patch(api, 'hana-kim', { unreadFrom: from?.id })
    expect([all.unreadFrom, all.unreadCount]).toEqual([from?.id, all.messages.filter(({ isMine }) => !isMine).length])
    expect((await patch(api, 'hana-kim', { unreadFrom: null })).unreadCount).toBe(0)
    expect((await patch(api, 'hana-kim', { unreadFrom: 'nobody' })).unreadCount).toBe(0)
  })

  test('many chats are read, pinned, muted or archived at once', async () => {
    const api = createTestApi()
    const ids = ['omar-haddad', 'josie-morgan', 'nobody', 'omar-haddad']
    const { body } = await api.send('PATCH', 'apps/chat/chats', { ids, chat: { unreadCount: 0, archived: true } })
    expect(body).toMatchObject([
      { id: 'omar-haddad', unreadCount: 0, archived: true },
      { id: 'josie-morgan', unreadCount: 0, archived: true },
    ])
  })

  test('muted for a time is muted up to then', async () => {
    const api = createTestApi()
    expect(await patch(api, 'omar-haddad', { muted: true, mutedUntil: at(60) })).toMatchObject({
      muted: true,
      mutedUntil: at(60),
    })
    api.setNow(TEST_NOW + 61_000)
    expect(await chatOf(api, 'omar-haddad')).toMatchObject({ muted: false, mutedUntil: null })
    expect(await patch(api, 'omar-haddad', { muted: true })).toMatchObject({ muted: true, mutedUntil: null })
  })

  test('a long chat is read in pages, and around a message', async () => {
    const api = createTestApi()
    const { messages } = await chatOf(api, 'jonas-weber')
    const pages: ChatMessage[] = []
    let before = ''
    for (let hasMore = true; hasMore; ) {
      const { body } = await api.get(`apps/chat/messages?chatId=jonas-weber&limit=40${before && `&before=${before}`}`)
      const page = body as { messages: ChatMessage[]; hasMore: boolean }
      pages.unshift(...page.messages)
      before = page.messages[0]?.id ?? ''
      hasMore = page.hasMore
    }
    expect(pages).toEqual(messages)
    const { body } = await api.get(`apps/chat/messages/around?id=${messages[50]?.id}&limit=3`)
    expect(body).toEqual({ messages: messages.slice(47, 54), hasMoreBefore: true, hasMoreAfter: true })
    expect((await api.get('apps/chat/chat?id=jonas-weber&limit=5')).body).toMatchObject({
      messages: messages.slice(-5),
      messageCount: messages.length,
    })
    expect((await api.get('apps/chat/messages?chatId=nobody')).body).toBeNull()
    expect((await api.get('apps/chat/messages/around?id=nobody')).body).toBeNull()
  })
})

describe('writing', () => {
  async function quiet(): Promise<TestApi> {
    const api = createTestApi()
    await silence(api)
    return api
  }

  test('a chat with a contact is started once; an unknown contact answers null', async () => {
    const api = await quiet()
    const start = (contactId: string) => api.send('POST', 'apps/chat/chat', { contactId })
    const { body } = await start('ewa-jablonska')
    expect(body).toMatchObject({ contactId: 'ewa-jablonska', messages: [], lastMessage: null, unreadCount: 0 })
    expect((await start('ewa-jablonska')).body).toEqual(body)
    expect((await start('jonas-weber')).body).toMatchObject({ id: 'jonas-weber' })
    expect((await start('nobody')).body).toBeNull()
  })

  test('a message sent is the last one, marks the chat as read and drops its draft', async () => {
    const api = await quiet()
    await patch(api, 'hana-kim', { draft: { value: 'Ten minutes', replyToId: null } })
    expect((await chatOf(api, 'hana-kim')).draft).toEqual({ value: 'Ten minutes', replyToId: null, at: at(0) })
    const sent = await send(api, 'hana-kim', 'Ten minutes\nafter lunch <b>')
    expect(sent).toMatchObject({
      isMine: true,
      contactId: 'alex-morgan',
      value: 'Ten minutes\nafter lunch <b>',
      createdAt: at(0),
    })
    const chat = await chatOf(api, 'hana-kim')
    expect(chat).toMatchObject({ draft: null, unreadCount: 0, lastMessageAt: at(0) })
    expect(chat.messages.at(-1)).toEqual(sent)
    const unknown = await api.send('POST', 'apps/chat/message', { chatId: 'nobody', value: 'x' })
    expect(unknown).toMatchObject({ status: 200, body: null })
    expect((await api.send('POST', 'apps/chat/message', { chatId: 'hana-kim', value: '' })).status).toBe(400)
  })

  test('two messages of one moment, and one after the clock was put back, stand in the sequence in which they were sent', async () => {
    const api = await quiet()
    await send(api, 'marek-nowak', 'one')
    await send(api, 'marek-nowak', 'two')
    api.setNow(TEST_NOW - 3_600_000)
    await send(api, 'marek-nowak', 'three')
    const { messages, lastMessage } = await chatOf(api, 'marek-nowak')
    expect(messages.slice(-3).map(({ value }) => value)).toEqual(['one', 'two', 'three'])
    expect(lastMessage?.value).toBe('three')
  })

  test('an answer quotes what it answers to, also when that is deleted', async () => {
    const api = await quiet()
    const first = (await chatOf(api, 'marek-nowak')).messages[0]
    const sent = await send(api, 'marek-nowak', 'About that', { replyToId: first?.id })
    expect(sent.replyTo).toEqual({ id: first?.id, contactId: 'marek-nowak', value: first?.value })
    await api.send('DELETE', `apps/chat/message?id=${first?.id}`)
    expect((await chatOf(api, 'marek-nowak')).messages.at(-1)?.replyTo).toEqual(sent.replyTo)
    expect((await send(api, 'marek-nowak', 'x', { replyToId: 'hana-kim-1' })).replyTo).toBeNull()
  })

  test('one’s own message is edited, and says when; the partner’s is not', async () => {
    const api = await quiet()
    const sent = await send(api, 'marek-nowak', 'Tow')
    api.setNow(TEST_NOW + 5000)
    const edit = (id: string) => api.send('PATCH', 'apps/chat/message', { id, message: { value: 'Two' } })
    expect((await edit(sent.id)).body).toEqual({ ...sent, value: 'Two', editedAt: at(5) })
    expect((await edit('marek-nowak-1')).body).toBeNull()
    expect((await edit('nobody')).body).toBeNull()
  })

  test('messages are deleted, one or many; a chat is emptied, and deleted; each is undone', async () => {
    const api = await quiet()
    const before = await chatOf(api, 'lucie-bernard')
    const ids = before.messages.map(({ id }) => id)
    const changes: (string | null)[] = []
    const remove = async (path: string, body?: object) => {
      const answer = await api.send('DELETE', `apps/chat/${path}`, body)
      changes.unshift(answer.headers.get('x-change-id'))
      return answer.body
    }
    expect(await remove(`message?id=${ids[0]}`)).toBe(true)
    expect(await remove('messages', { ids: [ids[1], 'nobody', ids[2]] })).toBe(true)
    expect((await chatOf(api, 'lucie-bernard')).messages).toEqual(before.messages.slice(3))
    expect(await remove('chat/messages?id=lucie-bernard')).toBe(true)
    expect(await chatOf(api, 'lucie-bernard')).toMatchObject({ messages: [], lastMessage: null, unreadCount: 0 })
    expect(await remove('chat?id=lucie-bernard')).toBe(true)
    expect(await chatOf(api, 'lucie-bernard')).toBeNull()
    for (const id of changes) expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
    expect(await chatOf(api, 'lucie-bernard')).toEqual(before)
    const file = before.messages.find(({ attachments }) => attachments.length > 0)?.attachments[0]
    expect(await (await fileOf(api, file?.id ?? '')).text()).toContain('<svg')
    for (const path of ['message?id=x', 'chat?id=x', 'chat/messages?id=x']) {
      expect((await api.send('DELETE', `apps/chat/${path}`)).body).toBe(false)
    }
    expect((await api.send('DELETE', 'apps/chat/chats', { ids: ['x'] })).body).toBe(false)
    expect((await api.send('DELETE', 'apps/chat/chats', { ids: ['omar-haddad', 'hana-kim'] })).body).toBe(true)
    expect((await chats(api)).map(({ id }) => id)).not.toContain('hana-kim')
  })

  test('a reaction is added once, and taken away', async () => {
    const api = await quiet()
    const react = { messageId: 'marek-nowak-1', emoji: '👍🏽' }
    const { body } = await api.send('POST', 'apps/chat/reaction', react)
    expect((body as ChatMessage).reactions).toEqual([{ emoji: '👍🏽', contactId: 'alex-morgan', createdAt: at(0) }])
    expect((await api.send('POST', 'apps/chat/reaction', react)).body).toEqual(body)
    const gone = await api.send('DELETE', `apps/chat/reaction?${new URLSearchParams(react)}`)
    expect((gone.body as ChatMessage).reactions).toEqual([])
    expect((await api.send('POST', 'apps/chat/reaction', { messageId: 'x', emoji: '👍' })).body).toBeNull()
  })

  const fileOf = async (api: TestApi, id: string) =>
    (await api.get(`apps/chat/attachment?id=${encodeURIComponent(id)}`)).body as Blob

  test('files are sent with a message, come back byte for byte, and are listed as shared', async () => {
    const api = await quiet()
    const bytes = new Uint8Array(2_500_000).map((_, index) => index % 251)
    const form = new FormData()
    form.set('chatId', 'marek-nowak')
    form.set('value', 'See https://stops.example/page?cursor=2.')
    form.append('files', new File([bytes], 'quay.png', { type: 'image/png' }))
    form.append('files', new File(['a,b'], 'stops.csv', { type: 'text/csv' }))
    const { body } = await api.send('POST', 'apps/chat/attachments', form)
    const [picture, sheet] = (body as ChatMessage).attachments
    expect([picture, sheet]).toMatchObject([
      { name: 'quay.png', type: 'image/png', size: 2_500_000 },
      { name: 'stops.csv', type: 'text/csv', size: 3 },
    ])
    expect(Buffer.from(await (await fileOf(api, picture?.id ?? '')).arrayBuffer()).equals(Buffer.from(bytes))).toBe(
      true,
    )
    expect(await (await fileOf(api, sheet?.id ?? '')).text()).toBe('a,b')
    expect((await api.get('apps/chat/attachment?id=none')).body).toBeNull()
    const shared = (await api.get('apps/chat/shared?id=marek-nowak')).body as SharedThings
    expect([shared.media[0]?.name, shared.docs[0]?.name, shared.links[0]?.url]).toEqual([
      'quay.png',
      'stops.csv',
      'https://stops.example/page?cursor=2',
    ])
    expect((await api.get('apps/chat/shared?id=nobody')).body).toBeNull()
    form.set('chatId', 'nobody')
    expect((await api.send('POST', 'apps/chat/attachments', form)).body).toBeNull()
  })
})

describe('finding and taking out', () => {
  const search = async (api: TestApi, query: string) =>
    (await api.get(`apps/chat/search?${query}`)).body as ChatSearchHit[]

  test('every word is found anywhere, without case and accents, newest first, with marks in escaped text', async () => {
    const api = createTestApi()
    await silence(api)
    await send(api, 'marek-nowak', 'Le Péage & <the> PAGE')
    expect((await search(api, 'query=page+peage')).slice(0, 1)).toMatchObject([
      {
        chatId: 'marek-nowak',
        contact: { name: 'Marek Nowak' },
        marked: 'Le <mark>Péage</mark> &amp; &lt;the&gt; <mark>PAGE</mark>',
      },
    ])
    const hits = await search(api, 'query=board')
    const times = hits.map(({ message }) => message.createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(hits.map(({ chatId }) => chatId)).size).toBeGreaterThan(3)
    const inOne = await search(api, 'query=board&chatId=lucie-bernard')
    expect(new Set(inOne.map(({ chatId }) => chatId))).toEqual(new Set(['lucie-bernard']))
    expect(await search(api, 'query=board&limit=2')).toEqual(hits.slice(0, 2))
  })

  test('a message is found by the names of its files too', async () => {
    const api = createTestApi()
    await silence(api)
    const form = new FormData()
    form.set('chatId', 'marek-nowak')
    form.append('files', new File(['a,b'], 'gull-colonies.csv', { type: 'text/csv' }))
    await api.send('POST', 'apps/chat/attachments', form)
    expect(await search(api, 'query=colonies')).toMatchObject([
      { chatId: 'marek-nowak', marked: 'gull-<mark>colonies</mark>.csv' },
    ])
    form.set('value', 'All of the coast')
    await api.send('POST', 'apps/chat/attachments', form)
    expect((await search(api, 'query=coast+gull&chatId=marek-nowak')).map(({ marked }) => marked)).toEqual([
      'All of the <mark>coast</mark> · <mark>gull</mark>-colonies.csv',
    ])
    expect((await search(api, 'query=coast')).map(({ marked }) => marked)).toContain('All of the <mark>coast</mark>')
  })

  test('an empty query answers null, no hit an empty list', async () => {
    const api = createTestApi()
    expect(await search(api, 'query=+')).toBeNull()
    expect(await search(api, '')).toBeNull()
    expect(await search(api, 'query=xyzzy')).toEqual([])
  })

  test('one chat is exported, narrowed down by sender and date, and says by what', async () => {
    const api = createTestApi()
    const { messages } = await chatOf(api, 'elena-petrova')
    const whole = (await api.get('apps/chat/export?id=elena-petrova')).body as ChatExport
    expect(whole).toMatchObject({
      format: 'cairn-chat',
      version: 1,
      messages,
      filter: { from: null, to: null, sender: null },
    })
    const [from, to] = [messages[2]?.createdAt ?? '', messages[5]?.createdAt ?? '']
    const part = (await api.get(`apps/chat/export?id=elena-petrova&from=${from}&to=${to}&sender=me`)).body as ChatExport
    expect(part.filter).toEqual({ from, to, sender: 'me' })
    expect(part.messages).toEqual(messages.slice(2, 6).filter(({ isMine }) => isMine))
    const none = (await api.get(`apps/chat/export?id=elena-petrova&from=${to}&to=${from}`)).body as ChatExport
    expect(none.messages).toEqual([])
    expect((await api.get('apps/chat/export?id=nobody')).body).toBeNull()
  })
})
