// Chats: one .txt each; of very many, none, since they would not fit an archive.
import type { ChatProfile } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredMessage } from '#contract/apps/chat-stored.ts'
import { chatToText } from '#formats/chat-to-text.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'
import { LARGEST_FOLDER } from '#sw/api/engine/readable/limits.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { all, textEntry, titlesOf } from '#sw/api/engine/readable/texts.ts'

export async function* chatEntries({ read, count, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  if (count('chats') > LARGEST_FOLDER) return
  const [profile] = await all<ChatProfile>(read('chatProfiles'))
  const names = await titlesOf(read('chatContacts'))
  const messages = Map.groupBy(await all<StoredMessage>(read('chatMessages')), ({ chatId }) => chatId)
  const nameOf = createNames()
  for (const chat of await all<StoredChat>(read('chats'))) {
    const own = messages.get(chat.id) ?? []
    if (own.length === 0) continue
    const other = names.get(chat.contactId) ?? 'Unknown contact'
    const path = nameOf(`readable/chats/${safeName(other, 'Chat')}`, '.txt')
    yield textEntry(path, at, chatToText(own, { me: profile?.name ?? 'Me', other }))
  }
}
