// The list of the inventory: the columns that the person chose.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { eventually, names, openInventory as open } from '#tests/setup/inventory-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

afterEach(async () => {
  setPrefs({ language: 'en' })
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

const heads = () => [...document.querySelectorAll('[role="columnheader"]')].map((one) => one.textContent)
const USUAL = ['', 'Product', 'Tags', 'SKU', 'Price', 'In stock', 'Active', 'Edit']
const column = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })

describe('columns', () => {
  test('are chosen one after another, stay chosen, and are the usual ones again by Reset; that of the name stays', async () => {
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

  test('by keyboard; a list that was sorted by one that goes is sorted by name', async () => {
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

  test('on a phone those are offered that there is a place for', async () => {
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

  test('in French, in the words of the language', async () => {
    const { screen } = await open()
    setPrefs({ language: 'fr' })
    await screen.getByRole('button', { name: 'Colonnes', exact: true }).click()
    await expect.element(column('Code-barres')).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Réinitialiser' })).toBeVisible()
  })
})
