// The chat's tables, and what its handlers are given with them.
import { ChatProfile } from '#contract/apps/chat-shapes.ts'
import { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import { type Context, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece } from '#sw/api/engine/files/bytes.ts'

export const chatTables = {
  chats: table(StoredChat),
  chatContacts: table(StoredChatContact),
  chatMessages: table(StoredMessage),
  chatPieces: table(ContentPiece),
  chatProfiles: table(ChatProfile),
}

export type ChatContext = Context<typeof chatTables>
