// Searches the messages of one chat or of all, the newest first.
import type { ChatSearchHit } from '#contract/apps/chat.ts'
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import { candidateIds } from '#sw/api/engine/search/candidate-ids.ts'
import { markMatches } from '#sw/api/engine/search/mark-matches.ts'
import { hasTerms, queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { isComing, newestBefore, toContactSummary, toMessage } from './reading.ts'
import { iso } from './sending.ts'
import type { ChatContext } from './tables.ts'

export interface MessageSearch {
  readonly query: string
  readonly chatId?: string | undefined
  readonly limit: number
}

/** Null where the query has no words. */
export async function searchMessages(
  { query, chatId, limit }: MessageSearch,
  context: ChatContext,
): Promise<ChatSearchHit[] | null> {
  const { tables, now } = context
  const terms = queryTerms(query)
  if (terms.length === 0) return null
  const fits = (row: StoredMessage) => hasTerms(foundIn(row), terms) && !isComing(row, iso(now))
  const ids = await candidateIds(context, 'chatMessages', query)
  const found = ids
    ? newestOf(
        (await tables.chatMessages.bulkGet(ids)).filter((row) => row && fits(row)),
        chatId,
      ).slice(0, limit)
    : await (chatId === undefined
        ? tables.chatMessages.orderBy('createdAt').reverse()
        : newestBefore(tables.chatMessages, chatId)
      )
        .filter(fits)
        .limit(limit)
        .toArray()
  const chats = await tables.chats.bulkGet(found.map((row) => row.chatId))
  const contacts = await tables.chatContacts.bulkGet(chats.map((chat) => chat?.contactId ?? ''))
  return found.map((row, index) => {
    const contact = contacts[index]
    return {
      chatId: row.chatId,
      contact: contact ? toContactSummary(contact) : null,
      message: toMessage(row, iso(now)),
      marked: markMatches(hasTerms(row.value, terms) ? row.value : foundIn(row), query),
    }
  })
}

/** Its text and the names of its files. */
const foundIn = ({ value, attachments }: StoredMessage): string =>
  [value, ...attachments.map(({ name }) => name)].filter((text) => text !== '').join(' · ')

/** Of all chats or of one, the newest first, as an index would give them. */
const newestOf = (rows: readonly (StoredMessage | undefined)[], chatId: string | undefined): StoredMessage[] =>
  rows
    .filter((row) => row !== undefined)
    .filter((row) => chatId === undefined || row.chatId === chatId)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? 1 : -1))
