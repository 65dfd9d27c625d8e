// One conversation as a file that other programs can read.

import type { chatApi } from '#contract/apps/chat.ts'
import type { AnswerOf, HandlerInput } from '#contract/define-api.ts'
import { profileOf } from './keeping.ts'
import { between, isComing, toContactSummary, toMessage } from './reading.ts'
import { iso } from './sending.ts'
import type { ChatContext } from './tables.ts'

type Export = typeof chatApi.endpoints.export

export async function exportChat(
  { query: { id, from, to, sender } }: HandlerInput<Export>,
  { tables, now }: Pick<ChatContext, 'tables' | 'now'>,
): Promise<AnswerOf<Export>> {
  const chat = await tables.chats.get(id)
  if (!chat) return null
  const filter = {
    from: from === undefined ? null : iso(Date.parse(from)),
    to: to === undefined ? null : iso(Date.parse(to)),
    sender: sender ?? null,
  }
  const isEmpty = filter.from !== null && filter.to !== null && filter.from > filter.to
  const [me, contact, rows] = await Promise.all([
    profileOf(tables),
    tables.chatContacts.get(chat.contactId),
    isEmpty ? [] : between(tables.chatMessages, id, filter.from ?? '', filter.to ?? undefined).toArray(),
  ])
  return {
    format: 'cairn-chat' as const,
    version: 1 as const,
    exportedAt: iso(now),
    filter,
    profile: { id: me.id, name: me.name },
    contact: contact ? toContactSummary(contact) : null,
    chat: { id, contactId: chat.contactId, createdAt: chat.createdAt },
    messages: rows
      .filter((row) => !isComing(row, iso(now)) && (!sender || row.isMine === (sender === 'me')))
      .map((row) => toMessage(row, iso(now))),
  }
}
