// Any sequence of the inventory calls does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type {
  Product,
  ProductBulkPatch,
  ProductCategory,
  ProductDraft,
  ProductTag,
} from '#contract/apps/inventory-product.ts'
import type { StockMovement } from '#contract/apps/inventory-stock.ts'
import { BASE, inventoryOf } from '#tests/setup/inventory-api.ts'
import { InventoryModel, type ListQuery, thingOf } from '#tests/setup/inventory-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(40)
/** The products that the sequences begin with. */
const FIRST: readonly ProductDraft[] = [
  { name: 'Coat', sku: 'B-1', category: 'mens', brand: 'pluvia', tags: ['winter'], stock: 4, lowStockAt: 5, price: 10 },
  { name: 'coat, rain', sku: 'a-2', category: 'rainwear', brand: 'luma', tags: ['gift', 'winter'], active: true },
  { name: 'Éclair', sku: 'A-1', category: 'bags', stock: 9, reserved: 2, price: 9.99, active: true },
  { name: 'Zed', stock: 4, price: 10 },
]

/** A place in the list as it is when the call is made, taken modulo its length; null stands for nobody. */
type Choice = number | null

type Call =
  | { call: 'create' }
  | { call: 'createMany'; drafts: ProductDraft[] }
  | { call: 'update'; product: Choice; patch: ProductDraft }
  | { call: 'updateMany'; patches: { product: Choice; patch: ProductBulkPatch }[] }
  | { call: 'delete' | 'duplicate'; product: Choice }
  | { call: 'deleteMany'; products: Choice[] }
  | { call: 'move'; product: Choice; quantity: number }
  | { call: 'mistake'; movement: Choice }
  | { call: 'createTag'; title: string }
  | { call: 'updateTag'; tag: Choice; title: string }
  | { call: 'deleteTag'; tag: Choice }
  | { call: 'list'; asked: ListQuery; page: number; size: number }

const choice: fc.Arbitrary<Choice> = fc.option(fc.nat(20), { freq: 12 })
const word = fc.constantFrom('a', 'É', 'Coat', 'coat', 'rain jacket', 'R', '0', 'Gift', '<b>', 'ｗ', ' ')
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const tags = fc.uniqueArray(fc.constantFrom('gift', 'winter', 'new', 'solar'))
const fields = {
  name: text,
  description: text,
  sku: fc.constantFrom('', 'A-1', 'a-2', 'B-1'),
  category: fc.constantFrom(null, 'mens', 'rainwear', 'bags'),
  brand: fc.constantFrom(null, 'luma', 'pluvia'),
  tags,
  stock: fc.integer({ min: -3, max: 12 }),
  reserved: fc.nat(4),
  price: fc.constantFrom(0, 0.5, 10, 9.99, 1e6),
  active: fc.boolean(),
  lowStockAt: fc.constantFrom(null, -2, 0, 5),
}
const draft: fc.Arbitrary<ProductDraft> = fc.record(fields, { requiredKeys: [] })
const bulk: fc.Arbitrary<ProductBulkPatch> = fc.record(
  { ...fields, addTags: tags, removeTags: tags },
  { requiredKeys: [] },
)
/** At most two filters: of more, nothing is left. */
const filters = fc
  .record({
    category: fc.constantFrom('mens', 'rainwear', 'bags'),
    brand: fc.constantFrom('luma', 'pluvia'),
    tag: fc.constantFrom('gift', 'winter'),
    active: fc.constantFrom('true' as const, 'false' as const),
    lowStock: fc.constantFrom('true' as const, 'false' as const),
  })
  .chain((all) =>
    fc.subarray(Object.keys(all) as (keyof typeof all)[], { maxLength: 2 }).map((stored) => {
      const entries = stored.map((name) => [name, all[name]] as const)
      return Object.fromEntries(entries) as Partial<typeof all>
    }),
  )
const requested: fc.Arbitrary<ListQuery> = fc
  .record({
    search: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text }),
    sort: fc.constantFrom('name', 'sku', 'active', 'price', 'stock', 'available', 'reserved', 'order', 'nothing'),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    filters,
  })
  .map(({ filters: chosen, ...others }) => ({ ...others, ...chosen }))

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.constant({ call: 'create' as const }),
  fc.record({ call: fc.constant('createMany' as const), drafts: fc.array(draft, { maxLength: 3 }) }),
  fc.record({ call: fc.constant('update' as const), product: choice, patch: draft }),
  fc.record({
    call: fc.constant('updateMany' as const),
    patches: fc.array(fc.record({ product: choice, patch: bulk }), { maxLength: 4 }),
  }),
  fc.record({ call: fc.constantFrom('delete' as const, 'duplicate' as const), product: choice }),
  fc.record({ call: fc.constant('deleteMany' as const), products: fc.array(choice, { maxLength: 4 }) }),
  fc.record({
    call: fc.constant('move' as const),
    product: choice,
    quantity: fc.integer({ min: -5, max: 9 }).filter((quantity) => quantity !== 0),
  }),
  fc.record({ call: fc.constant('mistake' as const), movement: choice }),
  fc.record({ call: fc.constant('createTag' as const), title: word }),
  fc.record({ call: fc.constant('updateTag' as const), tag: choice, title: word }),
  fc.record({ call: fc.constant('deleteTag' as const), tag: choice }),
  {
    weight: 5,
    arbitrary: fc.record({
      call: fc.constant('list' as const),
      asked: requested,
      page: fc.integer({ min: 1, max: 3 }),
      size: fc.integer({ min: 1, max: 8 }),
    }),
  },
)

