// A browser that has no workers, or lets none register: one word about it, and all but the offline start works.
import type { Page } from '@playwright/test'
import { completeFirst, expect, openBox, signIn, test, visit } from './fixtures.ts'

test.use({ guest: true })

const notice = 'Service workers are disabled or not supported by this browser'

const browsers = {
  'does not know service workers': (page: Page) =>
    page.addInitScript(() => {
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
    }),
  'lets no service worker register': (page: Page) =>
    page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    }),
}

test('Both languages are preloaded: the other one is there without a network', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await browsers['does not know service workers'](page)
  const other = page.waitForResponse('**/assets/catalog-fr-*.json')
  await page.goto('/sign-in')
  await (await other).finished()
  // It leaves the languages free.
  await expect(page.getByRole('complementary').filter({ hasText: notice })).toBeVisible()
  await context.setOffline(true)
  await page.getByText('Français').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

for (const [name, block] of Object.entries(browsers)) {
  test(`A browser that ${name}: '${notice}' is shown once, and signing in, changing a task and reloading work`, {
    tag: name === 'lets no service worker register' ? '@core' : [],
  }, async ({ page }) => {
    await block(page)
    await page.goto('/sign-in')
    const shown = page.getByRole('complementary').filter({ hasText: notice })
    await expect(shown).toBeVisible()
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect(shown).toHaveCount(0)

    await signIn(page)
    const title = await completeFirst(page)
    await page.reload()
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    await expect(openBox(page, title)).toHaveCount(0)

    await visit(page, '/pages/activities')
    // What there is to say comes when the page is done.
    await page.waitForLoadState('networkidle')
    await expect(shown).toHaveCount(0)
  })
}
