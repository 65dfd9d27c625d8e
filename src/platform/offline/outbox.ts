// The outbox: writes to the portal that wait until it has accepted them. Stored before they are sent, sent in order, once, by one tab.
// The default build, without a portal, never loads it.
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { createPasses, type PassesOptions } from './outbox-passes.ts'
import { replyTo } from './outbox-reply.ts'
import { insistOn, type NewRow, type OutboxRow, type PortalReply } from './outbox-rows.ts'
import { createShownRows } from './outbox-shown.ts'
import type { OutboxStore } from './outbox-store.ts'

export interface OutboxOptions extends PassesOptions {
  /** Tells other tabs that something changed. */
  readonly notify: () => void
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
  /** Undoes a discarding: the write is where it stood. */
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

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, now } = options
  const shown = createShownRows(options)
  const changed = async () => {
    options.notify()
    await shown.refresh()
  }
  const passes = createPasses(options, shown, changed)

  const rowOf = async (id: string) => {
    const userId = await options.userId()
    return userId === undefined ? undefined : (await store.rowsOf(userId)).find((row) => row.id === id)
  }
  const change = async (id: string, changeOf: (row: OutboxRow) => Partial<OutboxRow>) => {
    const row = await rowOf(id)
    if (!row || row.state === 'sending') return
    await store.update(row, changeOf(row))
    await changed()
    await passes.drain()
  }

  return {
    async write(write, until) {
      const row = await store.add(rowFor(write, until, now()))
      options.notify()
      void passes.drain()
      return { id: row.id, reply: await replyTo({ ...options, ...shown, changed }, row, until) }
    },
    ...shown,
    async drain(everything = false) {
      const userId = everything ? await options.userId() : undefined
      if (userId !== undefined) await hurry(store, userId)
      await passes.drain()
    },
    retry: (id) => change(id, () => ({ state: 'waiting', nextAt: 0, problem: undefined })),
    async discard(id) {
      const row = await rowOf(id)
      if (!row || row.state === 'sending') return undefined
      await store.remove([row])
      await options.onDiscarded(row)
      await changed()
      // What stood behind it goes on.
      void passes.drain()
      return row
    },
    async putBack(row) {
      await store.putBack({ ...row, nextAt: 0 })
      await changed()
      void passes.drain()
    },
    keepMine: (id) => change(id, (row) => insistOn(row, crypto.randomUUID())),
    edit: (id, body) =>
      change(id, (row) => (row.state === 'needs-you' ? insistOn(row, crypto.randomUUID(), body) : {})),
    waitingCount: async (userId) => (await store.rowsOf(userId)).filter(({ state }) => state !== 'done').length,
    async discardAll(userId) {
      await store.remove(await store.rowsOf(userId))
      await changed()
    },
    close: passes.cancel,
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

/** Network errors and back-offs are forgotten: the network is back, or the person retries. */
async function hurry(store: OutboxStore, userId: string): Promise<void> {
  const rows = await store.rowsOf(userId)
  for (const row of rows)
    if (row.state === 'waiting' && row.problem?.kind !== 'server') await store.update(row, { nextAt: 0 })
}
