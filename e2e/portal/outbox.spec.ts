// What a page left to be sent reaches a portal's server once, in order, whatever happens on the way (reliability, rules 6, 20, 21).
import type { Notification } from '#contract/portal/notifications.ts'
import { dist } from '#e2e/site.ts'
import { expect, heldIds, heldNotifications, leave, need, open, test } from './fixtures.ts'
import { drillOutbox } from './outbox-drill.ts'

// The outbox is the page's: a worker has no part in it.
test.use({ serviceWorkers: 'block' })

test('writes that wait are sent once each and in order, over dropped answers, errors and a page of a captive portal', {
  tag: '@core',
}, async ({ page, peer }) => {
  const portal = need(peer)
  await open(page)
  await expect.poll(async () => (await heldIds(page)).length).toBe(25)
  const [a, b, c] = ((await heldNotifications(page)) ?? []).filter(({ read }) => !read) as [
    Notification,
    Notification,
    Notification,
  ]
  const write = { path: 'notifications/', method: 'PATCH' }
  portal.fault({ kind: 'drop', after: true, times: 1, ...write })
  portal.fault({ kind: 'status', status: 500, times: 1, skip: 1, ...write })
  portal.fault({ kind: 'html', times: 1, skip: 2, ...write })
  portal.fault({ kind: 'drop', times: 1, path: 'notifications/', method: 'DELETE' })
  await leave(page, [
    { method: 'PATCH', endpoint: 'markRead', id: a.id },
    { method: 'PATCH', endpoint: 'markRead', id: b.id },
    { method: 'DELETE', endpoint: 'remove', id: a.id },
    { method: 'PATCH', endpoint: 'markRead', id: c.id },
  ])
  await page.reload()
  const effects = async () =>
    (await portal.changes()).map(({ endpoint, rows }) => `${endpoint} ${rows.map(({ key }) => key).join()}`)
  await expect.poll(async () => (await effects()).length, { timeout: 40_000 }).toBe(4)
  expect((await effects()).toSorted()).toEqual(
    [`markRead ${a.id}`, `markRead ${b.id}`, `markRead ${c.id}`, `remove ${a.id}`].toSorted(),
  )
  expect((await effects()).indexOf(`remove ${a.id}`)).toBeGreaterThan((await effects()).indexOf(`markRead ${a.id}`))
  // What is sent again is the same request, by its key.
  const keys = portal.log.filter(({ method }) => method !== 'GET').map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(4)
  expect(keys.length).toBeGreaterThanOrEqual(8)
})

test('writes reach the portal once and in order while the network goes and comes and pages are killed', async () => {
  const { effects } = await drillOutbox({ dist, writes: 6, disconnects: 8, seed: 7 })
  expect(effects).toEqual([0, 1, 2, 3, 4, 5])
})
