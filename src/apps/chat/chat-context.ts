// What the parts of the chat screen share: the URL, the own profile, and the actions. Provided by chat-screen.tsx.
// @chunk chat
import { createContext, type RefObject, useContext } from 'react'
import type { ChatSummary } from '#contract/apps/chat.ts'
import type { ChatAttachment, ChatMessage } from '#contract/apps/chat-shapes.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { ChatSearch } from './search-params.ts'
import type { ChatActions } from './use-chat-actions.ts'

/** A dialog open over the screen. */
export type OpenDialog =
  | { readonly kind: 'export'; readonly id: string; readonly name: string }
  | { readonly kind: 'reminder'; readonly message: ChatMessage; readonly name: string }
  | { readonly kind: 'profile' }
  | { readonly kind: 'preview'; readonly file: ChatAttachment }
  | { readonly kind: 'send-later'; readonly onTime: (at: string) => Promise<boolean> }

export interface ChatContextValue {
  /** As the back end sorts them; undefined while they are not read. */
  readonly chats: readonly ChatSummary[] | undefined
  /** Of the own profile; empty while it is not read. */
  readonly meId: string
  /** ms since the epoch; moves on when a partner begins to write and when something arrives. */
  readonly now: number
  readonly search: ChatSearch
  readonly setSearch: SetSearch<ChatSearch>
  /** Of the open chat. */
  readonly openId: string | undefined
  /** Opens a chat beside the list; undefined: the list alone. @param at what else changes in the URL */
  open(id: string | undefined, at?: ChatSearch): void
  /** The open chat follows the keyboard through the list. */
  readonly following: RefObject<boolean>
  readonly actions: ChatActions
  openDialog(dialog: OpenDialog): void
}

export const chatHref = (id: string, messageId?: string): string =>
  `/apps/chat/${encodeURIComponent(id)}${messageId === undefined ? '' : `?message=${encodeURIComponent(messageId)}`}`

export const ChatContext = createContext<ChatContextValue | null>(null)

export function useChat(): ChatContextValue {
  const value = useContext(ChatContext)
  if (!value) throw new Error('useChat is for the parts of chat-screen.tsx')
  return value
}
