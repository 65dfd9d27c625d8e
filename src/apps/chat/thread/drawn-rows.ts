// Messages as they are drawn: where a day begins, where the unread ones begin, and which are grouped under one name. Pure.
// @chunk chat
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

export interface DrawnRow {
  readonly message: ChatMessage
  /** The first of its day. */
  readonly isDayStart: boolean
  /** The unread ones begin with it. */
  readonly isLine: boolean
  /** The first of some that one person wrote in one go. */
  readonly isFirst: boolean
}

/** ms: a longer silence begins anew. */
const SILENCE = 5 * 60_000

/** @param unreadFrom the first unread message */
export function drawnRows(messages: readonly ChatMessage[], unreadFrom: string | null): readonly DrawnRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const isDayStart = before === undefined || dayOf(before) !== dayOf(message)
    const isLine = message.id === unreadFrom
    const isFirst =
      isDayStart ||
      isLine ||
      before.contactId !== message.contactId ||
      before.isSimulated !== message.isSimulated ||
      Date.parse(message.createdAt) - Date.parse(before.createdAt) > SILENCE
    return { message, isDayStart, isLine, isFirst }
  })
}

const dayOf = ({ createdAt }: ChatMessage): number => new Date(createdAt).setHours(0, 0, 0, 0)
