// Which messages and reminders have come since a time, and when the next one will.
import type { ChatArrivals } from '#contract/apps/chat.ts'
import { isComing, toMessage } from './reading.ts'
import { iso } from './sending.ts'
import type { ChatContext } from './tables.ts'

export async function arrivalsSince(
  query: { readonly since: string },
  { tables: { chatMessages }, now }: Pick<ChatContext, 'tables' | 'now'>,
): Promise<ChatArrivals> {
  const [since, at] = [iso(Date.parse(query.since)), iso(now)]
  const arrived = (name: 'dueAt' | 'remindAt') => chatMessages.where(name).between(since, at, false, true).toArray()
  const [messages, reminders, due, reminder] = await Promise.all([
    since < at ? arrived('dueAt') : [],
    since < at ? arrived('remindAt') : [],
    chatMessages
      .where('dueAt')
      .above(at)
      .filter((row) => isComing(row, at))
      .first(),
    chatMessages.where('remindAt').above(at).first(),
  ])
  const next = [due?.dueAt, reminder?.remindAt].filter((time) => typeof time === 'string').sort()[0]
  return {
    messages: messages.map((row) => toMessage(row, at)),
    reminders: reminders.map((row) => toMessage(row, at)),
    next: next ?? null,
  }
}
