// The first paint of a signed-in person's next start: the header, before any script of the app; it stays where it is when the app takes its place.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'

// Scripts can be held back only where no worker sends them.
test.use({ serviceWorkers: 'block' })

const HOME = '/dashboards/mainpage'
const header = (page: Page) => page.locator('.app-header')

/** What of the header can be seen, and where. */
const seenIn = (page: Page): Promise<string[]> =>
  header(page).evaluate((element) =>
    [...element.querySelectorAll('a, button, svg, img')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        // Counts come a moment after the app.
        const copy = one.cloneNode(true) as Element
        for (const count of copy.querySelectorAll('[data-badge]')) count.remove()
        return `${one.localName} ${copy.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`
      }),
  )

async function stored(page: Page): Promise<void> {
  await visit(page, HOME)
  await page.getByRole('heading', { name: 'New matches' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('own:frame'))
}

/** Goes there, and holds the app's own script back. @returns lets it go */
async function goWithoutApp(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.getElementById('root') && document.fonts.status === 'loaded')
  return resolve
}

for (const [width, height] of [
  [1350, 940],
  [390, 844],
] as const) {
  test(`the header is there before the app, and stays where it is, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await stored(page)
    const letGo = await goWithoutApp(page, HOME)
    await expect(header(page)).toBeVisible()
    await expect(page.locator('main')).toHaveCount(0)
    const before = await seenIn(page)
    expect(before.length).toBeGreaterThan(4)
    letGo()
    await page.getByRole('heading', { name: 'New matches' }).waitFor()
    await expect(header(page)).toHaveCount(1)
    await expect.poll(() => seenIn(page)).toEqual(before)
  })
}

test('the header is nobody’s but its person’s: not under a lock, not in another language, not where it was not, not after the sign-out', {
  tag: '@core',
}, async ({ page }) => {
  await stored(page)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  const isShownWith = async (changes: Record<string, string>, path = HOME) => {
    // At an address without the app, so that nothing of it answers the change.
    await page.goto('/robots.txt')
    await page.evaluate((items) => Object.assign(localStorage, items), { ...kept, ...changes })
    const letGo = await goWithoutApp(page, path)
    const isShown = (await header(page).count()) > 0
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
    return isShown
  }
  expect(await isShownWith({})).toBe(true)
  expect(await isShownWith({ lockedFor: '{}' })).toBe(false)
  expect(await isShownWith({ prefs: '{"lockAfter":5}' })).toBe(false)
  expect(await isShownWith({ prefs: '{"language":"fr"}' })).toBe(false)
  expect(await isShownWith({ tokenExpiryTime: new Date(0).toISOString() })).toBe(false)
  expect(await isShownWith({ 'own:frame': '{"language":"en"' })).toBe(false)
  expect(await isShownWith({}, '/profiling')).toBe(false)
  await visit(page, '/sign-out')
  expect(await page.evaluate(() => localStorage.getItem('own:frame'))).toBeNull()
})
