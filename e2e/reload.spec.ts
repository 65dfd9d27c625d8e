// A reload past the worker (shift-reload) leaves a page that no worker controls: it works, and gets the worker back.
import type { Page } from '@playwright/test'
import { completeFirst, controlled, expect, openBox, test, visit } from './fixtures.ts'

test('After a shift-reload the page works though no worker controls it, and the worker comes back without a reload', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(globalThis, { startedControlled: Boolean(navigator.serviceWorker.controller) }),
  )
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  const done = await completeFirst(page)

  await reloadPastWorker(page)
  await expect(openBox(page, /^Complete /).first()).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { startedControlled?: boolean }).startedControlled)).toBe(false)
  await expect(openBox(page, done)).toHaveCount(0)

  await controlled(page)
  await expect(page.getByText('A new version is ready')).toHaveCount(0)
  await expect(page.getByText('Cairn was updated in another tab')).toHaveCount(0)
  const next = await completeFirst(page)
  await page.reload()
  await expect(openBox(page, /^Complete /).first()).toBeVisible()
  await expect(openBox(page, next)).toHaveCount(0)
})

test('What a page without a worker changes shows in a tab that has one', async ({ context, page }) => {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  const other = await context.newPage()
  await visit(other, '/dashboards/mainpage')
  await controlled(other)
  await reloadPastWorker(page)
  const done = await completeFirst(page)
  await expect(openBox(other, done)).toHaveCount(0)
})

async function reloadPastWorker(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), cdp.send('Page.reload', { ignoreCache: true })])
  await cdp.detach()
}
