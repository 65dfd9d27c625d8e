// Everything that can be done to chats and messages, each with its message and its undo. Made once by chat-screen.tsx; its parts reach it through chat-context.ts.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { NewChatMessage } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { announce } from '#ui/announce.ts'
import {
  type ChatFlags,
  useClearChat,
  useDeleteChats,
  useDeleteMessages,
  useDropReminder,
  useEditMessage,
  useReact,
  useRemind,
  useSchedule,
  useStartChat,
  useUnreact,
  useUpdateChat,
  useUpdateChats,
} from './mutations.ts'

type Ids = readonly string[]

export interface ChatActions {
  /** @returns the id of the chat with a contact; undefined where that failed, which has been reported */
  start(contactId: string): Promise<string | undefined>
  setPinned(ids: Ids, isPinned: boolean): Promise<boolean>
  /** @param until ISO; null: for good */
  setMuted(ids: Ids, isMuted: boolean, until?: string | null): Promise<boolean>
  setArchived(ids: Ids, isArchived: boolean): Promise<boolean>
  setUnread(ids: Ids, isUnread: boolean): Promise<boolean>
  /** This message and what came after it is unread. */
  setUnreadFrom(message: ChatMessage): Promise<boolean>
  /** The person has it before them: without a word and without undo. */
  markRead(id: string): void
  clear(id: string): Promise<boolean>
  remove(ids: Ids): Promise<boolean>
  edit(id: string, value: string): Promise<boolean>
  /** Sends a message at a time to come. @param sendAt ISO */
  schedule(message: NewChatMessage & { readonly sendAt: string }): Promise<boolean>
  /** One that waits for its time. */
  sendNow(id: string): Promise<boolean>
  removeMessages(ids: Ids): Promise<boolean>
  /** @param at ISO; null: none any more */
  setReminder(messageId: string, at: string | null, message: string): Promise<boolean>
  toggleReaction(message: ChatMessage, emoji: string): Promise<boolean>
}

/** @param meId of the own profile */
export function useChatActions({ run }: Actions, meId: string): ChatActions {
  const ofChats = useOfChats(run)
  const ofMessages = useOfMessages(run, meId)
  return useMemo(() => ({ ...ofChats, ...ofMessages }), [ofChats, ofMessages])
}

type Run = Actions['run']

function useOfChats(run: Run) {
  const { t } = useLingui()
  const { mutateAsync: update, mutate: updateQuietly } = useUpdateChats()
  const { mutateAsync: start } = useStartChat()
  const { mutateAsync: clear } = useClearChat()
  const { mutateAsync: destroy } = useDeleteChats()
  return useMemo(() => {
    const set: SetFlags = (ids, chat, message) =>
      run({ message, write: () => update({ body: { ids: [...ids], chat } }) })
    return {
      async start(contactId: string) {
        let id: string | undefined
        await run({
          write: async () => {
            const written = await start({ body: { contactId } })
            id = (written.answer as { id?: string } | null)?.id
            return null
          },
          failure: t`Couldn’t start the chat.`,
        })
        return id
      },
      ...flagging(set),
      markRead: (id: string) => updateQuietly({ body: { ids: [id], chat: { unreadCount: 0 } } }),
      clear: (id: string) =>
        run({ message: t`Messages deleted`, write: () => clear({ query: { id } }), announcesUndo: true }),
      remove: (ids: Ids) =>
        run({
          message: plural(ids.length, { one: 'Chat deleted', other: '# chats deleted' }),
          write: () => destroy({ body: { ids: [...ids] } }),
        }),
    }
  }, [run, t, update, updateQuietly, start, clear, destroy])
}

type SetFlags = (ids: Ids, chat: ChatFlags, message: string) => Promise<boolean>

/** Pinned, muted, archived, unread. */
const flagging = (set: SetFlags) => ({
  setPinned: (ids: Ids, pinned: boolean) =>
    set(
      ids,
      { pinned },
      pinned
        ? plural(ids.length, { one: 'Chat pinned', other: '# chats pinned' })
        : plural(ids.length, { one: 'Chat unpinned', other: '# chats unpinned' }),
    ),
  setMuted: (ids: Ids, muted: boolean, until: string | null = null) =>
    set(
      ids,
      { muted, ...(muted && { mutedUntil: until }) },
      muted
        ? plural(ids.length, { one: 'Chat muted', other: '# chats muted' })
        : plural(ids.length, { one: 'Chat unmuted', other: '# chats unmuted' }),
    ),
  setArchived: (ids: Ids, archived: boolean) =>
    set(
      ids,
      // What is archived is pinned no longer.
      { archived, ...(archived && { pinned: false }) },
      archived
        ? plural(ids.length, { one: 'Chat archived', other: '# chats archived' })
        : plural(ids.length, { one: 'Chat unarchived', other: '# chats unarchived' }),
    ),
  setUnread: (ids: Ids, isUnread: boolean) =>
    set(
      ids,
      { unreadCount: isUnread ? 1 : 0 },
      isUnread
        ? plural(ids.length, { one: 'Marked as unread', other: '# chats marked as unread' })
        : plural(ids.length, { one: 'Marked as read', other: '# chats marked as read' }),
    ),
})

function useOfMessages(run: Run, meId: string) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { mutateAsync: edit } = useEditMessage()
  const { mutateAsync: destroy } = useDeleteMessages()
  const { mutateAsync: react } = useReact(meId)
  const { mutateAsync: unreact } = useUnreact(meId)
  const { mutateAsync: update } = useUpdateChat()
  const { mutateAsync: remind } = useRemind()
  const { mutateAsync: schedule } = useSchedule()
  const { mutateAsync: drop } = useDropReminder()
  return useMemo(
    () => ({
      edit: (id: string, value: string) =>
        run({
          message: t`Message edited`,
          write: () => edit({ body: { id, message: { value } } }),
          failure: t`Couldn’t save. What you typed is still here.`,
        }),
      async schedule(message: NewChatMessage & { readonly sendAt: string }) {
        const at = date(message.sendAt, 'dayTime')
        // It is in the chat with its time and a way to delete it: a toast would only cover the text field.
        const isDone = await run({
          write: () => schedule({ body: message }),
          failure: t`Couldn’t save. What you typed is still here.`,
        })
        if (isDone) announce(t`Will be sent on ${at}`)
        return isDone
      },
      sendNow: (id: string) =>
        run({ message: t`Message sent`, write: () => edit({ body: { id, message: { sendAt: null } } }) }),
      removeMessages: (ids: Ids) =>
        run({
          message: plural(ids.length, { one: 'Message deleted', other: '# messages deleted' }),
          write: () => destroy({ body: { ids: [...ids] } }),
        }),
      setReminder: (messageId: string, at: string | null, message: string) =>
        run({
          message,
          write: () => (at === null ? drop({ query: { messageId } }) : remind({ body: { messageId, at } })),
        }),
      setUnreadFrom: ({ id, chatId }: ChatMessage) =>
        run({
          message: t`Marked as unread`,
          write: () => update({ query: { limit: 1 }, body: { id: chatId, chat: { unreadFrom: id } } }),
        }),
      toggleReaction: ({ id: messageId, reactions }: ChatMessage, emoji: string) =>
        run({
          write: () =>
            reactions.some((one) => one.contactId === meId && one.emoji === emoji)
              ? unreact({ query: { messageId, emoji } })
              : react({ body: { messageId, emoji } }),
        }),
    }),
    [run, t, date, edit, destroy, react, unreact, update, remind, schedule, drop, meId],
  )
}
