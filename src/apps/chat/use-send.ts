// Sends messages: what is on its way is shown at once, and takes its place among the others when it has arrived.
// @chunk chat
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatQuote } from '#contract/apps/chat-shapes.ts'
import { NOTHING_DONE } from '#kit/undo/done-actions.ts'
import { useUndoLog } from '#kit/undo/use-undo-log.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { addOutgoing, type OnSent, restoreOutgoing, retryOutgoing, sendAtOnce, sendQueued } from './outgoing.ts'
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
  const log = useUndoLog()
  const onSent = useCallback<OnSent>(
    (message, changeId) => {
      // The message itself shows that it was sent: no toast.
      if (changeId !== undefined) log.record({ ...NOTHING_DONE, changeIds: [changeId] })
      client.setQueryData(chatQueries.newest(message.chatId).queryKey, (part) =>
        part && !part.messages.some(({ id }) => id === message.id)
          ? { ...part, messages: [...part.messages, message] }
          : part,
      )
      refetchAll(client, [chatApi.name])
    },
    [client, log],
  )
  const sendAll = useCallback(() => void log.during(() => sendQueued(onSent)), [log, onSent])
  useEffect(() => {
    void restoreOutgoing().then(sendAll)
    sendAll()
  }, [sendAll])
  const send = useCallback(
    (chatId: string, { value, replyTo = null, files = [] }: Writing) => {
      addOutgoing({ key: crypto.randomUUID(), chatId, value, replyTo, files, at: new Date().toISOString() })
      sendAll()
    },
    [sendAll],
  )
  const retry = useCallback(
    (key: string) => {
      retryOutgoing(key)
      sendAll()
    },
    [sendAll],
  )
  const sendNow = useCallback((key: string) => void log.during(() => sendAtOnce(key, onSent)), [log, onSent])
  return { send, retry, sendNow }
}