test(
  `the sample API equals its written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 16 }), async (calls) => {
        const api = await startingApi()
        const start = await state(api)
        const model = new InventoryModel(start.products, structuredClone(start.tags), start.categories)
        const changes: string[] = []
        for (const [index, made] of calls.entries()) {
          const now = TEST_NOW + (index + 1) * 1000
          api.setNow(now)
          const id = await compare(api, model, made, new Date(now).toISOString())
          if (id) changes.push(id)
          const { products, tags: tagsNow } = await state(api)
          expect(products.map(thingOf)).toEqual(model.things)
          expect(byId(tagsNow)).toEqual(byId(model.tags))
        }
        for (const id of changes.reverse())
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        expect(await state(api)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

/** Without the sample's products: with a few of its own, which have something in common. */
async function startingApi(): Promise<TestApi> {
  const api = createTestApi({ seedFactor: 0 })
  await api.send('POST', `${BASE}/products`, { products: FIRST })
  return api
}

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: InventoryModel, made: Call, at: string): Promise<string | null> {
  const idAt = (rows: readonly { readonly id: string }[], at: Choice) =>
    (at === null ? undefined : rows[at % rows.length]?.id) ?? 'nobody'
  const productId = (at: Choice) => idAt(model.things, at)
  const tagId = (at: Choice) => idAt(model.tags, at)
  const ask = async <Body>(method: string, path: string, body: unknown, expected: (answer: Body) => unknown) => {
    const answer = await api.send(method, `${BASE}/${path}`, body)
    expect(answer.status).toBe(200)
    expect(comparable(answer.body)).toEqual(expected(answer.body as Body))
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'create':
      return ask('POST', 'product', undefined, ({ id }: Product) => model.add([{}], [id], at)[0])
    case 'createMany':
      return ask('POST', 'products', { products: made.drafts }, (created: Product[]) =>
        model.add(
          made.drafts,
          created.map(({ id }) => id),
          at,
        ),
      )
    case 'update': {
      const id = productId(made.product)
      return ask('PATCH', 'product', { id, product: made.patch }, () => model.patch(id, made.patch, at))
    }
    case 'updateMany': {
      const products = made.patches.map(({ product, patch }) => ({ id: productId(product), product: patch }))
      return ask('PATCH', 'products', { products }, () => {
        const known = products.filter(({ id, product }) => model.patch(id, product, at) !== null)
        return { updated: new Set(known.map(({ id }) => id)).size }
      })
    }
    case 'delete': {
      const id = productId(made.product)
      return ask('DELETE', `product?id=${id}`, undefined, () => model.delete([id]))
    }
    case 'deleteMany': {
      const ids = made.products.map(productId)
      return ask('DELETE', 'products', { ids }, () => model.delete(ids))
    }
    case 'duplicate': {
      const id = productId(made.product)
      return ask('POST', 'product/duplicate', { id }, (copy: Product | null) => model.duplicate(id, copy?.id ?? '', at))
    }
    case 'move': {
      const movement = { productId: productId(made.product), reason: 'correction', quantity: made.quantity }
      return ask('POST', 'product/movement', { movement }, (answer: { movement: StockMovement } | null) => {
        const product = answer && model.move(answer.movement)
        return product && { movement: expect.objectContaining(movement), product }
      })
    }
    case 'mistake': {
      const id = idAt(model.movements, made.movement)
      return ask('POST', 'product/movement/mistake', { id }, (answer: { movement: StockMovement } | null) => {
        const mistaken = model.canReverse(id)
        expect(answer?.movement.quantity).toBe(mistaken && -mistaken.quantity)
        return answer && { movement: expect.objectContaining({ reverses: id }), product: model.move(answer.movement) }
      })
    }
    case 'createTag':
      return ask('POST', 'tag', { tag: { title: made.title } }, (tag: ProductTag) => {
        model.tags.push(tag)
        return { id: expect.any(String), title: made.title }
      })
    case 'updateTag':
      return ask('PATCH', 'tag', { id: tagId(made.tag), tag: { title: made.title } }, () =>
        model.renameTag(tagId(made.tag), made.title),
      )
    case 'deleteTag': {
      const id = tagId(made.tag)
      return ask('DELETE', `tag?id=${id}`, undefined, () => model.deleteTag(id))
    }
    case 'list': {
      const { asked: query, page, size } = made
      const found = model.list(query)
      const lastPage = Math.max(1, Math.ceil(found.length / size))
      const [startIndex, endIndex] = [(page - 1) * size, Math.min(page * size, found.length) - 1]
      const parameters = new URLSearchParams({ ...query, page: String(page), size: String(size) })
      return ask('GET', `products?${parameters}`, undefined, () =>
        page > lastPage
          ? { products: null, pagination: { lastPage } }
          : {
              products: found.slice(startIndex, startIndex + size),
              pagination: { length: found.length, size, page, lastPage, startIndex, endIndex },
            },
      )
    }
  }
}

async function state(api: TestApi) {
  const [products, tagsNow, categories] = await Promise.all([
    inventoryOf(api, 'sort=order'),
    api.get(`${BASE}/tags`),
    api.get(`${BASE}/categories`),
  ])
  return { products, tags: tagsNow.body as ProductTag[], categories: categories.body as ProductCategory[] }
}

const byId = (rows: readonly ProductTag[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** An answer with its products as the model has them. */
function comparable(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(comparable)
  if (typeof body !== 'object' || body === null) return body
  if ('thumbnail' in body) return thingOf(body as Product)
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, comparable(value)]))
}
