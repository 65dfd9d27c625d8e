// What the dashboards are on paper: a card on a page, readable legends, nothing to press.
import { expect, lookingTest as test, visit } from './fixtures.ts'

test.use({ guest: false })

for (const path of [
  '/dashboards/analytics',
  '/dashboards/analytics?view=site',
  '/dashboards/project',
  '/dashboards/crypto',
  '/dashboards/finance',
] as const) {
  test(`${path} is printed a card on a page, without its controls`, async ({ page }) => {
    await visit(page, path)
    const cards = page.getByRole('main').locator('section:has(> h2)')
    await expect(page.getByRole('slider').first()).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const name of [/^Print$/, /^View as table$/, /^Download/])
      for (const button of await page.getByRole('button', { name }).all()) await expect(button).toBeHidden()
    await expect(page.getByRole('radiogroup', { name: 'Period' })).toBeHidden()
    // Bars are printed, though browsers leave out backgrounds.
    const bar = page.getByRole('main').getByRole('listitem').locator('[aria-hidden] > div').first()
    await expect(bar).toHaveCSS('print-color-adjust', 'exact')
    // As wide as paper: no chart is cut off at its edge.
    await page.setViewportSize({ width: 700, height: 990 })
    for (const chart of await page.locator('main svg[viewBox^="0 0 "][width]').all())
      expect((await chart.boundingBox())?.width ?? 0).toBeLessThanOrEqual(700)
    const count = await cards.count()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(count)
    await page.emulateMedia({ media: null })
  })
}
