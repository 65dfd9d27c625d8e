// What a person chooses about the looks takes effect at once and is remembered.
import type { Page } from '@playwright/test'
import { expect, isSamePage, markPage, savedForOffline, test, visit } from './fixtures.ts'

/** From the xl breakpoint up, each look has a button. */
test.use({ viewport: { width: 1440, height: 900 } })

const themes = { default: 'Indigo', brand: 'Pine', teal: 'Glacier', rose: 'Heather', purple: 'Dusk', amber: 'Lichen' }

test.beforeEach(async ({ page }) => {
  await visit(page, '/dashboards/mainpage')
  await markPage(page)
})

test('Languages: en (default and fallback) and fr; the choice takes effect without a reload and is stored', async ({
  page,
}) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choose(page, 'Language', 'Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
  expect(await isSamePage(page)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
  await choose(page, 'Langue', 'English')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
})

test('A language that is chosen for the first time without a network is there too', async ({ page, network }) => {
  await savedForOffline(page)
  await network.cut()
  await choose(page, 'Language', 'Français')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
})

test('Colour scheme default light; dark and that of the system take effect without a reload and are stored', async ({
  page,
}) => {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-scheme', 'light')
  const light = await background(page)
  await choose(page, 'Colour scheme', 'Dark')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  await expect.poll(() => background(page)).not.toBe(light)
  expect(await isSamePage(page)).toBe(true)
  await page.reload()
  await expect(root).toHaveAttribute('data-scheme', 'dark')

  await choose(page, 'Colour scheme', 'Same as system')
  await expect(root).toHaveAttribute('data-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-scheme', 'dark')
})

test('Themes: default, brand, teal, rose, purple, amber; each has an accent of its own, without a reload, and is stored', async ({
  page,
}) => {
  const accents = new Set<string>()
  for (const [theme, name] of Object.entries(themes)) {
    await choose(page, 'Theme', name)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    accents.add(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')))
  }
  expect(accents.size).toBe(6)
  expect(await isSamePage(page)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'amber')
})

test('The remembered looks are there before anything is painted', async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem('prefs', JSON.stringify({ language: 'fr', scheme: 'dark', theme: 'rose' })),
  )
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  })
  // Without the app's own script, what is seen is what the first paint shows. The app that runs would load the page anew for code that is gone.
  await page.goto('about:blank')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboards/mainpage')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'fr')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  await expect(root).toHaveAttribute('data-theme', 'rose')
})

async function choose(page: Page, button: string, choice: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('radio', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
