// One product beyond its form: duplicated, on a phone, and of a category or a picture that is there no longer; the tags of all.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { call } from '#platform/api/call.ts'
import { eventually, openInventory as open, undoFromToast } from '#tests/setup/inventory-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

test('a product is duplicated from its row’s menu: the copy’s page opens, and undo takes it away', {
  tags: 'extended',
}, async () => {
  const { screen, row, href, idOf, db } = await open()
  await row(/Bottle/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: /Bottle/ })).toBeVisible()
  expect(href()).not.toContain(idOf('Bottle'))
  const copies = () =>
    db
      .table('products')
      .filter(({ price }) => price === 12)
      .count()
  expect(await copies()).toBe(2)
  await undoFromToast()
  await eventually(copies).toBe(1)
})

test('the dialog of tags creates, renames and deletes them, and says how many products have each', {
  tags: 'extended',
}, async () => {
  const { screen, idOf } = await open()
  const tags = async () => (await call(inventoryApi.endpoints.tags, {})).map(({ title }) => title)
  await screen.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Manage tags…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags' })
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('Fragile')
  await userEvent.keyboard('{Enter}')
  await eventually(tags).toEqual(['Fragile'])
  await expect.element(dialog.getByText('no products')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rename Fragile' }).click()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Handle with care')
  await userEvent.keyboard('{Enter}')
  await eventually(tags).toEqual(['Handle with care'])
  const [tag] = await call(inventoryApi.endpoints.tags, {})
  const products = [{ id: idOf('Bottle'), product: { tags: [tag?.id ?? ''] } }]
  await call(inventoryApi.endpoints.updateProducts, { body: { products } })
  await dialog.getByRole('button', { name: 'Delete Handle with care' }).click()
  await eventually(tags).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await undoFromToast()
  await eventually(tags).toEqual(['Handle with care'])
})

test('on a phone the scanner is at hand and numbers ask for a number pad; a category that is gone is none, a broken picture a box', {
  tags: 'extended',
}, async () => {
  await page.viewport(390, 844)
  Object.assign(globalThis, { BarcodeDetector: class {} })
  const { screen, row, idOf, db, queryClient, router, stored } = await open()
  await db.table('products').update(idOf('Bottle'), { category: 'gone', images: ['broken'] })
  await db.table('productPictures').put({ id: 'broken', src: 'data:image/png;base64,AAAA', file: null })
  await queryClient.invalidateQueries({ queryKey: ['inventory'] })
  await expect.element(screen.getByRole('button', { name: 'Scan a barcode' })).toBeInViewport()
  await eventually(
    () =>
      row(/Bottle/)
        .element()
        .querySelectorAll('img').length,
  ).toBe(0)
  await router.navigate({ to: `/apps/ecommerce/inventory/${idOf('Bottle')}` as never })
  await expect.element(screen.getByRole('button', { name: /No category/ })).toBeVisible()
  const kind = (name: string) => screen.getByRole('textbox', { name, exact: true }).element().getAttribute('inputmode')
  expect(['Price with tax', 'Cost', 'Low-stock alert level', 'Barcode'].map(kind)).toEqual([
    'decimal',
    'decimal',
    'numeric',
    'numeric',
  ])
  // What is saved besides leaves it alone.
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Flask')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await eventually(() => stored('Bottle')).toMatchObject({ name: 'Flask', category: 'gone' })
})
