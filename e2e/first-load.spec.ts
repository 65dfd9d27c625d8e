// The first visit: no worker yet, so the page answers itself; the worker comes when the app is stable and disturbs nobody.
import type { Page } from '@playwright/test'
import {
  completeFirst,
  controlled,
  credentials,
  expect,
  isControlled,
  isSamePage,
  markPage,
  openBox,
  signIn,
  test,
  visit,
} from './fixtures.ts'

test.use({ guest: true })

test('On the first visit, with no worker yet, a person signs in and sees their tasks', async ({ page }) => {
  await holdRegistration(page)
  await signIn(page)
  await visit(page, '/apps/tasks')
  await expect(page.getByRole('checkbox', { name: /^Complete/ }).first()).toBeVisible()
  expect(await isControlled(page)).toBe(false)
})

test('What the page answered before the worker came is there when the worker answers', { tag: '@core' }, async ({
  page,
}) => {
  await holdRegistration(page)
  await signIn(page)
  const title = await completeFirst(page)
  await releaseRegistration(page)
  await controlled(page)
  await page.reload()
  await expect(openBox(page, /^Complete /).first()).toBeVisible()
  expect(await isControlled(page)).toBe(true)
  await expect(openBox(page, title)).toHaveCount(0)
})

test('The background worker registers when the app is stable', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...parameters) {
      Object.assign(globalThis, { shownAtRegistration: document.querySelector('h1')?.textContent ?? 'nothing' })
      return register.apply(this, parameters)
    }
  })
  await page.goto('/sign-in')
  await controlled(page)
  expect(await page.evaluate(() => (globalThis as { shownAtRegistration?: string }).shownAtRegistration)).toBe(
    'Sign in',
  )
})

test('The background worker registers after 30000 ms where the app does not become stable', { tag: '@core' }, async ({
  page,
}) => {
  await holdRegistration(page)
  await page.clock.install()
  // The words never come, so that nothing is ever shown.
  await page.route('**/assets/catalog-en-*.json', () => undefined)
  await page.goto('/sign-in')
  const isAskedFor = () => page.evaluate(() => (globalThis as { asked?: boolean }).asked === true)
  await page.clock.runFor(29_000)
  expect(await isAskedFor()).toBe(false)
  await page.clock.runFor(1_500)
  await expect.poll(isAskedFor).toBe(true)
})

test('The first worker takes over without a reload and without a word about a new version', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/sign-in')
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill(credentials.email)
  await markPage(page)
  await controlled(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await isSamePage(page)).toBe(true)
  await expect(email).toHaveValue(credentials.email)
  await expect(page.getByText('A new version is ready')).toHaveCount(0)
})

/** The registration waits, as it does on a slow line, until `releaseRegistration`. */
async function holdRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    const released = new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }))
    ServiceWorkerContainer.prototype.register = async function (...parameters) {
      Object.assign(globalThis, { asked: true })
      await released
      return register.apply(this, parameters)
    }
  })
}

const releaseRegistration = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { release(): void }).release())
