// What the portal's browser tests start from: the build with a config.json of its own, in front of the demo portal or of a portal's server (peer.ts).
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Notification } from '#contract/portal/notifications.ts'
import { test as base, credentials, expect } from '#e2e/fixtures.ts'
import { dist, openSite } from '#e2e/site.ts'
import { type Peer, startPeer } from './peer.ts'

export { controlled, credentials, expect, savedForOffline } from '#e2e/fixtures.ts'

export const USER = 'alex-morgan'

/** Who answers the portal's calls. */
export const PORTALS = ['the demo portal', 'a portal’s server'] as const

interface PortalFixtures {
  portal: (typeof PORTALS)[number]
  /** ms by which the clock of the portal's server is ahead. */
  clockAheadMs: number
  /** The portal's server; undefined where the demo portal answers. */
  peer: Peer | undefined
  /** The content of config.json. */
  config: Record<string, unknown>
}

interface PortalWorkerFixtures {
  /** A copy of the build, whose config.json may be another. */
  ownBuild: string
}

export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  portal: ['a portal’s server', { option: true }],
  clockAheadMs: [0, { option: true }],
  peer: async ({ portal, clockAheadMs }, use) => {
    const peer = portal === 'the demo portal' ? undefined : await startPeer({ clockAheadMs })
    await use(peer)
    await peer?.stop()
  },
  ownBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cairn-portal-'))
      cpSync(dist, folder, { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  config: async ({ peer }, use) => use(peer ? { portalUrl: peer.portalUrl, liveUrl: peer.liveUrl } : {}),
  baseURL: async ({ config, ownBuild }, use) => {
    writeFileSync(join(ownBuild, 'config.json'), JSON.stringify(config))
    const site = await openSite(ownBuild)
    await use(site.url)
    await site.stop()
  },
  // A session of the demo portal is one of the peer too; what a site is set to is not taken along.
  storageState: async ({ guest, session, peer, baseURL }, use) => {
    if (guest || !baseURL) return use(undefined)
    const { origins } = await session()
    const localStorage = origins.flatMap((stored) => stored.localStorage).filter(({ name }) => name !== 'config')
    if (peer) localStorage.push({ name: 'portal', value: new URL(peer.portalUrl).origin })
    await use({ cookies: [], origins: [{ origin: baseURL, localStorage }] })
  },
})

/** A screen that reads nothing of the portal's but the person and their notifications: the portal's other domains need not make their samples for it. */
const SCREEN = '/pages/activities'

/** The screen of a signed-in person, whose name is in the header. */
export const signedIn = (page: Page) => page.getByRole('button', { name: 'Alex Morgan, account' })

/** Opens the screen of a signed-in person. */
export async function open(page: Page): Promise<void> {
  await page.goto(SCREEN)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Gives a pair at the sign-in page, which is to lead to that screen. */
export async function giveCredentials(page: Page, { email, password } = credentials): Promise<void> {
  await page.goto(`/sign-in?redirectURL=${encodeURIComponent(SCREEN)}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The peer of a test that has one. */
export function need(peer: Peer | undefined): Peer {
  if (!peer) throw new Error('This test needs a portal’s server')
  return peer
}

/**
 * The notifications that the page holds, read past the screen: out of the query client that React's tree bears, as its developer tools do.
 * Undefined while there are none.
 */
export function heldNotifications(page: Page): Promise<Notification[] | undefined> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { client?: { getQueryData?(key: unknown): unknown } } | null
      child?: Fiber | null
      sibling?: Fiber | null
      stateNode?: { current?: Fiber }
    }
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    const first = key && root ? (root as unknown as Record<string, Fiber>)[key] : undefined
    const waiting = [first?.stateNode?.current]
    while (waiting.length > 0) {
      const fiber = waiting.pop()
      if (!fiber) continue
      const client = fiber.memoizedProps?.client
      if (client?.getQueryData) return client.getQueryData(['notifications', 'all', {}]) as Notification[] | undefined
      waiting.push(fiber.sibling ?? undefined, fiber.child ?? undefined)
    }
    return undefined
  })
}

export const heldIds = async (page: Page): Promise<string[]> =>
  ((await heldNotifications(page)) ?? []).map(({ id }) => id)

/** What the three keys of the session hold. */
export const storedSession = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['rememberMe', 'accessToken', 'tokenExpiryTime'].map((name) => [name, localStorage.getItem(name)]),
    ),
  )

/**
 * Leaves the app, and has the token end in so many ms: the page that is left may not renew it meanwhile. From now on the page's clock stands still, so that it
 * has that long left however slow the way back is.
 * @returns comes back to where the page was
 */
export async function letTokenEnd(page: Page, ms: number): Promise<() => Promise<unknown>> {
  const url = page.url()
  await page.goto('/icons/icon-192.png')
  const now = Date.now()
  await page.evaluate((end) => localStorage.setItem('tokenExpiryTime', new Date(end).toISOString()), now + ms)
  await page.clock.setFixedTime(now)
  return () => page.goto(url)
}

export interface Left {
  readonly method: 'PATCH' | 'DELETE'
  readonly endpoint: string
  readonly id: string
}

/** Writes that wait, as a page leaves them that was killed before it could send them. */
export async function leave(page: Page, writes: readonly Left[]): Promise<void> {
  // The app makes the database; opened before that, it would be an empty one of ours.
  const isMade = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'cairn-outbox' && version >= 10),
    )
  await expect.poll(isMade).toBe(true)
  const at = Date.now()
  const rows = writes.map(({ method, endpoint, id }) => ({
    id: crypto.randomUUID(),
    userId: USER,
    at,
    api: 'notifications',
    endpoint,
    method,
    path: `notifications/${id}`,
    ...(method === 'PATCH' && { body: {} }),
    entity: `notifications/${id}`,
    idempotencyKey: crypto.randomUUID(),
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
    awaitedUntil: 0,
  }))
  return page.evaluate(
    (left) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cairn-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => reject(new Error('The app has not made the database'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('rows', 'readwrite')
          for (const row of left) transaction.objectStore('rows').add(row)
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    rows,
  )
}
