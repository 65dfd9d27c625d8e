// The outbox of this device: outbox.ts with the real portal, clock, locks and tabs.
// @offline later
import type { Endpoint } from '#contract/define-api.ts'
import { takeEffects } from '#platform/api/refusals.ts'
import { pageState } from '#platform/page-state.ts'
import { askPortal } from '#platform/remote/ask-portal.ts'
import { revertCopies } from '#platform/remote/copies.ts'
import { currentUserId } from '#platform/remote/owner-id.ts'
import { writeHeaders } from '#platform/remote/remote-request.ts'
import {
  bearer,
  getSession,
  isLocked,
  isRenewalDue,
  subscribeSession,
  takeOverStored,
} from '#platform/session/session.ts'
import { loadConfig } from '../config.ts'
import { portalOf } from '../config-values.ts'
import { renewAfterRefusal, renewIfDue } from '../session/renew.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { holdsFile, type OutboxRow, type PortalReply } from './outbox-rows.ts'
import { cacheMirror, createOutboxStore, OutboxDb } from './outbox-store.ts'

/** ms: the longest that a timer can be set for. */
const LONGEST_MS = 2 ** 31 - 1

/** As a session is bound to its portal (session.ts). */
const portalNow = async (): Promise<string | undefined> => portalOf(await loadConfig()) ?? undefined

interface Opened {
  readonly outbox: Outbox
  stop(): void
}

const opened = pageState<Opened | undefined>(undefined, (held) => held?.stop())

/** The one outbox of this app. The first call starts it: what waits is sent now, and whenever it may be. */
export function openOutbox(): Outbox {
  const held = opened.read() ?? start()
  opened.set(held)
  return held.outbox
}

function start(): Opened {
  const ending = new AbortController()
  const { signal } = ending
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cairn-outbox')
  // An object of its own, so that this tab hears it as the others do: see src/platform/query/other-tabs.ts.
  const changes = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cairn-changes')
  const db = new OutboxDb()
  const made = createOutbox({
    store: createOutboxStore(db, cacheMirror, portalNow),
    userId: currentUserId,
    send,
    renew: async () => isPast() || renewAfterRefusal(),
    now: Date.now,
    random: Math.random,
    alone,
    at: (time, work) => {
      const timer = setTimeout(work, Math.min(time - Date.now(), LONGEST_MS))
      return () => clearTimeout(timer)
    },
    notify: () => signal.aborted || tabs?.postMessage('changed'),
    onSent: ({ api }) => signal.aborted || changes?.postMessage({ api }),
    onSessionRefused: ({ path }, { status, body }) => {
      if (!isPast() && !isLocked()) takeEffects({ status, body, endpoint: { path }, sentWith })
    },
    onDiscarded: async ({ userId, api }) => {
      await revertCopies(userId)
      if (!signal.aborted) changes?.postMessage({ api })
    },
  })
  tabs?.addEventListener('message', () => void made.refresh())
  const leaveSession = subscribeSession(() => void made.drain(true))
  addEventListener('online', () => void made.drain(true), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void made.drain()
    },
    { signal },
  )
  void made.drain(true)
  return {
    outbox: made,
    stop() {
      ending.abort()
      leaveSession()
      made.close()
      tabs?.close()
      changes?.close()
      // What is under way opens it once more.
      db.close({ disableAutoOpen: false })
    },
  }
}

/** How many changes of a person wait here to be sent. */
export const waitingCount = (userId: string): Promise<number> => openOutbox().waitingCount(userId)

/** Forgets every change of a person that waits here. */
export const discardAll = (userId: string): Promise<void> => openOutbox().discardAll(userId)

/** What the last write was sent with. */
let sentWith: string | undefined

/** Whether the session has another token by now than the one that was refused. */
function isPast(): boolean {
  takeOverStored()
  const { authorization } = bearer()
  return authorization !== undefined && authorization !== sentWith
}

async function send(row: OutboxRow): Promise<PortalReply | undefined> {
  const { portalUrl } = await loadConfig()
  if (portalUrl === undefined) return undefined
  if (isRenewalDue(getSession(), Date.now())) await renewIfDue()
  const { authorization } = bearer()
  // Whose session has just ended sends nothing.
  if (authorization === undefined) return undefined
  sentWith = authorization
  const { method, path, body } = row
  const hasFile = holdsFile(body)
  try {
    const {
      status,
      body: answer,
      headers,
    } = await askPortal(portalUrl, SENT, {
      method,
      path,
      body: hasFile ? (await import('#platform/api/files.ts')).formOf(body as object) : JSON.stringify(body),
      headers: { ...writeHeaders(body !== undefined && !hasFile, row.idempotencyKey, row.at), authorization },
    })
    return { status, body: answer, retryAfter: retryAfterOf(headers) }
  } catch {
    return undefined
  }
}

/** All that the door needs to know of what is sent from here. */
const SENT: Pick<Endpoint, 'answerType'> = {}

/** ms, from a header with seconds or a date */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return wait > 0 ? wait : undefined
}

/** One tab at a time, each in its turn: who comes second may have come with something that the first has not seen any more. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('cairn-outbox', work) : work()
