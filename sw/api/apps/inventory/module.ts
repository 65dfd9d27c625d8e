// The inventory (workspace spec §7 Inventory). Products are listed in inventory-list.ts and written in inventory-write.ts; their stock is in
// inventory-stock.ts and inventory-counts.ts, their pictures in inventory-pictures.ts, CSV in inventory-import.ts and inventory-export.ts.
import { inventoryApi } from '#contract/apps/inventory.ts'
import { defineModule } from '#sw/api/engine/define-module.ts'
import { applyCount, checkCount, countWithRows, createCount, deleteCount, pageOfCounts } from './counts.ts'
import { exportProducts } from './export.ts'
import { foundProducts } from './found.ts'
import { importProducts, previewImport } from './import.ts'
import { pageOfProducts, productIds } from './list.ts'
import { addPicture, pictureFile, readUpload } from './pictures.ts'
import { productOf, productsOf, readProducts } from './read.ts'
import { moveStock, pageOfMovements, reverseMovement } from './stock.ts'
import { inLanguage, inventoryTables, isoOf } from './tables.ts'
import { createProducts, deleteProducts, duplicateProduct, updateProducts } from './write.ts'

export const inventoryModule = defineModule(inventoryApi, {
  tables: inventoryTables,
  found: foundProducts,
  structure: ['productCategories', 'productBrands', 'productVendors'],
  seed: async (now, factor) => (await import('#seed/inventory.ts')).seedInventory(now, factor),
  prepare: { addImage: ({ body }) => readUpload(body.image, body.thumbnail) },
  handlers: {
    categories: async (_, { tables, language }) => {
      const rows = await tables.productCategories.toArray()
      return rows.map(({ nameFr, ...row }) => ({ ...row, name: inLanguage({ language }, row.name, nameFr) }))
    },
    brands: (_, { tables }) => tables.productBrands.toArray(),
    vendors: (_, { tables }) => tables.productVendors.toArray(),
    tags: async (_, { tables, language }) => {
      const rows = await tables.productTags.toArray()
      return rows.map(({ id, title, titleFr }) => ({ id, title: inLanguage({ language }, title, titleFr) }))
    },

    products: ({ query }, context) => pageOfProducts(query, context),
    product: async ({ query: { id } }, context) => {
      const row = await context.tables.products.get(id)
      return row ? productOf(row, context) : null
    },
    createProduct: async (_, context) => {
      const { rows, stocks } = await createProducts([{}], 'received', '', context)
      return (await productsOf(rows, context, stocks))[0] as never
    },
    updateProduct: async ({ body }, context) => {
      const { rows, stocks } = await updateProducts([body], '', context)
      return (await productsOf(rows, context, stocks))[0] ?? null
    },
    deleteProduct: ({ query: { id } }, context) => deleteProducts([id], context),

    createTag: async ({ body }, { tables, newId }) => {
      const tag = { ...body.tag, id: newId() }
      await tables.productTags.add(tag)
      return tag
    },
    updateTag: async ({ body }, { tables, language }) => {
      const known = await tables.productTags.get(body.id)
      if (!known) return null
      const tag = { ...body.tag, id: body.id }
      // A title that is shown already stays translated.
      if (inLanguage({ language }, known.title, known.titleFr) !== tag.title) await tables.productTags.put(tag)
      return tag
    },
    deleteTag: async ({ query: { id } }, { tables }) => {
      if (!(await tables.productTags.get(id))) return false
      const bearing = await tables.products.where('tags').equals(id).toArray()
      await tables.products.bulkPut(bearing.map((row) => ({ ...row, tags: row.tags.filter((tag) => tag !== id) })))
      await tables.productTags.delete(id)
      return true
    },

    productIds: async ({ query }, context) => ({ ids: await productIds(query, context) }),
    someProducts: ({ query: { ids } }, context) => readProducts(ids === '' ? [] : ids.split(','), context),
    createProducts: async ({ body }, context) => {
      const { rows, stocks } = await createProducts(body.products, 'received', '', context)
      return productsOf(rows, context, stocks)
    },
    updateProducts: async ({ body }, context) => {
      const { rows } = await updateProducts(body.products, '', context)
      return { updated: rows.length }
    },
    deleteProducts: ({ body }, context) => deleteProducts(body.ids, context),
    duplicateProduct: async ({ body }, context) => {
      const copy = await duplicateProduct(body.id, context)
      return copy ? productOf(copy, context, 0) : null
    },

    addImage: async ({ body }, context, upload) => {
      const row = await context.tables.products.get(body.id)
      if (!row) return null
      const id = await addPicture(body.image, upload, context)
      const imageAlts = body.alt === undefined ? row.imageAlts : { ...row.imageAlts, [id]: body.alt }
      const updated = { ...row, images: [...row.images, id], imageAlts, updatedAt: isoOf(context.now) }
      await context.tables.products.put(updated)
      return productOf(updated, context)
    },
    image: ({ query: { id } }, context) => pictureFile(id, context),

    movements: ({ query }, context) => pageOfMovements(query, context),
    createMovement: ({ body }, context) => moveStock(body.movement, context),
    reverseMovement: ({ body }, context) => reverseMovement(body.id, context),

    counts: ({ query }, context) => pageOfCounts(query, context),
    count: ({ query }, context) => countWithRows(query, context),
    createCount: ({ body }, context) => createCount(body.count, context),
    checkCount: ({ body }, context) => checkCount(body.id, body.rows, context),
    applyCount: ({ body }, context) => applyCount(body.id, context),
    deleteCount: ({ query: { id } }, context) => deleteCount(id, context),

    previewImport: ({ body }, context) => previewImport(body.rows, context),
    import: ({ body }, context) => importProducts(body.rows, context),
    export: ({ query }, context) => exportProducts(query, context),
    exportSome: ({ query, body }, context) => exportProducts(query, context, body.ids),
  },
})
