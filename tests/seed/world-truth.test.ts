// What the sample chats, mails, notes and cards tell of one another holds together.
import { describe, expect, test } from 'vitest'
import { seedChat } from '#seed/chat.ts'
import { seedContacts } from '#seed/contacts.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const { chatMessages } = seedChat(NOW)

describe('contacts', () => {
  test('nobody who wrote in a chat was in contact last before that', () => {
    const cards = new Map(seedContacts(NOW).map((contact) => [contact.id, contact]))
    const said = chatMessages.filter(({ isScheduled }) => !isScheduled)
    expect(said.length).toBeGreaterThan(300)
    const early = said.filter(({ chatId, createdAt }) => {
      const card = cards.get(chatId)
      return card !== undefined && (card.lastContacted ?? '') < createdAt
    })
    expect([...new Set(early.map(({ chatId }) => chatId))]).toEqual([])
  })
})
