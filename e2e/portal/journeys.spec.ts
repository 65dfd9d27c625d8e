// The portal's journeys, with the demo portal and with a portal's server over HTTP (portal spec §6, §7, §8): they are the same.
import { dist } from '#e2e/site.ts'
import {
  credentials,
  expect,
  giveCredentials,
  heldIds,
  heldNotifications,
  letTokenEnd,
  need,
  open,
  PORTALS,
  signedIn,
  storedSession,
  test,
  USER,
} from './fixtures.ts'
import { drillRefresh } from './refresh-drill.ts'

// A first visit, as it were: that a worker answers the same, doors.spec.ts sees.
test.use({ serviceWorkers: 'block' })

const DAY_MS = 86_400_000

for (const portal of PORTALS) {
  test.describe(portal, () => {
    test.use({ portal, guest: true })

    test('a person is told of a wrong password, signs in with the right one, has notifications, stays signed in, has the token renewed when it has 20 s left, and leaves nothing behind', {
      // The screen tests run on the demo portal.
      tag: portal === 'a portal’s server' ? '@core' : [],
    }, async ({ page, peer }) => {
      await giveCredentials(page, { ...credentials, password: 'guess' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expect.poll(async () => (await storedSession(page)).accessToken).toBeNull()
      await giveCredentials(page)
      await expect(signedIn(page)).toBeVisible()

      await page.reload()
      await expect(signedIn(page)).toBeVisible()
      const requested = peer?.log.filter(({ path }) => path === 'common/user') ?? []
      expect(requested.map(({ bearer, status }) => [typeof bearer, status])).toEqual(
        requested.map(() => ['string', 200]),
      )
      if (peer)
        expect(peer.log.filter(({ path }) => path === 'auth/sign-in').map(({ status }) => status)).toEqual([404, 200])

      await expect.poll(async () => (await heldIds(page)).length).toBe(25)
      const times = ((await heldNotifications(page)) ?? []).map(({ createdAt }) => Date.parse(createdAt))
      expect(times).toEqual(times.toSorted((a, b) => b - a))

      const comeBack = await letTokenEnd(page, 15_000)
      await comeBack()
      const left = async () => Date.parse((await storedSession(page)).tokenExpiryTime ?? '') - Date.now()
      await expect.poll(left).toBeGreaterThan(DAY_MS)
      await expect(signedIn(page)).toBeVisible()
      if (peer) expect(peer.log.filter(({ path }) => path === 'auth/refresh-token')).toHaveLength(1)

      if (peer) await expect.poll(() => peer.live.subscribers()).toEqual([USER])
      await page.goto('/sign-out')
      await expect.poll(async () => (await storedSession(page)).accessToken).toBeNull()
      const portalCaches = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('portal ')))
      await expect.poll(portalCaches).toEqual([])
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ|Véro/)
      await expect.poll(() => peer?.live.subscribers() ?? []).toEqual([])
    })
  })
}

test('a person whose token is refused is signed out, and may come back to where they were', async ({ page, peer }) => {
  await open(page)
  need(peer).fault({ kind: 'status', status: 401, path: 'common/', body: { error: 'Invalid token' } })
  await page.goto('/apps/tasks')
  await page.waitForURL(/\/sign-in\?redirectURL=%2Fapps%2Ftasks/)
  await expect.poll(async () => (await storedSession(page)).accessToken).toBeNull()
})

test('a 401 after the renewal signs the person out and reloads the page', { tag: '@core' }, async ({ page, peer }) => {
  const { log, fault } = need(peer)
  await open(page)
  const comeBack = await letTokenEnd(page, 15_000)
  fault({ kind: 'status', status: 401, path: 'common/user', body: { error: 'Invalid token' } })
  // Its documents, each as it is requested: the first may be left before it has loaded.
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await comeBack()
  await page.waitForURL(/\/sign-in/)
  await expect.poll(() => loads).toBe(2)
  // A document may still be on its way when it is looked into.
  await expect(async () => expect((await storedSession(page)).accessToken).toBeNull()).toPass()
  expect(log.filter(({ path }) => path === 'auth/refresh-token')).toHaveLength(1)
})

test('tabs of one session at the end of its token: one of them renews it', { tag: '@core' }, async () => {
  expect(await drillRefresh({ dist, tabs: 3 })).toEqual({ refreshes: 1, signedIn: 3 })
})

for (const minutes of [-9, 9])
  test.describe(`a server whose clock is ${minutes} minutes off`, () => {
    test.use({ guest: true, clockAheadMs: minutes * 60_000 })

    test('signs people in, keeps them in, and is asked for a new token in time', async ({ page, peer }) => {
      const { log } = need(peer)
      const renewals = () => log.filter(({ path }) => path === 'auth/refresh-token').length
      const left = async () => Date.parse((await storedSession(page)).tokenExpiryTime ?? '') - Date.now()
      await giveCredentials(page)
      await expect(signedIn(page)).toBeVisible()
      expect(renewals()).toBe(0)
      expect(Math.abs((await left()) - 7 * DAY_MS)).toBeLessThan(60_000)
      const comeBack = await letTokenEnd(page, 15_000)
      await comeBack()
      await expect(signedIn(page)).toBeVisible()
      await expect.poll(left).toBeGreaterThan(DAY_MS)
      expect(renewals()).toBe(1)
    })
  })
