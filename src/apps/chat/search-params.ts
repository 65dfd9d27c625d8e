// Search parameters of the chats: the search, the filter, the message to go to, and what is shown beside. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

/** `people`: whom one can write to. */
export const SHOWN = ['unread', 'archived', 'people'] as const
export type Shown = (typeof SHOWN)[number]

export const readChatSearch = valuesOf({
  /** What is searched, in all chats. */
  q: text,
  /** Default: all that are not archived. */
  show: oneOf(SHOWN),
  /** The id of a message of the open chat. */
  message: text,
  /** What is searched in the open chat; empty: the box is open. */
  find: text,
  /** The contact's details are shown beside the chat. */
  info: oneOf(['yes']),
})
export type ChatSearch = ReturnType<typeof readChatSearch>

/** The list as it is, without the parameters of the open chat. */
export const sameList = ({ q, show }: ChatSearch): ChatSearch => ({ q, show })
