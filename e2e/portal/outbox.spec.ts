// What a page left to be sent reaches a portal's server once, in order, whatever happens on the way (reliability, rules 6, 20, 21).
import type { Page } from '@playwright/test'
import type { Notification } from '#contract/portal/notifications.ts'
import { expect, heldIds, heldNotifications, need, open, test, USER } from './fixtures.ts'

interface Left {
  readonly method: 'PATCH' | 'DELETE'
  readonly endpoint: string
  readonly id: string
}

/** Writes that wait, as a page leaves them that was killed before it could send them. */
async function leave(page: Page, writes: readonly Left[]): Promise<void> {
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

test('writes that wait are sent once each and in order, over dropped answers, errors and a page of a captive portal', async ({
  page,
  peer,
}) => {
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
