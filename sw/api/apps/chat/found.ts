// What a chat or a message that was found is shown as.
import type { StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import type { ThingResult } from '#contract/shell/search.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { beginningOf, type Found, inAddress, type Shown, thing } from '#sw/api/engine/search/found.ts'
import { chatContactTable, chatTable, messageTable } from './shared/tables.ts'

/** A message with who it was written to or by. */
interface FoundMessage extends StoredMessage {
  readonly withName: string
}

export const foundChats: Found = {
  chatContacts: {
    group: 'chats',
    label: { en: 'Chats', fr: 'Discussions' },
    toResult: thing(({ id, name, about }: StoredChatContact) => ({
      id,
      title: name,
      detail: about,
      at: null,
      link: `/apps/chat/${inAddress(id)}`,
    })),
  },
  chatMessages: {
    group: 'messages',
    label: { en: 'Chat messages', fr: 'Messages de discussion' },
    toResult: ({ id, chatId, value, withName, createdAt }: FoundMessage, { marksOf }: Shown): ThingResult => {
      const title = around(value, marksOf(value)[0]?.[0] ?? 0)
      return {
        id,
        title,
        detail: withName,
        at: createdAt,
        link: `/apps/chat/${inAddress(chatId)}?message=${inAddress(id)}`,
        marks: marksOf(title),
      }
    },
    rowsOf: messagesOf,
    reads: ['chats'],
    isTimed: true,
  },
}

/** What fits into a line of a long text, with what is at a place. */
function around(text: string, at: number): string {
  const begin = at < 60 ? 0 : text.indexOf(' ', at - 40) + 1
  return `${begin > 0 ? '… ' : ''}${beginningOf(text.slice(begin))}`
}

async function messagesOf(db: CairnDb, ids: string[]): Promise<(FoundMessage | undefined)[]> {
  const messages = await messageTable(db).bulkGet(ids)
  const chats = await chatTable(db).bulkGet(messages.map((row) => row?.chatId ?? ''))
  const contacts = await chatContactTable(db).bulkGet(chats.map((chat) => chat?.contactId ?? ''))
  return messages.map((row, at) => row && { ...row, withName: contacts[at]?.name ?? '' })
}
