// The inventory as a person uses it: from the menu to a product that is sold, with and without a network, and on a phone.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to a product: a sale without a network is there after a reload, and a new product that is cancelled is gone', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByText('200 products')).toBeVisible()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill('pass holder, plum')
  const row = page.getByRole('row', { name: /Pass holder, plum/i })
  await row.click()
  const movement = page.getByRole('form', { name: 'Stock movement' })
  await movement.getByRole('textbox', { name: 'Quantity' }).fill('1')
  await movement.getByRole('textbox', { name: 'Note' }).fill('Market in Die')
  await movement.getByRole('button', { name: 'Add movement' }).click()
  await expect(page.getByRole('cell', { name: 'Delivery · Market in Die' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Delivery · Market in Die' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the full page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Pass holder, plum/i })).toBeVisible()
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('button', { name: 'New product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A New Product' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('200 products')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a product is taken off sale by a tap, and put back by undo', async ({ page }) => {
    await visit(page, '/apps/ecommerce/inventory?q=PASS')
    const row = page.getByRole('row', { name: /Pass holder, plum/i })
    const active = row.getByRole('switch')
    await expect(active).toBeChecked()
    await active.tap()
    await expect(active).not.toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(active).toBeChecked()
  })
})
