// Workspace spec §3, §4, §7, §9: the inventory's lists, products and tags.
import { describe, expect, test } from 'vitest'
import type { Product, ProductCategory, ProductTag } from '#contract/apps/inventory-product.ts'
import { BASE, changedProduct, inventoryOf, listOf, productWith } from '#tests/setup/inventory-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

/** For what changes nothing. */
const sample = createTestApi()

const french = { 'accept-language': 'fr' }
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const isAscending = <T>(values: readonly T[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] as T) <= value)

describe('the lists beside the products', () => {
  test.each(['categories', 'brands', 'vendors', 'tags'])('GET %s', async (list) => {
    const { status, body } = await sample.get(`${BASE}/${list}`)
    expect(status).toBe(200)
    expect((body as unknown[]).length).toBeGreaterThanOrEqual(8)
  })

  test('categories have id, parentId, name, slug; Mens, Ladies and Unisex are among them', async () => {
    const categories = (await sample.get(`${BASE}/categories`)).body as ProductCategory[]
    const named = categories.filter(({ name }) => ['Mens', 'Ladies', 'Unisex'].includes(name))
    expect(named).toHaveLength(3)
    for (const category of named) expect(categories.some(({ id }) => id === category.parentId)).toBe(true)
    expect(named.map(({ slug }) => slug).sort()).toEqual(['ladies', 'mens', 'unisex'])
  })

  test('categories and tags answer in the language asked for', async () => {
    const api = sample
    const categories = (await api.get(`${BASE}/categories`, french)).body as ProductCategory[]
    const tags = (await api.get(`${BASE}/tags`, french)).body as ProductTag[]
    expect(categories.map(({ name }) => name)).toContain('Hommes')
    expect(tags.map(({ title }) => title)).toContain('Pièce détachée')
  })
})

