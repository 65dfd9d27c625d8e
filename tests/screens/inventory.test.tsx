// The inventory on the real back end: its list, the row that opens, the page of a product, stock, and tables in and out.
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inventoryApi } from '#contract/apps/inventory.ts'
import type { ProductPatch } from '#contract/apps/inventory-product.ts'
import { call } from '#platform/api/call.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { pasteText } from '#tests/setup/give-files.ts'
import { holdWrites } from '#tests/setup/hold-writes.ts'
import { all, eventually, names, openInventory as open, undoFromToast } from '#tests/setup/inventory-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { updateProduct } = inventoryApi.endpoints

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('the list', () => {
  test('ten a page by name; a press on a head sorts and says so; a page past the end leads to the last one', {
    tags: 'extended',
  }, async () => {
    const { screen, href, router } = await open()
    await eventually(names).toEqual(['Anorak', 'Bottle', ...Array.from({ length: 8 }, (_, at) => `Cup 0${at + 1}`)])
    const head = (name: string) => screen.getByRole('columnheader', { name })
    await expect.element(head('Product')).toHaveAttribute('aria-sort', 'ascending')
    await head('Price').getByRole('button').click()
    await expect.element(head('Price')).toHaveAttribute('aria-sort', 'ascending')
    await head('Price').getByRole('button').click()
    await expect.element(head('Price')).toHaveAttribute('aria-sort', 'descending')
    await eventually(() => names()[0]).toBe('Anorak')
    expect(href()).toContain('sort=price')
    await screen.getByRole('button', { name: 'Next page' }).click()
    await eventually(names).toHaveLength(2)
    await router.navigate({ to: '/apps/ecommerce/inventory?page=99' as never })
    await eventually(names).toEqual(['Cup 09', 'Cup 10'])
    await eventually(href).toContain('page=2')
  })

  test('searches names and codes, filters what runs low, and says where nothing fits', async () => {
    const { screen, href } = await open()
    const box = screen.getByRole('searchbox', { name: 'Search inventory' })
    await box.fill('0042')
    await eventually(names).toEqual(['Bottle'])
    await box.fill('nothing like it')
    await expect.element(screen.getByText('No results for “nothing like it”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all products' }).click()
    await screen.getByRole('button', { name: /^Low stock/ }).click()
    await eventually(names).toEqual(['Anorak'])
    expect(href()).toContain('low=yes')
    await expect.element(screen.getByText('1 of 12 products')).toBeVisible()
  })

  test('by keyboard: x selects, # deletes what is selected, and undo brings it back', async () => {
    const { row } = await open()
    await eventually(names).toHaveLength(10)
    ;(row(/Anorak/).element() as HTMLElement).focus()
    await userEvent.keyboard('x{ArrowDown}x#')
    await eventually(() => names()[0]).toBe('Cup 01')
    await undoFromToast()
    await eventually(() => names().slice(0, 2)).toEqual(['Anorak', 'Bottle'])
  })

  test('what is deleted goes at once, before it is stored; what is reserved leaves the rest available', async () => {
    const { row, db, idOf, queryClient } = await open()
    await call(updateProduct, { body: { id: idOf('Anorak'), product: { reserved: 1 } } })
    await queryClient.invalidateQueries({ queryKey: ['inventory'] })
    await expect.element(row(/Anorak/).getByText('2 available')).toBeVisible()
    ;(row(/Anorak/).element() as HTMLElement).focus()
    const letGo = await holdWrites(db, 'products')
    await userEvent.keyboard('#')
    await eventually(() => names()[0]).toBe('Bottle')
    await letGo()
    await eventually(async () => (await all()).length).toBe(11)
  })

  test('where all of a page is deleted the rows that follow move up, or those of the page before come, before it is stored', {
    tags: 'extended',
  }, async () => {
    const { screen, db, href, row, idOf, queryClient } = await open()
    await eventually(names).toHaveLength(10)
    await eventually(() => queryClient.isFetching()).toBe(0)
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    ;(row(/Anorak/).element() as HTMLElement).focus()
    const letGo = await holdWrites(db, 'products')
    await userEvent.keyboard('#')
    await eventually(names).toEqual(['Cup 09', 'Cup 10'])
    await letGo()
    await eventually(async () => (await all()).length).toBe(2)
    await undoFromToast()
    await eventually(names).toHaveLength(10)
    await screen.getByRole('button', { name: 'Next page' }).click()
    await eventually(names).toEqual(['Cup 09', 'Cup 10'])
    await eventually(() => queryClient.isFetching()).toBe(0)
    const letGoAgain = await holdWrites(db, 'products')
    ;(row(/Cup 09/).element() as HTMLElement).focus()
    await userEvent.keyboard('x{ArrowDown}x#')
    await eventually(names).toHaveLength(10)
    expect(href()).not.toContain('page=2')
    await letGoAgain()
    await eventually(async () => (await all()).some(({ id }) => id === idOf('Cup 09'))).toBe(false)
  })

  test('where the rows that follow are not read yet their outline stands there, and they take the focus', {
    tags: 'extended',
  }, async () => {
    const { screen, db, queryClient } = await open()
    await eventually(names).toHaveLength(10)
    await eventually(() => queryClient.isFetching()).toBe(0)
    queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"page":2') })
    const letGo = await holdWrites(db, 'products')
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    ;(screen.getByRole('row', { name: /Anorak/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('#')
    await expect.element(screen.getByRole('status', { name: 'Loading products' })).toBeInTheDocument()
    expect(screen.getByText('No products yet.').query()).toBeNull()
    await letGo()
    await eventually(names).toEqual(['Cup 09', 'Cup 10'])
    await eventually(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('1')
  })

  test('many at once: those of all pages are selected, and a switch changes one', { tags: 'extended' }, async () => {
    const { screen, row, stored } = await open()
    await eventually(names).toHaveLength(10)
    await row(/Bottle/)
      .getByRole('switch', { name: 'Bottle is active' })
      .click()
    await eventually(async () => (await stored('Bottle'))?.active).toBe(false)
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    const bar = screen.getByRole('toolbar', { name: '10 products selected' })
    await bar.getByRole('button', { name: 'Select all 12' }).click()
    await screen
      .getByRole('toolbar', { name: '12 products selected' })
      .getByRole('button', { name: 'Activate', exact: true })
      .click()
    await eventually(async () => (await all()).every(({ active }) => active)).toBe(true)
    await undoFromToast()
    await eventually(async () => (await all()).filter(({ active }) => active).map(({ name }) => name)).toEqual([
      'Anorak',
    ])
  })
})

describe('the spreadsheet', () => {
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
  const reported = (words: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(words)
  const selected = () => [...document.querySelectorAll('[aria-selected="true"]')].map((one) => one.textContent)
  const textOf = (row: number, column: number) =>
    document.querySelector(`[data-cell="${row} ${column}"]`)?.textContent ?? ''
  const openSheet = async () => {
    const app = await open('?sheet=yes')
    await expect.element(cell('Anorak')).toBeVisible()
    await cell('Anorak').click()
    await expect.element(cell('Anorak')).toHaveFocus()
    return app
  }

  test('is moved in by arrows; typing replaces, Enter keeps and goes down, Escape leaves what was there', {
    tags: 'extended',
  }, async () => {
    const { stored } = await openSheet()
    await userEvent.keyboard('{ArrowRight>3/}')
    await expect.element(page.getByRole('gridcell', { name: '60.00' })).toHaveFocus()
    await userEvent.keyboard('6*11{Enter}')
    await eventually(async () => (await stored('Anorak'))?.cost).toBe(66)
    await expect.element(page.getByRole('gridcell', { name: '4.00', exact: true })).toHaveFocus()
    await userEvent.keyboard('5{Escape}')
    await expect.element(page.getByRole('gridcell', { name: '4.00', exact: true })).toHaveFocus()
    await userEvent.keyboard('four{Enter}')
    const input = page.getByRole('textbox', { name: 'Cost, Bottle' })
    await expect.element(input).toHaveAccessibleDescription(/Enter a number such as/)
    await userEvent.keyboard('{Escape}{Control>}z{/Control}')
    await eventually(async () => (await stored('Anorak'))?.cost).toBe(60)
    expect((await stored('Bottle'))?.cost).toBe(4)
  })

  test('a row stays where it is when its name changes, and a switch is a cell too', { tags: 'extended' }, async () => {
    const { stored } = await openSheet()
    await userEvent.keyboard('Zip{Enter}')
    await eventually(async () => (await stored('Anorak'))?.name).toBe('Zip')
    await eventually(() => textOf(0, 0)).toBe('Zip')
    await userEvent.keyboard('{ArrowUp}{End} ')
    await eventually(async () => (await stored('Anorak'))?.active).toBe(false)
  })

  test('cells are pasted with their zeros, all or none, and undone as one', async () => {
    const { stored } = await openSheet()
    await userEvent.keyboard('{ArrowRight}')
    pasteText('0007\t4006381333931\t61,5\n0008\t\tmany\n')
    await expect.element(reported(/^“Bottle”, Cost: Enter a number .*Nothing was changed\.$/)).toBeVisible()
    expect((await stored('Anorak'))?.sku).toBe('AN-1')
    pasteText('0007\t4006381333931\t61.5\n0008\t\t5\n')
    await eventually(() => stored('Anorak')).toMatchObject({ sku: '0007', cost: 61.5 })
    await eventually(() => stored('Bottle')).toMatchObject({ sku: '0008', cost: 5 })
    await expect.element(reported('6 cells pasted')).toBeVisible()
    await eventually(selected).toEqual(['0007', '4006381333931', '61.50', '0008', '', '5.00'])
    await undoFromToast()
    await eventually(() => stored('Bottle')).toMatchObject({ sku: '0042', cost: 4 })
    expect(await stored('Anorak')).toMatchObject({ sku: 'AN-1', cost: 60 })
  })

  test('a range is filled down and cleared by keyboard; what is copied can be pasted', {
    tags: 'extended',
  }, async () => {
    const { stored } = await openSheet()
    await userEvent.keyboard('{ArrowRight>8/}7{Enter}')
    await eventually(() => textOf(0, 8)).toBe('7')
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown>2/}{/Shift}{Control>}d{/Control}')
    await expect.element(reported('2 cells filled')).toBeVisible()
    await eventually(async () => (await stored('Cup 01'))?.reserved).toBe(7)
    await userEvent.keyboard('{Delete}')
    await eventually(async () => (await stored('Cup 01'))?.reserved).toBe(0)
    await eventually(() => textOf(2, 8)).toBe('0')
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    expect(clipboardData.getData('text/plain')).toBe('0\n0\n0')
  })

  test('a range is filled to the right; what is cut is copied and cleared', { tags: 'extended' }, async () => {
    const { stored } = await openSheet()
    await userEvent.keyboard('{ArrowRight>7/}{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}')
    await expect.element(reported('1 cell filled')).toBeVisible()
    const stock = (await stored('Anorak'))?.stock
    await eventually(async () => (await stored('Anorak'))?.reserved).toBe(stock)
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }))
    expect(clipboardData.getData('text/plain')).toBe(`${stock}\t${stock}`)
    await eventually(() => stored('Anorak')).toMatchObject({ stock: 0, reserved: 0 })
  })
})

describe('the spreadsheet without keys', () => {
  test('a range is selected by two presses, cleared, and cut', { tags: 'extended' }, async () => {
    const { screen, stored } = await open('?sheet=yes')
    const cell = (row: number, column: number) =>
      document.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? document.body
    const tap = (row: number, column: number) =>
      cell(row, column).dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    const button = (name: string) => screen.getByRole('button', { name, exact: true })
    const selected = () => document.querySelectorAll('[aria-selected="true"]').length
    await expect.element(button('Select a range')).toBeVisible()
    await eventually(() => cell(1, 1).textContent).toBe('0042')
    tap(0, 1)
    await eventually(() => document.activeElement).toBe(cell(0, 1))
    await button('Select a range').click()
    await expect.element(button('Select a range')).toHaveAttribute('aria-pressed', 'true')
    tap(1, 2)
    await eventually(selected).toBe(4)
    await button('Clear').click()
    await eventually(() => stored('Anorak')).toMatchObject({ sku: '', barcode: '' })
    await eventually(() => stored('Bottle')).toMatchObject({ sku: '', barcode: '' })
    await undoFromToast()
    await eventually(() => stored('Anorak')).toMatchObject({ sku: 'AN-1', barcode: '4006381333931' })
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => copied.mockRestore())
    await button('Cut').click()
    await eventually(() => stored('Anorak')).toMatchObject({ sku: '', barcode: '' })
    expect(copied.mock.calls).toEqual([['AN-1\t4006381333931\n0042\t']])
  })
})

