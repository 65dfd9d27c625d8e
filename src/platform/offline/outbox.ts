// The outbox: writes to the portal that wait until they have been taken. Kept before they are sent, sent in order, once, by one tab.
// Brought by portal-call.ts with the first such write and by the shell to show what waits; the default build, without a portal, never loads it.
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { type Drained, drain } from './outbox-drain.ts'
import { insistOn, type NewRow, type OutboxRow, type PortalReply } from './outbox-rows.ts'
import type { OutboxStore } from './outbox-store.ts'

export interface OutboxOptions {
  readonly store: OutboxStore
  /** Who is signed in. */
  readonly userId: () => Promise<string | undefined>
  readonly send: (row: OutboxRow) => Promise<PortalReply | undefined>
  readonly renew: () => Promise<boolean>
  readonly now: () => number
  readonly random: () => number
  /** Runs work while no other tab does. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Calls `work` at a time (ms since the epoch). @returns the way to call it off */
  readonly at: (time: number, work: () => void) => () => void
  /** Tells other tabs that something changed. */
  readonly tell: () => void
  /** A write that nobody waits for any more was taken. */
  readonly onSent: (row: OutboxRow) => void
  /** What it would have changed is to be shown as it is. */
  readonly onDiscarded: (row: OutboxRow) => Promise<void>
}

export interface NewWrite {
  readonly userId: string
  readonly endpoint: Endpoint
  readonly input: CallInput<Endpoint>
  /** Below the portal's base. */
  readonly path: string
  readonly idempotencyKey: string
}

/** What became of a write while its caller waited: an answer of the portal, or none yet. */
export type WriteOutcome = { readonly id: string; readonly reply: PortalReply | undefined }

export interface Outbox {
  /** Keeps a write, sends it if it can be sent, and waits for the portal's answer until a time (ms since the epoch). */
  write(write: NewWrite, until: number): Promise<WriteOutcome>
  /** What the signed-in person should know of, in order. */
  read(): readonly OutboxRow[]
  subscribe(listener: () => void): () => void
  /** Sends what can be sent now. @param everything also what would wait for its time */
  drain(everything?: boolean): Promise<void>
  /** Another tab changed something. */
  refresh(): Promise<void>
  retry(id: string): Promise<void>
  /** @returns what was discarded, for `putBack` */
  discard(id: string): Promise<OutboxRow | undefined>
  /** Undoes a discarding: the write stands where it stood. */
  putBack(row: OutboxRow): Promise<void>
  /** After a conflict: the person's change upon what the portal holds now. */
  keepMine(id: string): Promise<void>
  /** What the person has mended in a refused one goes in its place. One that still waits may have been taken: it is followed by another act instead. */
  edit(id: string, body: unknown): Promise<void>
  /** How many writes of a person would be lost with the outbox. */
  waitingCount(userId: string): Promise<number>
  discardAll(userId: string): Promise<void>
  close(): void
}

const NOTHING: readonly OutboxRow[] = []
/** ms after which a pass that failed in itself is tried again */
const TROUBLE_MS = 5000

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, now } = options
  const listeners = new Set<() => void>()
  let shown = NOTHING
  let draining: Promise<void> | undefined
  let asksAgain = false
  let cancel = () => {}

  let refreshing: Promise<void> | undefined
  let isOld = false
  const readShown = async () => {
    const userId = await options.userId()
    const rows = userId === undefined ? [] : await store.rowsOf(userId)
    const isNews = ({ state, awaitedUntil }: OutboxRow) => state !== 'done' && awaitedUntil < now()
    shown = rows.some(isNews) ? rows.filter(isNews) : NOTHING
    for (const listener of listeners) listener()
  }
  /** However many changes come at once, what is shown is read anew at most once after the last. */
  const refresh = () => {
    isOld = true
    refreshing ??= (async () => {
      try {
        while (isOld) {
          isOld = false
          await readShown()
        }
      } catch (error) {
        // What was shown stays.
        console.warn(error)
      } finally {
        refreshing = undefined
      }
    })()
    return refreshing
  }
  const changed = async () => {
    options.tell()
    await refresh()
  }

  const pass = async (): Promise<Drained> => {
    const userId = await options.userId()
    if (userId === undefined) return {}
    let current: string | undefined = userId
    const follow = async () => {
      current = await options.userId()
    }
    return drain({
      ...options,
      userId,
      isCurrent: () => current === userId,
      send: async (row) => {
        await follow()
        return current === userId ? options.send(row) : undefined
      },
      onChange: () => void changed(),
    })
  }
  const passes = async () => {
    do {
      asksAgain = false
      cancel()
      try {
        const { nextAt, needsSignIn } = await options.alone(pass)
        // Asking again is in vain until there is a new session, which asks by itself.
        if (needsSignIn) asksAgain = false
        if (nextAt !== undefined) cancel = options.at(nextAt, () => void drainNow())
      } catch (error) {
        // What was sent and could not be noted is asked for again under its key.
        console.warn(error)
        cancel = options.at(now() + TROUBLE_MS, () => void drainNow())
      }
    } while (asksAgain)
    await refresh()
  }
  const drainNow = () => {
    asksAgain = draining !== undefined
    draining ??= passes().finally(() => {
      draining = undefined
    })
    return draining
  }

  const rowOf = async (id: string) => {
    const userId = await options.userId()
    return userId === undefined ? undefined : (await store.rowsOf(userId)).find((row) => row.id === id)
  }
  const change = async (id: string, changeOf: (row: OutboxRow) => Partial<OutboxRow>) => {
    const row = await rowOf(id)
    if (!row || row.state === 'sending') return
    await store.update(row, changeOf(row))
    await changed()
    await drainNow()
  }

  return {
    async write(write, until) {
      const row = await store.add(rowFor(write, until, now()))
      options.tell()
      void drainNow()
      return { id: row.id, reply: await answered({ ...options, listeners, changed }, row, until) }
    },
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async drain(everything = false) {
      const userId = everything ? await options.userId() : undefined
      if (userId !== undefined) await hurry(store, userId)
      await drainNow()
    },
    refresh,
    retry: (id) => change(id, () => ({ state: 'waiting', nextAt: 0, problem: undefined })),
    async discard(id) {
      const row = await rowOf(id)
      if (!row || row.state === 'sending') return undefined
      await store.remove([row])
      await options.onDiscarded(row)
      await changed()
      // What stood behind it goes on.
      void drainNow()
      return row
    },
    async putBack(row) {
      await store.putBack({ ...row, nextAt: 0 })
      await changed()
      void drainNow()
    },
    keepMine: (id) => change(id, (row) => insistOn(row, crypto.randomUUID())),
    edit: (id, body) =>
      change(id, (row) => (row.state === 'needs-you' ? insistOn(row, crypto.randomUUID(), body) : {})),
    waitingCount: async (userId) => (await store.rowsOf(userId)).filter(({ state }) => state !== 'done').length,
    async discardAll(userId) {
      await store.remove(await store.rowsOf(userId))
      await changed()
    },
    close: () => cancel(),
  }
}