describe('the product list', () => {
  test('defaults: sort by name, order asc, page 1, size 10; the handler takes 300 ms', async () => {
    const api = sample
    const { products, pagination } = await listOf(api)
    expect(api.delays).toContain(300)
    expect(products).toHaveLength(10)
    expect(pagination).toEqual({ length: 200, size: 10, page: 1, lastPage: 20, startIndex: 0, endIndex: 9 })
    expect(isAscending((await inventoryOf(api)).map(({ name }) => folded(name)))).toBe(true)
    expect(products).toEqual((await inventoryOf(api)).slice(0, 10))
  })

  test('beyond the last page products is null and only lastPage is returned', async () => {
    const api = sample
    expect(await listOf(api, 'page=21')).toEqual({ products: null, pagination: { lastPage: 20 } })
    expect(await listOf(api, 'search=nothing+like+it&page=2')).toEqual({ products: null, pagination: { lastPage: 1 } })
  })

  test('the last page ends where the products end; an empty list is one empty page', async () => {
    const api = sample
    const { products, pagination } = await listOf(api, 'page=3&size=90')
    expect(products).toHaveLength(20)
    expect(pagination).toMatchObject({ lastPage: 3, startIndex: 180, endIndex: 199 })
    expect(await listOf(api, 'search=nothing+like+it')).toEqual({
      products: [],
      pagination: { length: 0, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
    })
  })

  test.each(['sku', 'name', 'active'] as const)('sorting by %s is text comparison ignoring case', async (sort) => {
    const api = createTestApi()
    await changedProduct(api, 'brass-bell-sand', { sku: 'zzz', name: 'zOE' })
    await changedProduct(api, 'brass-bell-coal', { sku: 'ZZA', name: 'ZoÉ 2' })
    const values = (await inventoryOf(api, `sort=${sort}`)).map((product) => folded(String(product[sort])))
    expect(isAscending(values)).toBe(true)
  })

  test.each(['stock', 'reserved', 'available', 'cost', 'basePrice', 'taxPercent', 'price', 'weight'] as const)(
    'sorting by %s is numeric, and desc is the reverse of asc',
    async (sort) => {
      const api = createTestApi()
      await changedProduct(api, 'brass-bell-sand', { stock: -3, cost: 0.5, weight: 1000 })
      const ascending = await inventoryOf(api, `sort=${sort}`)
      expect(isAscending(ascending.map((product) => product[sort]))).toBe(true)
      expect(await inventoryOf(api, `sort=${sort}&order=desc`)).toEqual(ascending.toReversed())
    },
  )

  test('equal values stand in the list’s own order, and so do all for a sort that is no column', async () => {
    const api = sample
    const own = (await inventoryOf(api, 'sort=thumbnail')).map(({ id }) => id)
    expect(own[0]).toBe('brouillard-rain-jacket-slate')
    const active = await inventoryOf(api, 'sort=active')
    const inactive = active.filter((product) => !product.active)
    expect(active.map(({ id }) => id)).toEqual([
      ...own.filter((id) => inactive.some((product) => product.id === id)),
      ...own.filter((id) => !inactive.some((product) => product.id === id)),
    ])
  })

  test('names, texts, order and search follow the language asked for', async () => {
    const api = sample
    const { products } = (await api.get(`${BASE}/products?size=200`, french)).body as { products: Product[] }
    expect(isAscending(products.map(({ name }) => folded(name)))).toBe(true)
    expect(products[0]?.name.replaceAll(/\s/g, ' ')).toBe('Affiche « Premier car », bleu canard')
    const found = (await api.get(`${BASE}/products?search=parapluie`, french)).body as { products: Product[] }
    expect(found.products.length).toBeGreaterThan(3)
    expect((await listOf(api, 'search=parapluie')).products).toEqual([])
  })
})

describe('search and filters', () => {
  test('each word stands in the name, the SKU, the barcode or a tag’s title, whatever its case and accents', async () => {
    const api = sample
    const ids = async (search: string) =>
      (await inventoryOf(api, `search=${encodeURIComponent(search)}`)).map(({ id }) => id)
    expect(await ids('GIBOULEE')).toHaveLength(4)
    expect(await ids('giboul plum')).toEqual(['giboulee-rain-jacket-plum'])
    expect(await ids('plu-raja-0001')).toEqual(['brouillard-rain-jacket-slate'])
    const { barcode } = await productWith(api, 'brass-bell-sand')
    expect(await ids(barcode.slice(3))).toEqual(['brass-bell-sand'])
    expect(await ids('spare cable')).toHaveLength(3)
    expect(await ids('   ')).toHaveLength(200)
  })

  const filters: [string, (product: Product) => boolean][] = [
    ['category=mens', ({ category }) => category === 'mens'],
    ['category=rainwear', ({ category }) => ['mens', 'ladies', 'unisex'].includes(category ?? '')],
    ['brand=luma', ({ brand }) => brand === 'luma'],
    ['vendor=norrland-textil', ({ vendor }) => vendor === 'norrland-textil'],
    ['tag=gift', ({ tags }) => tags.includes('gift')],
    ['active=true', ({ active }) => active],
    ['active=false', ({ active }) => !active],
    ['lowStock=true', ({ available, lowStockAt }) => lowStockAt !== null && available <= lowStockAt],
    ['lowStock=false', ({ available, lowStockAt }) => lowStockAt === null || available > lowStockAt],
    [
      'tag=winter&vendor=norrland-textil&active=true',
      (p) => p.tags.includes('winter') && p.vendor === 'norrland-textil' && p.active,
    ],
    ['search=jacket&category=mens', (p) => p.name.includes('jacket') && p.category === 'mens'],
  ]
  test.each(filters)('%s, with every sort and page', async (query, fits) => {
    const api = sample
    for (const sort of ['name', 'price&order=desc', 'stock']) {
      const expected = (await inventoryOf(api, `sort=${sort}`)).filter(fits).map(({ id }) => id)
      expect(expected.length).toBeGreaterThan(0)
      const { products, pagination } = await listOf(api, `${query}&sort=${sort}&size=4`)
      expect(products?.map(({ id }) => id)).toEqual(expected.slice(0, 4))
      expect(pagination).toMatchObject({ length: expected.length })
      const all = (await api.get(`${BASE}/products/ids?${query}&sort=${sort}`)).body
      expect(all).toEqual({ ids: expected })
    }
  })
})

describe('one product', () => {
  test('GET product, query id; an unknown id answers null', async () => {
    const api = sample
    const product = await productWith(api, 'mistral-umbrella-moss')
    expect(product).toMatchObject({ name: 'Mistral umbrella, moss', brand: 'pluvia', category: 'umbrellas' })
    expect(product.thumbnail).toBe(product.images[0]?.src)
    expect((await api.get(`${BASE}/product?id=nobody`)).body).toBeNull()
  })

  test('GET products/some: those asked for in their sequence; unknown ones are passed over', async () => {
    const { body } = await sample.get(`${BASE}/products/some?ids=brass-bell-sand,nobody,mistral-umbrella-moss`)
    expect((body as Product[]).map(({ id }) => id)).toEqual(['brass-bell-sand', 'mistral-umbrella-moss'])
    expect((await sample.get(`${BASE}/products/some?ids=`)).body).toEqual([])
  })

  test('POST product: a blank product named A New Product, inactive, placed first in every ascending sort', async () => {
    const api = createTestApi()
    const at = new Date(TEST_NOW).toISOString()
    const { body } = await api.send('POST', `${BASE}/product`)
    expect(body).toMatchObject({
      name: 'A New Product',
      active: false,
      stock: 0,
      tags: [],
      images: [],
      thumbnail: null,
      createdAt: at,
    })
    for (const sort of ['name', 'sku', 'active', 'price', 'cost', 'weight', 'order'])
      expect((await listOf(api, `sort=${sort}`)).products?.[0]).toEqual(body)
    const second = (await api.send('POST', `${BASE}/product`)).body as Product
    expect((await inventoryOf(api)).slice(0, 2).map(({ id }) => id)).toEqual([second.id, (body as Product).id])
  })

  test('PATCH product merges the fields sent, never the id nor what follows from others', async () => {
    const api = createTestApi()
    const before = await productWith(api, 'brass-bell-sand')
    const changed = await changedProduct(api, before.id, {
      price: 31,
      id: 'other',
      available: 7,
      createdAt: 'x',
      tags: ['new', 'new'],
    })
    expect(changed).toEqual({ ...before, price: 31, tags: ['new'], updatedAt: new Date(TEST_NOW).toISOString() })
    expect(await productWith(api, before.id)).toEqual(changed)
    expect(await changedProduct(api, 'nobody', { price: 1 })).toBeNull()
  })

  test('a text that somebody writes is the text in both languages; the other texts stay translated', async () => {
    const api = createTestApi()
    const url = `${BASE}/product?id=mistral-umbrella-moss`
    const before = (await api.get(url, french)).body as Product
    expect(before.name).toBe('Parapluie Mistral, mousse')
    await api.send(
      'PATCH',
      `${BASE}/product`,
      { id: before.id, product: { name: before.name, description: 'Le bon.' } },
      french,
    )
    expect((await api.get(url, french)).body).toMatchObject({
      name: 'Parapluie Mistral, mousse',
      description: 'Le bon.',
    })
    expect((await api.get(url)).body).toMatchObject({ name: 'Mistral umbrella, moss', description: 'Le bon.' })
  })

  test('DELETE product, query id; undoing brings it back with its stock', async () => {
    const api = createTestApi()
    const before = await productWith(api, 'brass-bell-sand')
    const { body, headers } = await api.send('DELETE', `${BASE}/product?id=brass-bell-sand`)
    expect(body).toBe(true)
    expect(await productWith(api, 'brass-bell-sand')).toBeNull()
    expect((await listOf(api)).pagination).toMatchObject({ length: 199 })
    expect((await api.send('DELETE', `${BASE}/product?id=brass-bell-sand`)).body).toBe(false)
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(await productWith(api, 'brass-bell-sand')).toEqual(before)
  })
})

describe('tags', () => {
  test('POST tag, PATCH tag, and DELETE tag, which removes the tag from all products', async () => {
    const api = createTestApi()
    const tag = (await api.send('POST', `${BASE}/tag`, { tag: { title: 'Fragile' } })).body as ProductTag
    expect(tag).toEqual({ id: expect.any(String), title: 'Fragile' })
    await changedProduct(api, 'brass-bell-sand', { tags: [tag.id, 'gift'] })
    const renamed = (await api.send('PATCH', `${BASE}/tag`, { id: tag.id, tag: { title: 'Glass' } })).body
    expect(renamed).toEqual({ id: tag.id, title: 'Glass' })
    expect((await listOf(api, 'search=glass')).products?.map(({ id }) => id)).toEqual(['brass-bell-sand'])
    expect((await api.send('DELETE', `${BASE}/tag?id=${tag.id}`)).body).toBe(true)
    expect((await productWith(api, 'brass-bell-sand')).tags).toEqual(['gift'])
    expect((await api.send('DELETE', `${BASE}/tag?id=${tag.id}`)).body).toBe(false)
    expect((await api.send('PATCH', `${BASE}/tag`, { id: 'none', tag: { title: 'x' } })).body).toBeNull()
  })

  test('a tag that is renamed has that name in both languages', async () => {
    const api = createTestApi()
    await api.send('PATCH', `${BASE}/tag`, { id: 'winter', tag: { title: 'Cold' } })
    const tags = (await api.get(`${BASE}/tags`, french)).body as ProductTag[]
    expect(tags.find(({ id }) => id === 'winter')?.title).toBe('Cold')
  })
})

test('input that is no product is refused with 400, and nothing is written', async () => {
  const api: TestApi = createTestApi()
  const before = await productWith(api, 'brass-bell-sand')
  for (const product of [{ price: -1 }, { stock: 1.5 }, { name: 'x'.repeat(501) }, { tags: 'gift' }, { active: 'yes' }])
    expect((await api.send('PATCH', `${BASE}/product`, { id: before.id, product })).status).toBe(400)
  for (const query of ['page=0', 'size=0', 'size=501', 'order=up', 'active=maybe'])
    expect((await api.get(`${BASE}/products?${query}`)).status).toBe(400)
  expect(await productWith(api, before.id)).toEqual(before)
})
