// The list of the inventory: the columns that the person chose, what narrows it, and what of it goes out as a table.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { call } from '#platform/api/call.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { brands, categories, vendors } from '#seed/inventory-shelves.ts'
import { eventually, names, openInventory as open } from '#tests/setup/inventory-screen.tsx'
import { cellsIn, savedFiles } from '#tests/setup/saved-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { createTag, updateProducts } = inventoryApi.endpoints

afterEach(async () => {
  setPrefs({ language: 'en' })
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

const heads = () => [...document.querySelectorAll('[role="columnheader"]')].map((one) => one.textContent)
const USUAL = ['', 'Product', 'Tags', 'SKU', 'Price', 'In stock', 'Active', 'Edit']
const column = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })

describe('columns', () => {
  test('are chosen one after another, stay chosen, and are the usual ones again by Reset; that of the name stays', {
    tags: 'extended',
  }, async () => {
    const { screen, row, router } = await open()
    await eventually(heads).toEqual(USUAL)
    const columns = screen.getByRole('button', { name: 'Columns', exact: true })
    await columns.click()
    await expect.element(column('Product')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(column('Product')).toBeChecked()
    await expect.element(page.getByRole('menuitem', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true')
    await column('SKU').click()
    await column('Barcode').click()
    await column('Cost').click()
    await eventually(heads).toEqual(['', 'Product', 'Tags', 'Barcode', 'Cost', 'Price', 'In stock', 'Active', 'Edit'])
    await userEvent.keyboard('{Escape}')
    await expect.element(columns).toHaveFocus()
    await expect.element(row('Anorak').getByText('4006381333931')).toBeVisible()
    await expect.element(row('Anorak').getByText('AN-1')).not.toBeInTheDocument()
    await router.navigate({ to: '/apps/notes' as never })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
    await router.navigate({ to: '/apps/ecommerce/inventory' as never })
    await eventually(heads).toContain('Barcode')
    await columns.click()
    await page.getByRole('menuitem', { name: 'Reset' }).click()
    await eventually(heads).toEqual(USUAL)
  })

  test('by keyboard; a list that was sorted by one that goes is sorted by name', { tags: 'extended' }, async () => {
    const { screen, href } = await open('?sort=price&order=desc')
    await eventually(() => names()[0]).toBe('Anorak')
    ;(screen.getByRole('button', { name: 'Columns', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(column('Tags')).toBeVisible()
    for (let tries = 0; tries < 12 && document.activeElement?.textContent !== 'Price'; tries += 1)
      await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard(' ')
    await expect.element(column('Price')).not.toBeChecked()
    await eventually(heads).not.toContain('Price')
    await eventually(href).not.toContain('sort=')
  })

  test('on a phone those are offered that there is a place for', { tags: 'extended' }, async () => {
    await page.viewport(390, 844)
    const { screen, row } = await open()
    await expect.element(row(/Anorak/).getByText(/^€120/)).toBeVisible()
    await screen.getByRole('button', { name: 'Columns', exact: true }).click()
    await expect.element(column('Price')).toBeVisible()
    await expect.element(column('Barcode')).not.toBeInTheDocument()
    await column('Price').click()
    await column('SKU').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Anorak').getByText(/^€120/)).not.toBeInTheDocument()
    await expect.element(row('Anorak').getByText('AN-1')).not.toBeInTheDocument()
    await expect.element(row('Anorak').getByRole('switch', { name: 'Anorak is active' })).toBeVisible()
  })

  test('in French, in the words of the language', { tags: 'extended' }, async () => {
    const { screen } = await open()
    setPrefs({ language: 'fr' })
    await screen.getByRole('button', { name: 'Colonnes', exact: true }).click()
    await expect.element(column('Code-barres')).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Réinitialiser' })).toBeVisible()
  })
})

describe('filters', () => {
  const chosen = async (chip: string | RegExp, item: string | RegExp) => {
    await page.getByRole('button', { name: chip }).first().click()
    await page.getByRole('menuitemradio', { name: item }).click()
  }

  test('a category stands for those below it too; a tag, a brand or a vendor, and whether it is active narrow as well', {
    tags: 'extended',
  }, async () => {
    const { screen, href, idOf, queryClient, db } = await open()
    await db.table('productCategories').bulkPut([...categories])
    await db.table('productBrands').bulkPut([...brands])
    await db.table('productVendors').bulkPut([...vendors])
    const tag = await call(createTag, { body: { tag: { title: 'Gift' } } })
    await call(updateProducts, {
      body: {
        products: [
          { id: idOf('Anorak'), product: { category: 'mens', brand: 'luma', addTags: [tag.id] } },
          { id: idOf('Bottle'), product: { vendor: 'norrland-textil', addTags: [tag.id] } },
        ],
      },
    })
    await queryClient.invalidateQueries({ queryKey: ['inventory'] })
    const clear = screen.getByRole('button', { name: 'Clear all' })
    const begin = async () => {
      await clear.click()
      await eventually(names).toHaveLength(10)
    }
    await chosen('Category', 'Rainwear')
    await eventually(names).toEqual(['Anorak'])
    expect(href()).toContain('category=rainwear')
    await begin()
    await chosen('Tag', 'Gift')
    await eventually(names).toEqual(['Anorak', 'Bottle'])
    // More than one of them narrows further.
    await chosen('Brand or supplier', 'Luma')
    await eventually(names).toEqual(['Anorak'])
    expect(href()).toContain('brand=luma')
    await begin()
    await chosen('Brand or supplier', 'Norrland Textil')
    await eventually(names).toEqual(['Bottle'])
    await begin()
    await screen.getByRole('button', { name: 'Active', exact: true }).first().click()
    await eventually(names).toEqual(['Anorak', 'Bottle'])
    await screen.getByRole('button', { name: 'Active', exact: true }).first().click()
    await expect.element(screen.getByRole('button', { name: 'Inactive', exact: true })).toBeVisible()
    await eventually(() => names()[0]).toBe('Cup 01')
    expect(href()).toContain('active=no')
  })
})

describe('tables out', () => {
  test('what is shown, all pages of it as it is sorted, or what is selected; with the columns of an import, whatever is shown', {
    tags: 'extended',
  }, async () => {
    const { screen, row } = await open('?sort=stock&order=desc')
    const files = savedFiles()
    const exported = async (at: number) => cellsIn(await files.text(at), 'name')
    await eventually(() => names()[0]).toBe('Bottle')
    await screen.getByRole('searchbox', { name: 'Search inventory' }).fill('cup')
    await eventually(() => names()[0]).toBe('Cup 10')
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export these products' }).click()
    await eventually(() => exported(0)).toHaveLength(10)
    await screen.getByRole('searchbox', { name: 'Search inventory' }).fill('')
    await eventually(() => names()[0]).toBe('Bottle')
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export all products' }).click()
    await eventually(() => exported(1)).toHaveLength(12)
    await row(/Cup 02/).click({ modifiers: ['ControlOrMeta'] })
    await row(/Bottle/).click({ modifiers: ['ControlOrMeta'] })
    await screen
      .getByRole('toolbar', { name: '2 products selected' })
      .getByRole('button', { name: 'Change', exact: true })
      .click()
    await page.getByRole('menuitem', { name: 'Export these products' }).click()
    await eventually(() => exported(2)).toEqual(['Bottle', 'Cup 02'])
  })
})