function rowFor({ userId, endpoint, input, path, idempotencyKey }: NewWrite, until: number, now: number): NewRow {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown }
  return {
    id: crypto.randomUUID(),
    userId,
    at: now,
    api: endpoint.api,
    endpoint: endpoint.name,
    method: endpoint.method,
    path,
    ...(body !== undefined && { body }),
    entity: entityOf(endpoint.api, { ...params }, { ...query }, body),
    idempotencyKey,
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
    awaitedUntil: until,
  }
}

/** The domain, and the thing in it that the path, the query or the body names: an application, its draft and its documents are all about one job. */
function entityOf(api: string, params: object, query: { id?: unknown }, body: unknown): string {
  const { id, jobId } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown; jobId?: unknown }
  const inBody = jobId ?? id
  const ids = [...Object.values(params), query.id, inBody].filter((id) => typeof id === 'string')
  return [api, ...ids.map(encodeURIComponent)].join('/')
}

/** Network errors and back-offs are forgotten: the network is back, or the person asks. */
async function hurry(store: OutboxStore, userId: string): Promise<void> {
  const rows = await store.rowsOf(userId)
  for (const row of rows)
    if (row.state === 'waiting' && row.problem?.kind !== 'server') await store.update(row, { nextAt: 0 })
}

interface Waiting extends Pick<OutboxOptions, 'store' | 'now' | 'at'> {
  readonly listeners: Set<() => void>
  readonly changed: () => Promise<void>
}

/**
 * The reply to a write that somebody waits for, in whichever tab it comes. A refusal is the caller's to tell: it leaves the outbox with it.
 * @returns undefined where none came in time; the write is then the person's to see
 */
function answered(waiting: Waiting, row: OutboxRow, until: number): Promise<PortalReply | undefined> {
  const { store, now, at, listeners, changed } = waiting
  return new Promise((resolve, reject) => {
    let isOver = false
    let turn = Promise.resolve()
    const finish = (reply: PortalReply | undefined) => {
      isOver = true
      listeners.delete(lookAgain)
      cancel()
      resolve(reply)
    }
    // One look after the other: an answer that one is taking out of the outbox is gone for the next.
    const look = (isLast = false) => {
      turn = turn.then(async () => {
        if (isOver) return
        const reply = await take(store, row)
        if (typeof reply !== 'string') return finish(reply)
        // The next try may be long in coming.
        if (reply === 'not yet' && !isLast) return
        await store.update(row, { awaitedUntil: 0 })
        // It may have come at the last moment.
        const last = await take(store, row)
        finish(typeof last === 'string' ? undefined : last)
        await changed()
      })
      turn.catch(reject)
    }
    const lookAgain = () => look()
    const cancel = at(until, () => look(true))
    listeners.add(lookAgain)
    look(until <= now())
  })
}

/** Takes the portal's answer to a write out of the outbox, if it is there. Undefined where the write itself is gone: discarded, or all of it at a sign-out. */
async function take(
  store: OutboxStore,
  { userId, id }: OutboxRow,
): Promise<PortalReply | undefined | 'not yet' | 'failed'> {
  const row = (await store.rowsOf(userId)).find((one) => one.id === id)
  if (!row) return undefined
  const { state, problem } = row
  if (state === 'waiting' && problem) return 'failed'
  const refusal = state === 'needs-you' ? { status: problem?.status ?? 400, body: problem?.body } : undefined
  const reply = state === 'done' ? row.reply : refusal
  if (!reply) return 'not yet'
  await store.remove([row])
  return reply
}
