// Sends messages: what is on its way is shown at once, and takes its place among the others when it has arrived.
// @chunk chat
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatMessage, ChatQuote } from '#contract/apps/chat-shapes.ts'
import { tellOtherTabs } from '#platform/query/other-tabs.ts'
import { addOutgoing, restoreOutgoing, retryOutgoing, sendAtOnce, sendQueued } from './outgoing.ts'
import { chatQueries } from './queries.ts'

export interface Writing {
  readonly value: string
  readonly replyTo?: ChatQuote | null
  readonly files?: readonly File[]
}

export interface Sending {
  send(chatId: string, writing: Writing): void
  retry(key: string): void
  /** One that waits for others, before them. */
  sendNow(key: string): void
}

export function useSend(): Sending {
  const client = useQueryClient()
  const onSent = useCallback(
    (message: ChatMessage) => {
      client.setQueryData(chatQueries.newest(message.chatId).queryKey, (part) =>
        part && !part.messages.some(({ id }) => id === message.id)
          ? { ...part, messages: [...part.messages, message] }
          : part,
      )
      void client.invalidateQueries({ queryKey: [chatApi.name] })
      tellOtherTabs(chatApi.name)
    },
    [client],
  )
  useEffect(() => {
    void restoreOutgoing().then(() => sendQueued(onSent))
    sendQueued(onSent)
  }, [onSent])
  const send = useCallback(
    (chatId: string, { value, replyTo = null, files = [] }: Writing) => {
      addOutgoing({ key: crypto.randomUUID(), chatId, value, replyTo, files, at: new Date().toISOString() })
      sendQueued(onSent)
    },
    [onSent],
  )
  const retry = useCallback(
    (key: string) => {
      retryOutgoing(key)
      sendQueued(onSent)
    },
    [onSent],
  )
  const sendNow = useCallback((key: string) => sendAtOnce(key, onSent), [onSent])
  return { send, retry, sendNow }
}
