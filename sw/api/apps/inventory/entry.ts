// The card of inventory: what the engine knows before its code is loaded.
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'
import { productLists } from './derived.ts'

export const inventoryEntry: ModuleEntry = {
  name: 'inventory',
  paths: ['apps/ecommerce/inventory'],
  tables: {
    products: 'id, order, category, brand, vendor, *tags, *images, sku',
    productCategories: 'id, parentId',
    productBrands: 'id',
    productVendors: 'id',
    productTags: 'id',
    productPictures: 'id',
    productPieces: 'id, file',
    stockMovements: 'id, [productId+at], reverses',
    stockCounts: 'id, createdAt',
    stockCountRows: 'id, [countId+place], [countId+state]',
  },
  searched: {
    products: ({ name, nameFr, sku, barcode, description, descriptionFr, updatedAt }: ProductRow) => ({
      title: linesOf(name, nameFr),
      body: linesOf(sku, barcode, description, descriptionFr),
      at: Date.parse(updatedAt),
    }),
  },
  derived: [productLists],
  readable: async () => (await import('./readable.ts')).inventoryEntries,
  load: async () => (await import('./module.ts')).inventoryModule,
}
