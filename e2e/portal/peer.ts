// A portal's server: the portal modules of sw/api over HTTP, and their live channel, from Node. `npm run portal` starts it for people (run.ts); tests start
// their own and let things go wrong. On this machine alone, and forgets everything when it stops.
import 'fake-indexeddb/auto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LIVE_DESTINATION, type Notification } from '#contract/portal/notifications.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb, type StoredChange } from '#sw/api/engine/db.ts'
import { type ModuleEntry, signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { createControl } from './control.ts'
import { createFaults, type Fault } from './faults.ts'
import { createHttpServer, type LogEntry } from './http-server.ts'
import { createLiveServer, type LiveServer } from './live-server.ts'

export interface PeerOptions {
  /** Of HTTP and the live channel. Default: any free one. */
  readonly port?: number
  /** Of the faults. Default: any free one. */
  readonly controlPort?: number
  /** Origins whose pages may ask. Default: any on this machine. */
  readonly origins?: readonly string[]
  /** ms by which the server's clock is ahead of this machine's. */
  readonly clockAheadMs?: number
}

export interface Peer {
  /** For config.json. */
  readonly portalUrl: string
  readonly liveUrl: string
  readonly controlUrl: string
  /** Every request, in the order in which they ended. */
  readonly log: LogEntry[]
  readonly live: LiveServer
  fault(fault: Fault): void
  clearFaults(): void
  /** What took effect, oldest first: one for each write that changed something, however often it was sent. */
  changes(): Promise<StoredChange[]>
  /** Makes notifications as if something had happened, and sends them live. @returns them, oldest first */
  notify(userId: string, count?: number, part?: Partial<Notification>): Promise<Notification[]>
  /** A token that is good, as signing in gives it. */
  tokenOf(userId: string): Promise<string>
  /** The ends of the network: nothing can be reached until `start`, which takes the same ports. */
  stop(): Promise<void>
  start(): Promise<void>
}

const HOST = '127.0.0.1'
const BASE = '/api'
const ON_THIS_MACHINE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export async function startPeer({
  port = 0,
  controlPort = 0,
  origins,
  clockAheadMs = 0,
}: PeerOptions = {}): Promise<Peer> {
  const now = () => Date.now() + clockAheadMs
  const entries = await portalModules()
  const name = `portal-${crypto.randomUUID()}`
  // A portal stores all its people in one database.
  const db = new CairnDb(name, schemaOf(workspaceModules(entries)))
  const accounts = new CairnDb(`${name} accounts`, schemaOf(signInModules(entries)), ACCOUNTS_VERSIONS)
  const api = createApi({
    accounts: { db: accounts },
    workspaceOf: async () => ({ db, isSample: true }),
    now,
    delay: async () => {},
    random: Math.random,
    base: BASE,
    checkAnswers: true,
    modules: entries,
  })
  const tokens = createTokens(now)
  const faults = createFaults()
  const log: LogEntry[] = []
  const live = createLiveServer({ destination: LIVE_DESTINATION, userOf: tokens.readValid })
  const isAllowed = (origin: string) => origins?.includes(origin) ?? ON_THIS_MACHINE.test(origin)
  const http = createHttpServer({ answer: (request) => api.fetch(request), base: BASE, isAllowed, faults, log })
  http.on('upgrade', (request, socket, head) => {
    const { origin, url } = { origin: request.headers.origin, url: request.url }
    if (url !== '/ws' || (origin !== undefined && !isAllowed(origin))) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    else live.upgrade(request, socket, head)
  })
  await listen(http, port)
  const address = `${HOST}:${portOf(http)}`
  const peer: Omit<Peer, 'controlUrl'> = {
    portalUrl: `http://${address}${BASE}`,
    liveUrl: `ws://${address}/ws`,
    log,
    live,
    fault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    changes: async () => [...(await accounts.changes.toArray()), ...(await db.changes.toArray())],
    notify: createNotifier(db, live, now),
    tokenOf: async (userId) => (await tokens.issue(userId)).token,
    async stop() {
      live.cut()
      await closed(http)
      await closed(control)
    },
    async start() {
      await listen(http, Number(address.split(':')[1]))
      await listen(control, controlAt)
    },
  }
  const control = createControl(peer)
  await listen(control, controlPort)
  const controlAt = portOf(control)
  return { ...peer, controlUrl: `http://${HOST}:${controlAt}` }
}

/** The domains that belong to the portal's server. */
async function portalModules(): Promise<ModuleEntry[]> {
  const lanes = await Promise.all(modules.map(async ({ load }) => (await load()).api.lane))
  return modules.filter((_, index) => lanes[index] === 'portal')
}

/** What makes notifications, past the back end, as a portal's other side does. */
function createNotifier(db: CairnDb, live: LiveServer, now: () => number): Peer['notify'] {
  let made = 0
  return async (userId, count = 1, part = {}) => {
    const notifications = Array.from({ length: count }, (_, index): Notification => {
      made += 1
      return {
        id: crypto.randomUUID(),
        read: false,
        type: 'JOB_OFFER',
        createdAt: new Date(now() + index).toISOString(),
        attributes: { jobId: `post-${made}`, jobTitle: `Post ${made}`, location: 'Sète', applicationStatus: null },
        ...part,
      }
    })
    await db.table('portalNotifications').bulkPut(notifications.map((one) => ({ ...one, userId })))
    for (const one of notifications) live.send(userId, JSON.stringify(one))
    return notifications
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
