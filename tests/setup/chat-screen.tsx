// Chat on a screen, with two chats of a few lines.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatProfile } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import { call } from '#platform/api/call.ts'
import { seedChat } from '#seed/chat.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const { endpoints } = chatApi
export const INES = 'ines-roche'
export const JONAS = 'jonas-weber'

/** Two chats of a few lines each; nobody answers unless that is what is looked at. */
export const openChat = async (
  path = '',
  { replies = false, ...options }: RenderAppOptions & { replies?: boolean } = {},
) => {
  const app = await renderApp('/apps/chat', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
    ...options,
  })
  const { screen, db, queryClient, router } = app
  const { chatContacts, chatProfiles } = seedChat(Date.now())
  await db.table<StoredChatContact>('chatContacts').bulkPut(chatContacts)
  await db.table<ChatProfile>('chatProfiles').bulkPut(chatProfiles)
  await call(endpoints.updateProfile, { body: { profile: { hasSampleReplies: replies } } })
  const ids = new Map<string, string>()
  for (const contactId of [JONAS, INES]) {
    const chat = await call(endpoints.startChat, { body: { contactId } })
    ids.set(contactId, chat?.id ?? '')
  }
  const rows = [
    message(ids.get(JONAS) ?? '', JONAS, 'Soup at noon?', 50),
    message(ids.get(INES) ?? '', 'alex-morgan', 'I sent you the notes.', 40),
    message(ids.get(INES) ?? '', INES, 'Thank you, see https://sete.example/port.', 39),
    message(ids.get(INES) ?? '', INES, 'Could you call on Monday?', 2),
  ]
  await db.table<StoredMessage>('chatMessages').bulkPut(rows)
  await db.table<StoredChat>('chats').update(ids.get(INES) ?? '', { readAt: rows[2]?.createdAt })
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  const target = path.replace('{ines}', ids.get(INES) ?? '').replace('{jonas}', ids.get(JONAS) ?? '')
  await router.navigate({ to: `/apps/chat${target}` as never })
  await expect.element(screen.getByRole('row', { name: /Jonas Weber/ })).toBeInTheDocument()
  return {
    ...app,
    ines: ids.get(INES) ?? '',
    row: (name: string | RegExp) => screen.getByRole('row', { name }),
    article: (name: string | RegExp) => screen.getByRole('article', { name }),
    composer: () => screen.getByRole('textbox', { name: /^Message / }),
    stored: (text: string) =>
      db
        .table<StoredMessage>('chatMessages')
        .filter(({ value }) => value === text)
        .first(),
    chat: () => db.table<StoredChat>('chats').get(ids.get(INES) ?? ''),
  }
}

let last = 0
export function message(chatId: string, contactId: string, value: string, minutesAgo: number): StoredMessage {
  last += 1
  return {
    id: `message-${last}`,
    chatId,
    contactId,
    isMine: contactId === 'alex-morgan',
    value,
    createdAt: new Date(Date.now() - minutesAgo * 60_000 + last).toISOString(),
    editedAt: null,
    replyTo: null,
    attachments: [],
    reactions: [],
    isSimulated: false,
    isScheduled: false,
    remindAt: null,
  }
}

export const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
export const texts = () => [...document.querySelectorAll('article [id^="text-"]')].map((one) => one.textContent)
export const focused = () => document.activeElement?.querySelector('[id^="text-"]')?.textContent
export const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()
