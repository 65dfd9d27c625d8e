// An operator changes config.json without a build: the portal, and with it the content security policy. It arrives at a client that is installed, whose pages
// come from the worker; and a token goes to no portal but the one that gave it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { controlled } from '#e2e/fixtures.ts'
import { expect, giveCredentials, need, open, signedIn, storedSession, test } from './fixtures.ts'
import { type Peer, startPeer } from './peer.ts'

const setConfig = (build: string, config: object): void =>
  writeFileSync(join(build, 'config.json'), JSON.stringify(config))

/** Waits until the page has loaded the configuration that applies from its next start. */
const hasLoaded = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('config'))).toContain(text)

const bearers = ({ log }: Peer): string[] => log.flatMap(({ bearer = [] }) => bearer)

test.describe('an installed client', () => {
  test.use({ guest: true })

  test('follows config.json to another portal, signs in there, and sends neither portal the other’s token', async ({
    context,
    page,
    peer,
    ownBuild,
  }) => {
    const first = need(peer)
    const second = await startPeer()
    await giveCredentials(page)
    await expect(signedIn(page)).toBeVisible()
    await controlled(page)
    await page.reload()
    await expect(signedIn(page)).toBeVisible()
    const other = await context.newPage()
    await open(other)

    setConfig(ownBuild, { portalUrl: second.portalUrl })
    await page.reload()
    await hasLoaded(page, second.portalUrl)
    const { accessToken: token } = await storedSession(page)
    expect(bearers(first)).toContain(token)
    await page.reload()
    await page.waitForURL(/\/sign-in\?redirectURL=/)
    await expect.poll(async () => (await storedSession(page)).accessToken).toBeNull()
    expect(bearers(second)).toEqual([])

    await giveCredentials(page)
    await expect(signedIn(page)).toBeVisible()
    expect(second.log.filter(({ path }) => path === 'auth/sign-in').map(({ status }) => status)).toEqual([200])
    // The other tab still speaks to the first.
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    const { accessToken: another } = await storedSession(page)
    await page.reload()
    await expect.poll(() => bearers(second)).toContain(another)
    expect(bearers(second)).not.toContain(token)
    expect(bearers(first)).not.toContain(another)
    await second.stop()
  })
})

test('a session of the demo portal is not sent to a portal’s server', async ({ page, peer }) => {
  await page.addInitScript(() => localStorage.removeItem('portal'))
  await page.goto('/pages/activities')
  await page.waitForURL(/\/sign-in\?redirectURL=/)
  await expect.poll(async () => (await storedSession(page)).accessToken).toBeNull()
  expect(bearers(need(peer))).toEqual([])
})

test.describe('the content security policy', () => {
  test.use({ portal: 'the demo portal' })

  test('of an installed client is the one that its host sends, from the next start on, and without a network', async ({
    context,
    page,
    ownBuild,
  }) => {
    const policyOf = async (path: string) => {
      const response = await page.goto(path)
      expect(response?.fromServiceWorker(), path).toBe(true)
      return response?.headers()['content-security-policy']
    }
    await page.goto('/404-not-found')
    await controlled(page)
    expect(await policyOf('/404-not-found')).toContain("connect-src 'self';")
    setConfig(ownBuild, { liveUrl: 'wss://live.example/ws' })
    await page.reload()
    await hasLoaded(page, 'live.example')
    for (const path of ['/404-not-found', '/', '/index.html', '/sign-in?layout=empty'])
      expect(await policyOf(path), path).toContain("connect-src 'self' wss://live.example;")
    await context.setOffline(true)
    expect(await policyOf('/404-not-found')).toContain("connect-src 'self' wss://live.example;")
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
