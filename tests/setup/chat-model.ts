// What the chat calls do, written a second time and as simply as possible: lists in memory, with partners that are silent. tests/api/chat-model.test.ts compares.
import type { Chat, ChatPatch } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

const ME = 'alex-morgan'

interface Row {
  id: string
  contactId: string
  readAt: number
  muted: boolean
  pinned: boolean
  archived: boolean
  draft: Chat['draft']
  createdAt: number
  /** All, those that wait included, in the order of their times. */
  messages: ChatMessage[]
}

export class ChatModel {
  chats: Row[] = []
  /** ms since the epoch */
  now = 0

  add(chat: Chat, readAt: number): void {
    const { id, contactId, muted, pinned, archived, draft } = chat
    const messages = [...chat.messages]
    this.chats.push({
      id,
      contactId,
      readAt,
      muted,
      pinned,
      archived,
      draft,
      createdAt: Date.parse(chat.createdAt),
      messages,
    })
  }

  find(id: string): Row | undefined {
    return this.chats.find((chat) => chat.id === id)
  }

  private chatOfMessage(id: string): Row | undefined {
    return this.chats.find(({ messages }) => messages.some((message) => message.id === id))
  }

  message(id: string): ChatMessage | undefined {
    return this.chatOfMessage(id)?.messages.find((message) => message.id === id)
  }

  private waits = ({ isScheduled, createdAt }: ChatMessage) => isScheduled && Date.parse(createdAt) > this.now

  shown = (message: ChatMessage): ChatMessage => ({ ...message, isScheduled: this.waits(message) })

  there(chat: Row): ChatMessage[] {
    return chat.messages.filter((message) => !this.waits(message)).map(this.shown)
  }

  waiting(): ChatMessage[] {
    return this.chats.flatMap(({ messages }) => messages.filter(this.waits))
  }

  /** What a chat's answer must say. */
  view(chat: Row): Partial<Chat> {
    const messages = this.there(chat)
    const unread = messages.filter(({ isMine, createdAt }) => !isMine && Date.parse(createdAt) > chat.readAt)
    const { id, contactId, muted, pinned, archived, draft } = chat
    return {
      ...{ id, contactId, muted, pinned, archived, draft, messages },
      messageCount: messages.length,
      unreadCount: unread.length,
      unreadFrom: unread[0]?.id ?? null,
      lastMessage: messages.at(-1) ?? null,
      lastMessageAt: messages.at(-1)?.createdAt ?? iso(chat.createdAt),
    }
  }

  /** A time for a message that nothing else of the chat has. */
  private place(chat: Row, from: number, own?: string): number {
    const taken = new Set(chat.messages.filter(({ id }) => id !== own).map(({ createdAt }) => Date.parse(createdAt)))
    let time = from
    while (taken.has(time)) time += 1
    return time
  }

  private afterAll(chat: Row): number {
    return Math.max(this.now, Date.parse(this.there(chat).at(-1)?.createdAt ?? iso(0)) + 1)
  }

  send(
    chatId: string,
    value: string,
    newId: string,
    more: { replyToId?: string; sendAt?: number },
  ): ChatMessage | null {
    const chat = this.find(chatId)
    if (!chat) return null
    const isScheduled = more.sendAt !== undefined && more.sendAt > this.now
    const time = this.place(chat, isScheduled ? (more.sendAt ?? 0) : this.afterAll(chat))
    const quoted = chat.messages.find(({ id }) => id === more.replyToId)
    const sent: ChatMessage = {
      ...{ id: newId, chatId, contactId: ME, isMine: true, value, createdAt: iso(time), editedAt: null },
      replyTo: quoted ? { id: quoted.id, contactId: quoted.contactId, value: quoted.value } : null,
      ...{ attachments: [], reactions: [], isSimulated: false, isScheduled, remindAt: null },
    }
    chat.messages.push(sent)
    this.sort(chat)
    chat.draft = null
    if (!isScheduled) chat.readAt = time
    return sent
  }

  edit(id: string, patch: { value?: string; sendAt?: number | null }): ChatMessage | null {
    const chat = this.chatOfMessage(id)
    const message = this.message(id)
    if (!chat || !message?.isMine) return null
    const waits = this.waits(message)
    if (patch.value !== undefined && patch.value !== message.value) {
      message.value = patch.value
      message.editedAt = waits ? null : iso(this.now)
    }
    if (waits && patch.sendAt !== undefined) {
      const later = (patch.sendAt ?? 0) > this.now
      const time = this.place(chat, later ? (patch.sendAt ?? 0) : this.afterAll(chat), id)
      Object.assign(message, { createdAt: iso(time), isScheduled: later })
      if (!later) chat.readAt = time
    }
    this.sort(chat)
    return this.shown(message)
  }

  delete(ids: readonly string[]): boolean {
    const found = ids.filter((id) => this.message(id))
    for (const chat of this.chats) chat.messages = chat.messages.filter(({ id }) => !ids.includes(id))
    return found.length > 0
  }

  clear(id: string): boolean {
    const chat = this.find(id)
    if (chat) chat.messages = []
    return chat !== undefined
  }

  deleteChat(id: string): boolean {
    const before = this.chats.length
    this.chats = this.chats.filter((chat) => chat.id !== id)
    return this.chats.length < before
  }

  react(id: string, emoji: string, isWanted: boolean): ChatMessage | null {
    const message = this.message(id)
    if (!message) return null
    const has = message.reactions.some((reaction) => reaction.contactId === ME && reaction.emoji === emoji)
    if (isWanted && !has) message.reactions = [...message.reactions, { emoji, contactId: ME, createdAt: iso(this.now) }]
    if (!isWanted) message.reactions = message.reactions.filter((one) => one.contactId !== ME || one.emoji !== emoji)
    return this.shown(message)
  }

  remind(id: string, at: string | null): ChatMessage | null {
    const message = this.message(id)
    if (!message) return null
    message.remindAt = at
    return this.shown(message)
  }

  patch(id: string, { draft, unreadCount, unreadFrom, ...flags }: ChatPatch): Partial<Chat> | null {
    const chat = this.find(id)
    if (!chat) return null
    Object.assign(chat, flags)
    if (draft !== undefined) chat.draft = draft && { value: draft.value, replyToId: null, at: iso(this.now) }
    const messages = this.there(chat)
    const last = messages.at(-1)
    const incoming = messages.filter(({ isMine }) => !isMine)
    if (unreadCount === 0 && last) chat.readAt = Date.parse(last.createdAt)
    const first = unreadCount ? (incoming.at(-unreadCount) ?? incoming[0]) : undefined
    if (first) chat.readAt = Date.parse(first.createdAt) - 1
    if (unreadFrom === null && last) chat.readAt = Date.parse(last.createdAt)
    const from = messages.find((message) => message.id === unreadFrom)
    if (from) chat.readAt = Date.parse(from.createdAt) - 1
    return this.view(chat)
  }

  private sort(chat: Row): void {
    chat.messages.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
