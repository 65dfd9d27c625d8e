// A portal's server, and no network: what was set is known, the last good copies are shown with their date, what cannot be done says so before it is tried, and
// what waits is counted, in a header that still fits a small phone.
import { controlled, expect, heldIds, heldNotifications, leave, need, open, signedIn, test } from './fixtures.ts'

// Several pages and a server of their own take their time on a busy machine.
test.slow()

test('config.json and the last good copies serve a start without a network', async ({ page, peer, context }) => {
  const portal = need(peer)
  await open(page)
  await controlled(page)
  await expect.poll(async () => (await heldIds(page)).length).toBe(25)
  await portal.stop()
  await context.setOffline(true)
  const requested = portal.log.length
  await page.reload()
  await expect(signedIn(page)).toBeVisible()
  await expect.poll(async () => (await heldIds(page)).length).toBe(25)
  await signedIn(page).click()
  await expect(page.getByText(/Saved copy from \d\d:\d\d/)).toBeVisible()
  // The demo portal has not stepped in: it would have answered without a copy.
  expect(portal.log.length).toBe(requested)
  await context.setOffline(false)
  await portal.start()
})

test('home says from when its saved copy is, and what could not be read, with the way to try again', async ({
  page,
  peer,
  context,
}) => {
  const portal = need(peer)
  const failed = page.getByText('Couldn’t load your next steps.')
  const matches = page.getByRole('heading', { name: 'New matches' })
  const body = { message: 'error.server.away.msg.portal' }
  portal.fault({ kind: 'status', status: 500, method: 'GET', path: 'career/home', body })
  await page.goto('/dashboards/mainpage')
  await expect(failed).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Today and overdue' })).toBeVisible()
  portal.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(matches).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Saved copy from/)).toBeHidden()
  await controlled(page)
  await portal.stop()
  await context.setOffline(true)
  await page.reload()
  await expect(matches).toBeVisible()
  await expect(page.getByText(/^Saved copy from \d\d:\d\d/)).toBeVisible()
  await expect(failed).toBeHidden()
})

test.describe('a guest', () => {
  test.use({ guest: true })

  test('is told before they try that signing in and the other forms need a network', async ({ page, context }) => {
    const needs = page.getByText('You’re offline. This needs a connection.')
    await page.goto('/home')
    await controlled(page)
    for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'Email' }).fill('nora@mail.example')
      await expect(needs).toBeHidden()
      await context.setOffline(true)
      await expect(needs).toBeVisible()
      await context.setOffline(false)
      await expect(needs).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@mail.example')
    }
  })
})

test('what waits is counted in a header that fits 320 px, and its list can be used there', async ({ page, peer }) => {
  const portal = need(peer)
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page)
  await expect.poll(async () => (await heldIds(page)).length).toBe(25)
  const ids = ((await heldNotifications(page)) ?? []).slice(0, 12).map(({ id }) => id)
  portal.fault({
    kind: 'status',
    status: 503,
    method: 'PATCH',
    path: 'notifications/',
    body: { message: 'error.server.away.msg.portal' },
  })
  portal.fault({
    kind: 'status',
    status: 409,
    method: 'DELETE',
    path: 'notifications/',
    body: { message: 'error.notification.stale.msg.notification' },
  })
  await leave(page, [
    ...ids.slice(1).map((id) => ({ method: 'PATCH' as const, endpoint: 'markRead', id })),
    { method: 'DELETE', endpoint: 'remove', id: ids[0] ?? '' },
  ])
  await page.reload()
  const pill = page.getByRole('button', { name: '1 change needs your attention' })
  await expect(pill).toBeVisible()
  await controlled(page)
  await page.context().setOffline(true)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  const header = await page.locator('header').boundingBox()
  const inHeader = await page
    .locator('header :is(button, a):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...inHeader)).toBeLessThanOrEqual(320)
  expect(header?.height).toBeLessThan(80)
  await pill.click()
  const list = page.getByRole('dialog', { name: 'Waiting to send' })
  await expect(list.getByRole('listitem')).toHaveCount(12)
  const box = await list.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
  expect(await overflow()).toBe(0)
  await list.getByRole('button', { name: /^Discard: Notification removed/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(11)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(12)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /change/ })).toBeFocused()
})