describe('codes', () => {
  test('a barcode before the camera opens its product; an unknown one is said', { tags: 'extended' }, async () => {
    const seen = ['4006381333948']
    class BarcodeDetector {
      async detect() {
        return seen.map((rawValue) => ({ rawValue }))
      }
    }
    Object.assign(globalThis, { BarcodeDetector })
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(canvas.captureStream(10))
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector')
      camera.mockRestore()
    })
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Scan a barcode' }).click()
    await expect.element(page.getByText('No product has the barcode 4006381333948.')).toBeVisible()
    seen[0] = '4006381333931'
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Anorak' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('labels are made of what is listed, as often as asked, and those without a code are told', {
    tags: 'extended',
  }, async () => {
    const { screen, idOf, router } = await open('?labels=listed')
    await expect.element(screen.getByText('12 labels · 1 page')).toBeVisible()
    const copies = screen.getByRole('textbox', { name: 'Labels per product' })
    await copies.fill('2')
    await screen.getByRole('textbox', { name: 'Labels already used' }).fill('1')
    await expect.element(screen.getByText('24 labels · 2 pages')).toBeVisible()
    await copies.fill('100')
    await expect.element(screen.getByText('1,200 labels · 51 pages')).toBeVisible()
    // Paper has them all; on the screen those in sight are enough.
    const preview = screen.getByRole('region', { name: 'Preview' }).element()
    const drawn = () => preview.querySelectorAll('[data-scheme=light]').length
    const [few, whole] = [drawn(), preview.scrollHeight]
    expect(few).toBeLessThan(20)
    expect(preview).not.toHaveTextContent('Cup 10')
    preview.lastElementChild?.scrollIntoView({ block: 'end' })
    await eventually(() => preview.textContent).toContain('Cup 10')
    expect(preview.scrollHeight).toBe(whole)
    dispatchEvent(new Event('beforeprint'))
    expect(drawn()).toBe(51)
    dispatchEvent(new Event('afterprint'))
    await eventually(drawn).toBeLessThan(20)
    await copies.fill('none')
    await expect.element(copies).toHaveAccessibleDescription('Enter a whole number from 1 to 100.')
    expect(
      screen.getByRole('region', { name: 'Preview' }).element().firstElementChild?.matches('[data-scheme=light]'),
    ).toBe(true)
    await router.navigate({ to: `/apps/ecommerce/inventory?labels=${idOf('Bottle')}` as never })
    await expect.element(screen.getByText('1 label · 1 page')).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Bottle0042€12.00')
    await screen.getByRole('button', { name: 'All products' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  })
})

