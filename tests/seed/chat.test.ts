// The sample chats are what the contract says, and what people could have written to each other.
import { describe, expect, test } from 'vitest'
import { ChatProfile } from '#contract/apps/chat-shapes.ts'
import { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import * as z from '#contract/zod.ts'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedChat } from '#seed/chat.ts'
import { people } from '#seed/people.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const now = new Date(NOW).toISOString()
const seed = seedChat(NOW)
const ofChat = Map.groupBy(seed.chatMessages, ({ chatId }) => chatId)

describe('the sample chats', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(StoredChat).parse(seed.chats)).toEqual(seed.chats)
    expect(z.array(StoredChatContact).parse(seed.chatContacts)).toEqual(seed.chatContacts)
    expect(z.array(StoredMessage).parse(seed.chatMessages)).toEqual(seed.chatMessages)
    expect(z.array(ChatProfile).parse(seed.chatProfiles)).toEqual(seed.chatProfiles)
  })

  test('60 chats of 3 to 120 messages with one of about 80 contacts each, who are the cast and the acquaintances', () => {
    expect(seed.chats.length).toBeGreaterThanOrEqual(60)
    expect(seed.chatContacts.length).toBeGreaterThanOrEqual(80)
    const known = new Set([...people, ...acquaintances].map(({ id }) => id))
    expect(seed.chatContacts.filter(({ id }) => !known.has(id))).toEqual([])
    const contacts = new Set(seed.chatContacts.map(({ id }) => id))
    expect(seed.chats.filter(({ contactId }) => !contacts.has(contactId))).toEqual([])
    expect(new Set(seed.chats.map(({ contactId }) => contactId)).size).toBe(seed.chats.length)
    const sizes = seed.chats.map(({ id }) => ofChat.get(id)?.length ?? 0)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...sizes)).toBeGreaterThan(100)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120)
  })

  test('everyone says something about themselves, of their own', () => {
    const abouts = seed.chatContacts.map(({ about }) => about)
    expect(new Set(abouts).size).toBe(abouts.length)
    expect(seed.chatContacts.filter(({ avatar, background }) => (avatar === null) === (background === null))).toEqual(
      [],
    )
  })

  test('ids are unique, no two messages of a chat share their time, and nothing but what waits is in the future', () => {
    expect(new Set(seed.chatMessages.map(({ id }) => id)).size).toBe(seed.chatMessages.length)
    const times = seed.chatMessages.map(({ chatId, createdAt }) => `${chatId} ${createdAt}`)
    expect(new Set(times).size).toBe(times.length)
    for (const { createdAt, isScheduled, reactions } of seed.chatMessages) {
      expect(createdAt > now).toBe(isScheduled)
      for (const reaction of reactions) expect(reaction.createdAt <= now).toBe(true)
    }
    for (const { createdAt, readAt, draft } of seed.chats)
      expect([createdAt, readAt, draft?.at ?? now].every((at) => at <= now)).toBe(true)
  })

  test('no mark of the way in which they are written down is left in the words', () => {
    const odd = seed.chatMessages.filter(
      ({ value, attachments }) =>
        /^[<>@]|\[\^|\{|\.svg\]|\.csv\]/.test(value) || (value === '' && attachments.length === 0),
    )
    expect(odd.map(({ value }) => value)).toEqual([])
  })

  test('some are unread, pinned, muted, archived, one has a draft; quotes and files resolve', () => {
    const unread = seed.chats.filter(({ id, readAt }) =>
      ofChat.get(id)?.some(({ isMine, createdAt }) => !isMine && createdAt > readAt),
    )
    expect(unread.length).toBeGreaterThan(10)
    expect(unread.length).toBeLessThan(30)
    for (const flag of ['pinned', 'muted', 'archived', 'draft'] as const)
      expect(seed.chats.some((chat) => chat[flag])).toBe(true)
    const ids = new Set(seed.chatMessages.map(({ id }) => id))
    expect(seed.chatMessages.filter(({ replyTo }) => replyTo && !ids.has(replyTo.id))).toEqual([])
    expect(seed.chatMessages.filter(({ replyTo }) => replyTo).length).toBeGreaterThan(2)
    const files = seed.chatMessages.flatMap(({ attachments }) => attachments)
    expect(files.length).toBeGreaterThan(20)
    const sizes = new Map(seed.chatPieces.map(({ file, bytes }) => [file, bytes.length]))
    for (const { id, size } of files) expect(sizes.get(id)).toBe(size)
    expect(sizes.size).toBe(files.length)
  })

  test('the same moment gives the same rows, another moment other dates', () => {
    expect(seedChat(NOW)).toEqual(seed)
    expect(seedChat(NOW + 86_400_000).chatMessages[0]?.createdAt).not.toBe(seed.chatMessages[0]?.createdAt)
  })

  test('a factor makes as many times the messages, further back, with ids and times of their own', () => {
    const many = seedChat(NOW, 5)
    expect(many.chatMessages.length).toBeGreaterThan(4.9 * seed.chatMessages.length)
    expect(new Set(many.chatMessages.map(({ id }) => id)).size).toBe(many.chatMessages.length)
    const times = many.chatMessages.map(({ chatId, createdAt }) => `${chatId} ${createdAt}`)
    expect(new Set(times).size).toBe(times.length)
    expect(z.array(StoredMessage).parse(many.chatMessages)).toEqual(many.chatMessages)
    for (const { id, createdAt } of many.chats) {
      expect(many.chatMessages.some((message) => message.chatId === id && message.createdAt < createdAt)).toBe(false)
    }
  })
})
