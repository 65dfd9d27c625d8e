// The inventory on a screen, with twelve products.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { inventoryApi } from '#contract/apps/inventory.ts'
import type { Product, ProductDraft } from '#contract/apps/inventory-product.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const { createProducts, product, products } = inventoryApi.endpoints
const ALL = { search: '', sort: 'name', order: 'asc' } as const

/** By name: one that runs low, one that is active, ten more. */
const SAMPLE: readonly ProductDraft[] = [
  {
    name: 'Anorak',
    sku: 'AN-1',
    barcode: '4006381333931',
    basePrice: 100,
    taxPercent: 20,
    price: 120,
    cost: 60,
    stock: 3,
    lowStockAt: 5,
    active: true,
  },
  { name: 'Bottle', sku: '0042', basePrice: 10, taxPercent: 20, price: 12, cost: 4, stock: 40, active: true },
  ...Array.from({ length: 10 }, (_, at) => ({
    name: `Cup ${String(at + 1).padStart(2, '0')}`,
    sku: `CUP-${at + 1}`,
    price: 5,
    stock: 9,
  })),
]

export const openInventory = async (path = '') => {
  const app = await renderApp('/apps/ecommerce/inventory', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
  })
  const { screen, queryClient, router } = app
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  const made = await call(createProducts, { body: { products: [...SAMPLE] } })
  await queryClient.invalidateQueries({ queryKey: ['inventory'] })
  if (path) await router.navigate({ to: `/apps/ecommerce/inventory${path}` as never })
  const idOf = (name: string) => made.find((one) => one.name === name)?.id ?? ''
  const stored = (name: string) => call(product, { query: { id: idOf(name) } }) as Promise<Product | null>
  const row = (name: string | RegExp) => screen.getByRole('row', { name })
  return { ...app, idOf, stored, row }
}

export const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
/** Of the rows, from above. */
export const names = () => [...document.querySelectorAll('[role="row"] [id^="name-"]')].map((one) => one.textContent)
export const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()
/** All that are stored. */
export const all = async () => (await call(products, { query: { ...ALL, page: 1, size: 100 } })).products ?? []
