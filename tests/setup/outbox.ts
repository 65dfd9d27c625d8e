// An outbox over fake-indexeddb with a clock and a network of the test's own, and the portal's server as it should be seen through it.
import { createOutbox, type NewWrite, type Outbox } from '#platform/offline/outbox.ts'
import type { OutboxRow, PortalReply } from '#platform/offline/outbox-rows.ts'
import { createOutboxStore, OutboxDb, type OutboxMirror, type OutboxStore } from '#platform/offline/outbox-store.ts'

/** What the network does to one request. */
export type Fate = 'arrives' | 'lost' | 'reply lost' | 'killed before' | 'killed after' | 401 | 408 | 429 | 500 | 503

/** Applies each act once, as a portal does by the idempotency key. */
export class ModelPortal {
  /** The bodies' numbers in the order of their effects. */
  readonly effects: { readonly entity: string; readonly n: number }[] = []
  readonly #replies = new Map<string, PortalReply>()
  /** Acts with these numbers are refused. */
  readonly refused: ReadonlyMap<number, number>

  constructor(refused: ReadonlyMap<number, number> = new Map()) {
    this.refused = refused
  }

  answer({ idempotencyKey, entity, body }: OutboxRow): PortalReply {
    const { n } = body as { n: number }
    const status = this.refused.get(n)
    if (status !== undefined) return { status, body: { message: 'error.any.refused.msg.act', current: { n: -1 } } }
    const known = this.#replies.get(idempotencyKey)
    if (known) return known
    this.effects.push({ entity, n })
    const reply = { status: 200, body: { n } }
    this.#replies.set(idempotencyKey, reply)
    return reply
  }
}

export class MemoryMirror implements OutboxMirror {
  readonly rows = new Map<string, OutboxRow>()
  async put(row: OutboxRow) {
    this.rows.set(row.id, structuredClone(row))
  }
  async delete(_: string, ids: readonly string[]) {
    for (const id of ids) this.rows.delete(id)
  }
  async read() {
    return [...this.rows.values()]
  }
}

export interface TestDevice {
  readonly portal: ModelPortal
  readonly store: OutboxStore
  readonly mirror: MemoryMirror
  readonly sent: OutboxRow[]
  /** Numbers of the acts in the order they were taken without anybody waiting. */
  readonly reported: string[]
  /** Whose sending showed that the session is refused. */
  readonly refusals: string[]
  outbox: Outbox
  userId: string | undefined
  now: number
  /** What the next requests meet; then all arrive. */
  fates: Fate[]
  /** What sends; the model portal by default. */
  network: (row: OutboxRow) => Promise<PortalReply | undefined>
  /** Whether a new token can be had. */
  canRenew: boolean
  /** One act of a person about a thing. */
  write(entity: string, n: number, patience?: number): ReturnType<Outbox['write']>
  /** Sends what can be sent, and goes on after each kill of the page. */
  drain(everything?: boolean): Promise<void>
  /** Lets time pass, with what was to be done by then. */
  pass(ms: number): Promise<void>
  /** Does what was to be done by now. */
  ring(): void
  rows(): Promise<OutboxRow[]>
  /** The page is closed and opened again. */
  restart(): void
  close(): Promise<void>
}

let made = 0

export function createDevice({
  portal = new ModelPortal(),
  random = (): number => 0.5,
  database = '',
} = {}): TestDevice {
  made += 1
  const db = new OutboxDb(database || `outbox-${made}`)
  const mirror = new MemoryMirror()
  const store = createOutboxStore(db, mirror)
  let killed = Promise.withResolvers<void>()
  let timers: { readonly time: number; readonly work: () => void }[] = []
  const device: TestDevice = {
    portal,
    store,
    mirror,
    sent: [],
    reported: [],
    refusals: [],
    outbox: undefined as never,
    userId: 'alex',
    now: Date.UTC(2026, 10, 17, 9),
    fates: [],
    canRenew: false,
    network: (row) => meet(row),
    write: (entity, n, patience = -1) =>
      device.outbox.write(act(device.userId ?? '', entity, n), device.now + patience),
    async drain(everything) {
      for (;;) {
        const end = killed
        const wasKilled = await Promise.race([
          device.outbox.drain(everything).then(() => false),
          end.promise.then(() => true),
        ])
        if (!wasKilled) return
      }
    },
    async pass(ms) {
      device.now += ms
      device.ring()
      await device.drain()
    },
    ring() {
      const due = timers.filter(({ time }) => time <= device.now)
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { work } of due) work()
    },
    rows: () => store.rowsOf(device.userId ?? ''),
    restart() {
      const before = killed
      killed = Promise.withResolvers()
      timers = []
      device.outbox = open()
      before.resolve()
    },
    async close() {
      timers = []
      // What is under way ends first.
      device.userId = undefined
      await device.drain()
      db.close()
      await db.delete()
    },
  }
  const meet = async (row: OutboxRow): Promise<PortalReply | undefined> => {
    device.sent.push(row)
    const fate = device.fates.shift() ?? 'arrives'
    if (fate === 'lost') return undefined
    if (typeof fate === 'number') return { status: fate, body: { message: 'error.server.busy.msg.portal' } }
    if (fate === 'killed before' || fate === 'killed after') {
      if (fate === 'killed after') portal.answer(row)
      device.restart()
      return new Promise(() => {})
    }
    const reply = portal.answer(row)
    return fate === 'reply lost' ? undefined : reply
  }
  const open = () =>
    createOutbox({
      store,
      userId: async () => device.userId,
      send: (row) => device.network(row),
      renew: async () => device.canRenew,
      now: () => device.now,
      random,
      alone: (work) => work(),
      at(time, work) {
        const timer = { time, work }
        timers.push(timer)
        return () => {
          timers = timers.filter((one) => one !== timer)
        }
      },
      notify: () => {},
      onSessionRefused: ({ path }) => device.refusals.push(path),
      onSent: ({ body }) => device.reported.push(JSON.stringify(body)),
      onDiscarded: async () => {},
    })
  device.outbox = open()
  return device
}

function act(userId: string, thing: string, n: number): NewWrite {
  return {
    userId,
    endpoint: {
      api: 'things',
      name: 'update',
      lane: 'portal',
      effect: 'write',
      method: 'PATCH',
      path: 'things/{id}',
      answers: {},
    },
    input: { params: { id: thing }, body: { n } },
    path: `things/${thing}`,
    idempotencyKey: `key-${n}`,
  }
}
