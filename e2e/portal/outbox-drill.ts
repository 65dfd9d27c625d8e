// Writes to a portal's server while the network goes and comes and pages are killed, and sees that each arrived once and in order. `npm run drill -- outbox` runs
// it in full, outbox.spec.ts a few steps of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { kill, open } from '#e2e/drill/browser.ts'
import { createChance } from '#e2e/drill/inputs/chance.ts'
import { openBuiltWithPortal } from './built-with-portal.ts'
import type { Peer } from './peer.ts'

export interface OutboxDrillOptions {
  /** A build. */
  readonly dist: string
  readonly writes: number
  readonly disconnects: number
  readonly seed: number
  readonly onStep?: (step: number, what: string) => void
}

export interface OutboxDrilled {
  /** What took effect at the portal, in its order: the numbers of the writes. */
  readonly effects: readonly number[]
  readonly requests: number
  /** How often each thing went wrong. */
  readonly disconnects: Readonly<Record<string, number>>
}

const USER = 'alex-morgan'
const KINDS = [
  'server gone',
  'answer lost',
  'request lost',
  'error',
  'offline',
  'page killed',
  'browser killed',
] as const
/** A browser takes seconds to start: it is killed this often, in percent of its turns. */
const BROWSER_KILLS = 30

export async function drillOutbox({
  dist,
  writes,
  disconnects,
  seed,
  onStep,
}: OutboxDrillOptions): Promise<OutboxDrilled> {
  const chance = createChance(seed, Date.now())
  const { peer, site, build, profile, close } = await openBuiltWithPortal(dist)
  const device = createDevice(site.url, outboxOf(build), profile, await peer.tokenOf(USER))
  const counted: Record<string, number> = {}
  try {
    for (let step = 0; step < disconnects; step += 1) {
      const kind = chance.pick(KINDS)
      const happens = kind === 'browser killed' && !chance.percent(BROWSER_KILLS) ? 'page killed' : kind
      counted[happens] = (counted[happens] ?? 0) + 1
      onStep?.(step + 1, happens)
      // The writes are spread over what goes wrong; each is made until it is known to be kept.
      const [from, to] = [Math.floor((step * writes) / disconnects), Math.floor(((step + 1) * writes) / disconnects)]
      const end = goWrong(happens, peer, device, chance.below(150))
      for (let number = from; number < to; number += 1) await device.write(number)
      await end()
    }
    peer.clearFaults()
    for (let round = 0; round < 60 && (await effectsOf(peer)).length < writes; round += 1) await device.hurry()
    // What would come twice has time to.
    await device.hurry()
    const requests = peer.log.filter(({ method }) => method === 'PATCH').length
    return { effects: await effectsOf(peer), requests, disconnects: counted }
  } finally {
    await device.close()
    await close()
  }
}

/** Lets something go wrong. @returns the way to let it be over */
function goWrong(kind: (typeof KINDS)[number], peer: Peer, device: Device, ms: number): () => Promise<void> {
  const write = { path: 'common/user', method: 'PATCH', times: 1 }
  const later = (work: () => Promise<void>) => {
    const done = new Promise<void>((resolve) => setTimeout(resolve, ms)).then(work)
    return () => done
  }
  switch (kind) {
    case 'server gone': {
      const stopped = peer.stop()
      return async () => {
        await stopped
        await new Promise((resolve) => setTimeout(resolve, ms))
        await peer.start()
      }
    }
    case 'answer lost':
      peer.fault({ kind: 'drop', after: true, ...write })
      return async () => undefined
    case 'request lost':
      peer.fault({ kind: 'drop', ...write })
      return async () => undefined
    case 'error':
      peer.fault({ kind: 'status', status: 500, ...write })
      return async () => undefined
    case 'offline': {
      const gone = device.setOffline(true)
      return async () => {
        await gone
        await device.setOffline(false)
      }
    }
    case 'page killed':
      return later(() => device.killPage())
    case 'browser killed':
      return later(() => device.killBrowser())
  }
}

interface Device {
  /** Makes a write as the app does, as often as it takes until it is known to be kept. */
  write(number: number): Promise<void>
  /** Sends what waits. */
  hurry(): Promise<void>
  setOffline(isOffline: boolean): Promise<void>
  killPage(): Promise<void>
  killBrowser(): Promise<void>
  close(): Promise<void>
}

/** @param outbox the path of the build's code of the outbox */
function createDevice(url: string, outbox: string, profile: string, token: string): Device {
  let browser: Browser | undefined
  let page: Page | undefined
  const opened = async (): Promise<Page> => {
    browser ??= await open(profile)
    if (page) return page
    const made = await browser.newPage()
    await made.evaluateOnNewDocument((accessToken) => {
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('tokenExpiryTime', new Date(Date.now() + 24 * 3_600_000).toISOString())
    }, token)
    await made.goto(`${url}/activate-account`, { timeout: 120_000 })
    page = made
    return made
  }
  return {
    async write(number) {
      for (;;) {
        try {
          return await (await opened()).evaluate(writeInPage, outbox, USER, number)
        } catch (error) {
          // Killed meanwhile: whether it is kept is not known, and its key makes doing it again harmless.
          if (page && !page.isClosed() && browser?.connected) throw error
        }
      }
    },
    async hurry() {
      await (await opened()).evaluate(async (path) => {
        await import(path)
        dispatchEvent(new Event('online'))
        await new Promise((resolve) => setTimeout(resolve, 500))
      }, outbox)
    },
    setOffline: async (isOffline) => {
      await (await opened()).setOfflineMode(isOffline).catch(() => undefined)
    },
    async killPage() {
      const killed = page
      page = undefined
      await killed?.close().catch(() => undefined)
    },
    async killBrowser() {
      const killed = browser
      browser = undefined
      page = undefined
      if (killed) await kill(killed)
    },
    async close() {
      if (browser) await kill(browser)
    },
  }
}

/** In the page: the outbox's own `write`, under a key that is the number's. */
async function writeInPage(path: string, userId: string, number: number): Promise<void> {
  interface Module {
    openOutbox(): { write(write: object, until: number): Promise<unknown> }
  }
  const module = (await import(path)) as Record<string, Module>
  const found = Object.values(module).find((one) => 'openOutbox' in one)
  if (!found) throw new Error(`${path} has no outbox`)
  const endpoint = {
    api: 'user',
    name: 'updateUser',
    lane: 'portal',
    effect: 'write',
    method: 'PATCH',
    path: 'common/user',
  }
  const idempotencyKey = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const input = { body: { user: { name: `Name ${number}` } } }
  await found.openOutbox().write({ userId, endpoint, input, path: 'common/user', idempotencyKey }, Date.now())
}

/** The chunk of src/platform/offline/outbox-here.ts, as the page asks for it. */
function outboxOf(build: string): string {
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const file = Object.values(manifest).find((chunk) => /\/outbox-here-[^/]+\.js$/.test(chunk.file))?.file
  if (!file) throw new Error('The build has no chunk of the outbox')
  return `/${file}`
}

async function effectsOf(peer: Peer): Promise<number[]> {
  const changes = await peer.changes()
  return changes
    .filter(({ endpoint }) => endpoint === 'updateUser')
    .map(({ rows }) => Number(String((rows[0]?.after as { name?: string } | undefined)?.name).replace('Name ', '')))
}
