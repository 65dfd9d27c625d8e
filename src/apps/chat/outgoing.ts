// Messages on their way to the back end: one after another in each chat, so that they arrive in the order in which they were written. What fails stays, with
// what was typed, until it is sent or discarded; its text survives a reload.
// @chunk chat
import { useSyncExternalStore } from 'react'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatMessage, ChatQuote } from '#contract/apps/chat-shapes.ts'
import { callForChange } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { pageState } from '#platform/page-state.ts'
import { ownKey } from '#platform/session/own-items.ts'
import { sessionSignal } from '#platform/session/session.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'

export interface Outgoing {
  /** Also that of the call: sent twice, it arrives once. */
  readonly key: string
  readonly chatId: string
  readonly value: string
  readonly replyTo: ChatQuote | null
  readonly files: readonly File[]
  /** ISO: when it was written. */
  readonly at: string
  readonly status: 'queued' | 'sending' | Failure
}

/** Why it was not sent: no room on the device, the chat is gone, anything else. */
export type Failure = 'full' | 'gone' | 'failed'

export const isFailed = ({ status }: Outgoing): boolean => status !== 'queued' && status !== 'sending'

const STORED = ownKey('chat-outgoing')
const FULL = 507

const outgoing = pageState<readonly Outgoing[]>([])

function publish(next: readonly Outgoing[]): void {
  outgoing.set(next)
  try {
    // Bytes are not stored: a message with files is there as long as the page is.
    const kept = next.filter(({ files }) => files.length === 0)
    if (kept.length === 0) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, JSON.stringify(kept))
  } catch {
    // They are still on the page.
  }
}

function readStored(): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isOutgoing).map((one) => ({ ...one, files: [], status: 'queued' as const }))
  } catch {
    return []
  }
}

const isOutgoing = (value: unknown): value is Outgoing => {
  const { key, chatId, value: text, at } = Object(value)
  return [key, chatId, text, at].every((part) => typeof part === 'string')
}

function patch(key: string, status: Outgoing['status']): void {
  publish(outgoing.read().map((one) => (one.key === key ? { ...one, status } : one)))
}

export const useOutgoing = (): readonly Outgoing[] => useSyncExternalStore(outgoing.subscribe, outgoing.read)

/** What a visit before has left. */
export function restoreOutgoing(): void {
  if (outgoing.read().length === 0) publish(readStored())
  // They are nobody else's.
  sessionSignal().addEventListener('abort', forget, { once: true })
}

const forget = (): void => outgoing.set([])

export const addOutgoing = (one: Omit<Outgoing, 'status'>): void =>
  publish([...outgoing.read(), { ...one, status: 'queued' }])
export const retryOutgoing = (key: string): void => patch(key, 'queued')
export const dropOutgoing = (key: string): void => publish(outgoing.read().filter((one) => one.key !== key))

/** Chats in which a message is being sent. */
const busy = new Set<string>()

/**
 * Sends what is queued.
 * @param onSent before the message leaves what is on its way
 */
export function sendQueued(onSent: (message: ChatMessage) => void): void {
  for (const chatId of new Set(outgoing.read().map((one) => one.chatId)))
    if (!busy.has(chatId)) void sendIn(chatId, onSent)
}

async function sendIn(chatId: string, onSent: (message: ChatMessage) => void): Promise<void> {
  busy.add(chatId)
  try {
    for (;;) {
      const next = outgoing.read().find((one) => one.chatId === chatId && one.status === 'queued')
      if (!next) return
      patch(next.key, 'sending')
      try {
        const message = await whileSessionLasts(() => send(next))
        if (message === null) patch(next.key, 'gone')
        else {
          onSent(message)
          dropOutgoing(next.key)
        }
      } catch (error) {
        patch(next.key, error instanceof ApiError && error.status === FULL ? 'full' : 'failed')
      }
    }
  } finally {
    busy.delete(chatId)
  }
}

async function send({ key, chatId, value, replyTo, files }: Outgoing): Promise<ChatMessage | null> {
  const options = { idempotencyKey: key, isTold: true }
  const replyToId = replyTo?.id
  if (files.length === 0) {
    const body = { chatId, value, ...(replyToId !== undefined && { replyToId }) }
    return (await callForChange(chatApi.endpoints.send, { body }, options)).answer as ChatMessage | null
  }
  const body = { chatId, files: [...files], ...(value && { value }), ...(replyToId !== undefined && { replyToId }) }
  return (await callForChange(chatApi.endpoints.sendFiles, { body }, options)).answer as ChatMessage | null
}