describe('a product', () => {
  test('its row opens: price and base price follow each other, and what is doubtful is said and saved', async () => {
    const { screen, row, stored } = await open()
    await row(/Anorak/).click()
    const editor = screen.getByRole('group', { name: 'Edit Anorak' })
    const field = (name: string) => editor.getByRole('textbox', { name, exact: true })
    await field('Base price').fill('50')
    await expect.element(field('Price with tax')).toHaveValue('60.00')
    await expect.element(editor.getByText('The base price is below the cost.')).toBeVisible()
    await field('Price with tax').fill('240')
    await expect.element(field('Base price')).toHaveValue('200.00')
    await field('Cost').fill('twelve')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(field('Cost')).toHaveAccessibleDescription(/Enter a number such as/)
    await field('Cost').fill('6*10.5')
    await field('Barcode').fill('4006381333932')
    await editor.getByRole('button', { name: 'Change the barcode to 4006381333931' }).click()
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await eventually(() => stored('Anorak')).toMatchObject({
      cost: 63,
      basePrice: 200,
      price: 240,
      barcode: '4006381333931',
    })
    await expect.element(editor).not.toBeInTheDocument()
    await undoFromToast()
    await eventually(() => stored('Anorak')).toMatchObject({ cost: 60, price: 120 })
  })

  test('what is changed elsewhere is shown in its form, or said to be replaced, and what was not typed is not saved', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, idOf, router, queryClient } = await open()
    const elsewhere = async (product: ProductPatch) => {
      await call(updateProduct, { body: { id: idOf('Anorak'), product } })
      await queryClient.invalidateQueries({ queryKey: ['inventory'] })
    }
    const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
    await router.navigate({ to: `/apps/ecommerce/inventory/${idOf('Anorak')}` as never })
    await field('Name').fill('Parka')
    await field('SKU').fill('PA-1')
    await elsewhere({ name: 'Windcheater', description: 'Of waxed cotton' })
    await expect.element(field('Description')).toHaveValue('Of waxed cotton')
    await expect.element(field('Name')).toHaveValue('Parka')
    const notice = screen.getByText(
      'Changed elsewhere while you were editing: Name. Saving replaces those changes with yours.',
    )
    await expect.element(notice).toBeVisible()
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(screen.getByText('Product saved, replacing changes made elsewhere.')).toBeVisible()
    expect(await stored('Anorak')).toMatchObject({ name: 'Parka', sku: 'PA-1', description: 'Of waxed cotton' })
    await expect.element(notice).not.toBeInTheDocument()
    await undoFromToast()
    await eventually(async () => (await stored('Anorak'))?.name).toBe('Windcheater')
    await expect.element(field('Name')).toHaveValue('Windcheater')
    await field('Name').fill('Parka')
    await field('SKU').fill('PA-2')
    await elsewhere({ name: 'Cagoule' })
    await screen.getByRole('button', { name: 'Use the new values' }).click()
    await expect.element(field('Name')).toHaveValue('Cagoule')
    await elsewhere({ description: 'Of nylon' })
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await eventually(() => stored('Anorak')).toMatchObject({ name: 'Cagoule', sku: 'PA-2', description: 'Of nylon' })
  })

  test('a new one is filled in on its page; cancelled it is gone', { tags: 'extended' }, async () => {
    const { screen, href } = await open()
    await screen.getByRole('button', { name: 'New product' }).click()
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Dynamo')
    await screen.getByRole('combobox', { name: 'Add a tag' }).fill('Bikes, Lights, bikes')
    await screen.getByRole('button', { name: 'Add', exact: true }).click()
    await screen.getByRole('button', { name: 'Add product' }).click()
    await eventually(async () => (await all()).find(({ name }) => name === 'Dynamo')?.tags.length).toBe(2)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
    await screen.getByRole('button', { name: 'New product' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'A New Product' })).toBeVisible()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await eventually(href).not.toContain('inventory/')
    await eventually(async () => (await all()).some(({ name }) => name === 'A New Product')).toBe(false)
  })

  test('a movement and the title of a count that are typed are kept until they are stored', {
    tags: 'extended',
  }, async () => {
    const { screen, idOf, router } = await open()
    const to = (path: string) => router.navigate({ to: `/apps/ecommerce/inventory/${path}` as never })
    const form = screen.getByRole('form', { name: 'Stock movement' })
    await to(idOf('Bottle'))
    await form.getByRole('textbox', { name: 'Quantity' }).fill('8')
    await form.getByRole('textbox', { name: 'Note' }).fill('By the van')
    await to(idOf('Anorak'))
    await expect.element(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('')
    await to(idOf('Bottle'))
    await expect.element(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('8')
    await expect.element(form.getByRole('textbox', { name: 'Note' })).toHaveValue('By the van')
    await form.getByRole('button', { name: 'Add movement' }).click()
    await expect.element(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('')
    await to(idOf('Anorak'))
    await to(idOf('Bottle'))
    await expect.element(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('')
    await router.navigate({ to: '/apps/ecommerce/inventory?count=all' as never })
    await screen.getByRole('textbox', { name: 'Title' }).fill('Shelf of cups')
    await screen.getByRole('button', { name: 'All products' }).click()
    await router.navigate({ to: '/apps/ecommerce/inventory?count=all' as never })
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Shelf of cups')
  })

  test('movements have a reason, and a mistake is reversed', async () => {
    const { screen, idOf, stored, router } = await open()
    await router.navigate({ to: `/apps/ecommerce/inventory/${idOf('Bottle')}` as never })
    const form = screen.getByRole('form', { name: 'Stock movement' })
    await form.getByRole('textbox', { name: 'Quantity' }).fill('8')
    await form.getByRole('button', { name: /Reason/ }).click()
    await screen.getByRole('option', { name: 'Sale' }).click()
    await expect.element(screen.getByText('−8, leaving 32 in stock')).toBeVisible()
    await form.getByRole('button', { name: 'Add movement' }).click()
    await eventually(async () => (await stored('Bottle'))?.stock).toBe(32)
    await screen.getByRole('button', { name: 'Reverse: Sale −8' }).click()
    await eventually(async () => (await stored('Bottle'))?.stock).toBe(40)
    await expect.element(screen.getByRole('cell', { name: 'Reversal' })).toBeVisible()
  })

  test('images are added, described, moved and removed', { tags: 'extended' }, async () => {
    const { screen, idOf, stored, router } = await open()
    await router.navigate({ to: `/apps/ecommerce/inventory/${idOf('Bottle')}` as never })
    const picture = async (name: string) => {
      const canvas = new OffscreenCanvas(8, 8)
      canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
      return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
    }
    const input = screen.getByLabelText('Images', { exact: true })
    await userEvent.upload(input, [await picture('front.png'), await picture('back.png')])
    await eventually(async () => (await stored('Bottle'))?.images.length).toBe(2)
    await screen.getByRole('textbox', { name: 'Description of image 2' }).fill('The back')
    await screen.getByRole('button', { name: 'Move image 2 up' }).click()
    await eventually(async () => (await stored('Bottle'))?.images[0]?.alt).toBe('The back')
    // The button that was pressed is gone: the focus stays with its image.
    await expect.element(screen.getByRole('textbox', { name: 'Description of image 1' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Remove image 2' }).click()
    await eventually(async () => (await stored('Bottle'))?.images.length).toBe(1)
    await expect.element(screen.getByRole('textbox', { name: 'Description of image 1' })).toHaveFocus()
    await userEvent.upload(input, new File(['no image'], 'list.txt', { type: 'text/plain' }))
    await expect.element(screen.getByText(/Couldn’t read “list.txt”/)).toBeVisible()
  })

  test('one that is gone says so, and a link to a row on another page leads to its page', async () => {
    const { screen, idOf, router, href } = await open('/nobody')
    await expect.element(screen.getByText('This product no longer exists.')).toBeVisible()
    await router.navigate({ to: `/apps/ecommerce/inventory?product=${idOf('Cup 10')}` as never })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Cup 10' })).toBeVisible()
    await eventually(href).toContain(`inventory/${idOf('Cup 10')}`)
  })
})

describe('tables', () => {
  test('a CSV file shows what it would change; bad rows can be left out, and leading zeros stay', async () => {
    const { screen, stored } = await open()
    await eventually(names).toHaveLength(10)
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name: 'Import products…' }).click()
    const text =
      'Référence;Nom;Prix;Stock\n0042;Bottle;13,50;40\n0043;Flask;20;7\n;Nameless;1;1\n0044;Jug, "large";9;3;lost\n'
    const file = new File([text], 'products.csv', { type: 'text/csv' })
    await userEvent.upload(screen.getByLabelText('Product file'), file)
    const dialog = screen.getByRole('dialog', { name: 'Import products' })
    await expect.element(dialog.getByText('1 new product')).toBeVisible()
    await expect.element(dialog.getByText('Line 4: “SKU” is missing')).toBeVisible()
    await expect
      .element(dialog.getByText('Line 5 (0044): more cells than columns; a quotation mark may be missing'))
      .toBeVisible()
    await expect.element(dialog.getByText('Price with tax: 12 → 13.5')).toBeVisible()
    await dialog.getByText('Leave these rows out and import the others').click()
    await dialog.getByRole('button', { name: 'Import 2 products' }).click()
    await eventually(() => stored('Bottle')).toMatchObject({ price: 13.5, sku: '0042' })
    await eventually(async () => (await all()).some(({ sku }) => sku === '0043')).toBe(true)
    expect((await all()).some(({ sku }) => sku === '0044')).toBe(false)
    await undoFromToast()
    await eventually(() => stored('Bottle')).toMatchObject({ price: 12 })
    await eventually(async () => (await all()).some(({ sku }) => sku === '0043')).toBe(false)
  })

  test('a table whose SKU is under another name is refused until its column is chosen', {
    tags: 'extended',
  }, async () => {
    const { screen } = await open()
    await eventually(names).toHaveLength(10)
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name: 'Import products…' }).click()
    const file = new File(['Stelle;Was\n0043;Flask\n'], 'products.csv', { type: 'text/csv' })
    await userEvent.upload(screen.getByLabelText('Product file'), file)
    const dialog = screen.getByRole('dialog', { name: 'Import products' })
    await expect
      .element(dialog.getByText('Choose the column with the SKU, which identifies each product.'))
      .toBeVisible()
    await dialog.getByRole('button', { name: /Column “Stelle”/ }).click()
    await screen.getByRole('option', { name: 'SKU', exact: true }).click()
    await dialog.getByRole('button', { name: /Column “Was”/ }).click()
    await screen.getByRole('option', { name: 'Name', exact: true }).click()
    await expect.element(dialog.getByRole('button', { name: 'Import 1 product' })).toBeEnabled()
  })

  test('in French numbers are typed and shown with a comma', { tags: 'extended' }, async () => {
    const { screen, row, stored } = await open()
    await eventually(names).toHaveLength(10)
    setPrefs({ language: 'fr' })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Inventaire' })).toBeVisible()
    await row(/Anorak/).click()
    const cost = screen.getByRole('textbox', { name: 'Coût', exact: true })
    await expect.element(cost).toHaveValue('60,00')
    await cost.fill('1 062,50')
    await screen.getByRole('button', { name: 'Enregistrer les modifications' }).click()
    await eventually(async () => (await stored('Anorak'))?.cost).toBe(1062.5)
  })
})

describe('stock counts', () => {
  test('a count is made of what is listed, filled in by keyboard, and adjusts the stock, which undo puts back', async () => {
    const { screen, href, stored } = await open('?q=cup')
    await expect.element(screen.getByText('10 of 12 products')).toBeVisible()
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Stock counts' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Stock counts' })).toBeVisible()
    await expect.element(screen.getByText('10 products to count, in SKU order.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Title' }).fill('Shelf of cups')
    await screen.getByRole('button', { name: 'Start count' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Shelf of cups' })).toBeVisible()
    await eventually(href).toMatch(/count=(?!all)/)
    const field = (name: string) => screen.getByRole('textbox', { name: `Counted: ${name}` })
    await field('Cup 01').click()
    await userEvent.keyboard('seven{Enter}')
    await expect.element(screen.getByText('Enter a whole number, 0 or more.')).toBeVisible()
    await expect.element(field('Cup 01')).toHaveFocus()
    await field('Cup 01').fill('7')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Cup 10')).toHaveFocus()
    await userEvent.keyboard('9{Enter}')
    await expect.element(screen.getByText('2 of 10 counted, 1 difference')).toBeVisible()
    await expect.element(screen.getByText('2 fewer than expected')).toBeVisible()
    await screen.getByRole('switch', { name: 'Hide expected quantities' }).click()
    await eventually(() => screen.getByText('2 fewer than expected').query()).toBeNull()
    await screen.getByRole('button', { name: 'Adjust the stock' }).click()
    await expect.element(page.getByText('Stock adjusted for 1 product')).toBeVisible()
    await expect.element(screen.getByText(/^Closed on .+ · 2 of 10 counted, 1 difference$/)).toBeVisible()
    await eventually(async () => (await stored('Cup 01'))?.stock).toBe(7)
    await undoFromToast()
    await eventually(async () => (await stored('Cup 01'))?.stock).toBe(9)
    await expect.element(field('Cup 01')).toHaveValue('7')
    // An empty field opens the row again.
    await field('Cup 01').fill('')
    await userEvent.tab()
    await expect.element(screen.getByText('1 of 10 counted, no differences')).toBeVisible()
  })

  test('the counts are listed; one is deleted and comes back by undo; a link to none says so', {
    tags: 'extended',
  }, async () => {
    const { screen, router } = await open('?count=all')
    await screen.getByRole('textbox', { name: 'Title' }).fill('Before the fair')
    await screen.getByRole('button', { name: 'Start count' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Before the fair' })).toBeVisible()
    await screen.getByRole('button', { name: 'All counts' }).click()
    const entry = screen.getByRole('listitem').filter({ hasText: 'Before the fair' })
    await expect.element(entry.getByText('0 of 12 counted, no differences')).toBeVisible()
    await entry.getByRole('button', { name: 'Delete the count “Before the fair”' }).click()
    await eventually(() => entry.query()).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    await undoFromToast()
    await expect.element(entry.getByText('0 of 12 counted, no differences')).toBeVisible()
    await router.navigate({ to: '/apps/ecommerce/inventory?count=none' as never })
    await expect.element(screen.getByText('This count no longer exists.')).toBeVisible()
    await screen.getByRole('button', { name: 'All counts' }).click()
    await screen.getByRole('button', { name: 'All products' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  })
})
