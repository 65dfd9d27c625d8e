// Messages on their way to the back end: one after another in each chat, so that they arrive in the order in which they were written. What fails stays, with
// what was typed and its files, until it is sent or discarded, over a reload too.
// @chunk chat
import { useSyncExternalStore } from 'react'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatMessage, ChatQuote } from '#contract/apps/chat-shapes.ts'
import type { Called } from '#platform/api/answer.ts'
import { callForChange } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { pageMap, pageState } from '#platform/page-state.ts'
import { ownKey } from '#platform/session/own-items.ts'
import { sessionSignal } from '#platform/session/session.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'
import { keepFiles, readFiles } from './unsent-files.ts'

export interface Outgoing {
  /** Also that of the call: sent twice, it arrives once. */
  readonly key: string
  readonly chatId: string
  readonly value: string
  readonly replyTo: ChatQuote | null
  readonly files: readonly File[]
  /** They are stored across a reload; without any, they are being read again. */
  readonly hasStoredFiles?: boolean
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
    const storable = next.filter(({ files, hasStoredFiles }) => files.length === 0 || hasStoredFiles)
    if (storable.length === 0) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, JSON.stringify(storable))
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

/** What a visit before has left; that with files once they are read. */
export async function restoreOutgoing(): Promise<void> {
  if (outgoing.read().length === 0) publish(readStored())
  // They are nobody else's.
  sessionSignal().addEventListener('abort', forget, { once: true })
  const keys = outgoing
    .read()
    .filter(isIncomplete)
    .map(({ key }) => key)
  if (keys.length === 0) return
  const found = await readFiles((key) => keys.includes(key))
  publish(
    outgoing.read().flatMap((one) => {
      if (!isIncomplete(one)) return one
      const files = found.get(one.key)
      if (files) return { ...one, files }
      // The browser has dropped them: what was written with them is not sent alone.
      return one.value === '' ? [] : { ...one, hasStoredFiles: false, status: 'failed' }
    }),
  )
}

const isIncomplete = ({ files, hasStoredFiles }: Outgoing): boolean => hasStoredFiles === true && files.length === 0

const forget = (): void => outgoing.set([])

export function addOutgoing(one: Omit<Outgoing, 'status'>): void {
  publish([...outgoing.read(), { ...one, status: 'queued' }])
  if (one.files.length === 0) return
  void keepFiles(one.key, one.files).then((hasStoredFiles) => {
    const isThere = outgoing.read().some(({ key }) => key === one.key)
    if (isThere) publish(outgoing.read().map((other) => (other.key === one.key ? { ...other, hasStoredFiles } : other)))
    else void keepFiles(one.key, [])
  })
}

export const retryOutgoing = (key: string): void => patch(key, 'queued')

/** @returns what it was; undefined where it is being sent or has been */
export function takeBackOutgoing(key: string): Outgoing | undefined {
  const taken = outgoing.read().find((one) => one.key === key && one.status !== 'sending')
  if (taken) dropOutgoing(key)
  return taken
}

export function dropOutgoing(key: string): void {
  const dropped = outgoing.read().find((one) => one.key === key)
  publish(outgoing.read().filter((one) => one.key !== key))
  if (dropped && dropped.files.length > 0) void keepFiles(key, [])
}

/** Called before the message leaves what is on its way, with the id of its change where there is one. */
export type OnSent = (message: ChatMessage, changeId: string | undefined) => void

/** Chats in which a message is being sent, each until all that is queued there has been. */
const busy = pageMap<string, Promise<void>>()

/** Sends what is queued. @returns once nothing is being sent any more */
export async function sendQueued(onSent: OnSent): Promise<void> {
  for (const chatId of new Set(outgoing.read().map((one) => one.chatId)))
    if (!busy.has(chatId))
      busy.set(
        chatId,
        sendIn(chatId, onSent).finally(() => busy.delete(chatId)),
      )
  await Promise.all(busy.values())
}

async function sendIn(chatId: string, onSent: OnSent): Promise<void> {
  for (;;) {
    const next = outgoing.read().find((one) => one.chatId === chatId && one.status === 'queued')
    if (!next || isIncomplete(next)) return
    await deliver(next, onSent)
  }
}

/** Without waiting for those before it. */
export async function sendAtOnce(key: string, onSent: OnSent): Promise<void> {
  const next = outgoing.read().find((one) => one.key === key && one.status === 'queued')
  if (next && !isIncomplete(next)) await deliver(next, onSent)
}

async function deliver(next: Outgoing, onSent: OnSent): Promise<void> {
  patch(next.key, 'sending')
  try {
    const { answer, changeId } = await whileSessionLasts(() => send(next))
    const message = answer as ChatMessage | null
    if (message === null) patch(next.key, 'gone')
    else {
      onSent(message, changeId)
      dropOutgoing(next.key)
    }
  } catch (error) {
    patch(next.key, error instanceof ApiError && error.status === FULL ? 'full' : 'failed')
  }
}

function send({ key, chatId, value, replyTo, files }: Outgoing): Promise<Called<unknown>> {
  const options = { idempotencyKey: key, isShownByCaller: true }
  const replyToId = replyTo?.id
  if (files.length === 0) {
    const body = { chatId, value, ...(replyToId !== undefined && { replyToId }) }
    return callForChange(chatApi.endpoints.send, { body }, options)
  }
  const body = { chatId, files: [...files], ...(value && { value }), ...(replyToId !== undefined && { replyToId }) }
  return callForChange(chatApi.endpoints.sendFiles, { body }, options)
}
