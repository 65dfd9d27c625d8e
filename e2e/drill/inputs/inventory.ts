// What the drill sends to the inventory's writing calls.
import { inventoryApi } from '#contract/apps/inventory.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const { productIds, tags, counts, count, movements } = inventoryApi.endpoints

const patch = (chance: Chance) => ({
  name: chance.words(),
  description: chance.words(),
  sku: `DRILL-${chance.below(1e9)}`,
  basePrice: chance.below(10_000) / 100,
  active: chance.percent(70),
})

export const inventoryInputs = defineInputs(inventoryApi, {
  async read(ask, chance) {
    const products = (await ask(productIds)).ids.map((id) => ({ id }))
    const ledgers = []
    for (const id of chance.ids(products)) ledgers.push(await ask(movements, { id }))
    const sheets = (await ask(counts)).counts ?? []
    const sheet = await ask(count, { id: chance.id(sheets.filter(({ appliedAt }) => appliedAt === null)) })
    return {
      products,
      tags: await ask(tags),
      movements: ledgers.flatMap((ledger) => ledger.movements ?? []),
      sheets,
      sheet: {
        id: sheet?.count.id ?? 'nothing',
        rows: (sheet?.rows ?? []).map(({ productId }) => ({ id: productId })),
      },
    }
  },
  calls: {
    createProduct: () => ({}),
    updateProduct: (chance, known) => ({
      body: { id: chance.id(known.products), product: { ...patch(chance), stock: chance.below(500) } },
    }),
    deleteProduct: (chance, known) => ({ query: { id: chance.id(known.products) } }),
    createTag: (chance) => ({ body: { tag: { title: chance.words() } } }),
    updateTag: (chance, known) => ({ body: { id: chance.id(known.tags), tag: { title: chance.words() } } }),
    deleteTag: (chance, known) => ({ query: { id: chance.id(known.tags) } }),
    createProducts: (chance) => ({
      body: {
        products: Array.from({ length: 1 + chance.below(4) }, () => ({ ...patch(chance), stock: chance.below(50) })),
      },
    }),
    updateProducts: (chance, known) => ({
      body: {
        products: chance.ids(known.products, 6).map((id) => ({ id, product: { addTags: chance.ids(known.tags, 2) } })),
      },
    }),
    deleteProducts: (chance, known) => ({ body: { ids: chance.ids(known.products, 2) } }),
    duplicateProduct: (chance, known) => ({ body: { id: chance.id(known.products) } }),
    addImage: (chance, known) => ({
      body: { id: chance.id(known.products), image: chance.picture(), alt: chance.words() },
    }),
    createMovement: (chance, known) => ({
      body: {
        movement: {
          productId: chance.id(known.products),
          ...chance.pick([
            { reason: 'received', quantity: 1 + chance.below(90) },
            { reason: 'sold', quantity: -1 - chance.below(9) },
          ]),
        },
      },
    }),
    reverseMovement: (chance, known) => ({ body: { id: chance.id(known.movements) } }),
    createCount: (chance) => ({ body: { count: { title: chance.words(), filters: { lowStock: 'true' as const } } } }),
    checkCount: (chance, { sheet }) => ({
      body: {
        id: sheet.id,
        rows: chance.ids(sheet.rows, 5).map((productId) => ({ productId, counted: chance.below(40) })),
      },
    }),
    applyCount: (_, { sheet }) => ({ body: { id: sheet.id } }),
    deleteCount: (chance, { sheets }) => ({ query: { id: chance.id(sheets) } }),
    import: (chance) => ({
      body: {
        rows: Array.from({ length: 1 + chance.below(4) }, () => ({
          sku: `IMPORT-${chance.below(1e9)}`,
          name: chance.words(),
          stock: `${chance.below(90)}`,
        })),
      },
    }),
  },
})
