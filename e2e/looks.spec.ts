// The shell in six themes and two schemes, pixel by pixel beside pictures that were looked at (e2e/looks).
// After a wanted change: `npx playwright test e2e/looks.spec.ts --update-snapshots`, and look at each.
import { expect, test, visit } from './fixtures.ts'

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber']

test('The shell looks as it did, in each theme and scheme', async ({ page }) => {
  test.slow()
  for (const theme of THEMES) {
    for (const scheme of ['light', 'dark']) {
      await page.addInitScript((prefs) => localStorage.setItem('prefs', prefs), JSON.stringify({ theme, scheme }))
      await visit(page, '/404-not-found')
      // Of the places that there are, none is shown: they change with the product.
      await page.getByRole('searchbox', { name: 'Search pages' }).fill('zebra')
      const banner = page.getByRole('banner')
      // The counts on the buttons are the samples'.
      await expect(banner.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible()
      await expect(banner.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible()
      await banner.getByRole('button', { name: 'Shortcuts' }).click()
      await page.getByRole('button', { name: 'Add a shortcut' }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('textbox', { name: 'Label' }).fill('The line in three minutes')
      await panel.getByRole('textbox', { name: 'Link' }).fill('/dashboards/mainpage')
      await panel.getByRole('radio', { name: 'Rocket' }).check({ force: true })
      await panel.getByRole('button', { name: 'Cancel' }).focus()
      await page.keyboard.press('Tab')
      await page.evaluate(() => document.fonts.ready)
      await expect.soft(page).toHaveScreenshot(`${theme}-${scheme}.png`, {
        // It names the year.
        mask: [page.getByRole('contentinfo').locator('p')],
        maskColor: '#808080',
      })
    }
  }
})
