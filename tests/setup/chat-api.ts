// The chat back end with words for its calls.
import type { Chat, ChatArrivals, ChatSummary } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { TEST_NOW, type TestApi } from './test-api.ts'

export const SECOND = 1000
export const at = (seconds: number): string => new Date(TEST_NOW + seconds * SECOND).toISOString()

export const chats = async (api: TestApi) => (await api.get('apps/chat/chats')).body as ChatSummary[]
export const chatOf = async (api: TestApi, id: string) => (await api.get(`apps/chat/chat?id=${id}`)).body as Chat
export const arrivals = async (api: TestApi, since: string) =>
  (await api.get(`apps/chat/arrivals?since=${encodeURIComponent(since)}`)).body as ChatArrivals

export async function send(api: TestApi, chatId: string, value: string, more: object = {}): Promise<ChatMessage> {
  return (await api.send('POST', 'apps/chat/message', { chatId, value, ...more })).body as ChatMessage
}

/** From here on nobody answers. */
export const silence = (api: TestApi) =>
  api.send('PATCH', 'apps/chat/profile', { profile: { hasSampleReplies: false } })

export const patch = async (api: TestApi, id: string, chat: object) =>
  (await api.send('PATCH', 'apps/chat/chat', { id, chat })).body as Chat
