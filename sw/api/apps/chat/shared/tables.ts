// The tables of conversations, for the domains that read them.
import type { Table } from 'dexie'
import type { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

export const messageTable = (db: CairnDb): Table<StoredMessage, string> => db.table('chatMessages')
export const chatTable = (db: CairnDb): Table<StoredChat, string> => db.table('chats')
export const chatContactTable = (db: CairnDb): Table<StoredChatContact, string> => db.table('chatContacts')
