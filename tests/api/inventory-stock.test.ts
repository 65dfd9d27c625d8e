// Beside workspace spec §7: stock as a ledger, counts, what is done to many products at once, and pictures.
import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/apps/inventory-product.ts'
import {
  COUNT_LIMIT,
  type LedgerLine,
  type StockCount,
  type StockCountRow,
  type StockMovement,
} from '#contract/apps/inventory-stock.ts'
import { BASE, changedProduct, inventoryOf, listOf, productWith } from '#tests/setup/inventory-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

/** For what changes nothing. */
const sample = createTestApi()

const BELL = 'brass-bell-sand'

const move = async (api: TestApi, reason: string, quantity: number, productId = BELL) => {
  const { body, headers, status } = await api.send('POST', `${BASE}/product/movement`, {
    movement: { productId, reason, quantity },
  })
  return { status, change: headers.get('x-change-id'), ...(body as { movement: StockMovement; product: Product }) }
}
const undo = async (api: TestApi, id: string | null) => api.send('POST', 'changes/undo', { id })
const ledger = async (api: TestApi, id = BELL) =>
  ((await api.get(`${BASE}/product/movements?id=${id}&size=100`)).body as { movements: LedgerLine[] }).movements

describe('stock movements', () => {
  test('the stock is the sum of the movements, for every product of the sample', async () => {
    const api = sample
    for (const { id, stock } of (await inventoryOf(api)).slice(0, 25)) {
      const lines = await ledger(api, id)
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock)
      expect(lines[0]?.stockAfter ?? 0).toBe(stock)
    }
  })

  test('a movement changes stock and available, and stands first in the ledger', async () => {
    const api = createTestApi()
    const before = await productWith(api, BELL)
    api.setNow(TEST_NOW + 1000)
    const { movement, product } = await move(api, 'received', 12)
    expect(product).toMatchObject({ stock: before.stock + 12, available: before.available + 12 })
    expect(await productWith(api, BELL)).toEqual(product)
    expect((await ledger(api))[0]).toEqual({ ...movement, reversedBy: null, stockAfter: before.stock + 12 })
  })

  test('received and returned add, sold and damaged take away, nothing moves by zero', async () => {
    const api = createTestApi()
    for (const [reason, quantity] of [
      ['received', -1],
      ['returned', -1],
      ['sold', 1],
      ['damaged', 1],
      ['counted', 0],
    ] as const)
      expect((await move(api, reason, quantity)).status).toBe(400)
    for (const [reason, quantity] of [
      ['sold', -1],
      ['counted', 2],
      ['counted', -2],
      ['correction', 3],
    ] as const)
      expect((await move(api, reason, quantity)).status).toBe(200)
    expect(
      (
        await api.send('POST', `${BASE}/product/movement`, {
          movement: { productId: 'nobody', reason: 'sold', quantity: -1 },
        })
      ).body,
    ).toBeNull()
  })

  test('a mistake is taken back once, by a counter movement', async () => {
    const api = createTestApi()
    const { stock } = await productWith(api, BELL)
    const { movement } = await move(api, 'sold', -4)
    const { body } = await api.send('POST', `${BASE}/product/movement/mistake`, { id: movement.id })
    expect(body).toMatchObject({ movement: { quantity: 4, reverses: movement.id }, product: { stock } })
    expect((await api.send('POST', `${BASE}/product/movement/mistake`, { id: movement.id })).body).toBeNull()
    expect((await api.send('POST', `${BASE}/product/movement/mistake`, { id: 'none' })).body).toBeNull()
    const marked = (await ledger(api)).find(({ id }) => id === movement.id)
    expect(marked?.reversedBy).toBe((body as { movement: StockMovement }).movement.id)
  })

  test('undoing one of several movements leaves the others counted', async () => {
    const api = createTestApi()
    const { stock } = await productWith(api, BELL)
    const first = await move(api, 'received', 10)
    await move(api, 'sold', -3)
    await undo(api, first.change)
    expect((await productWith(api, BELL)).stock).toBe(stock - 3)
    const found = await inventoryOf(api, 'sort=stock')
    expect(found.map((product) => product.stock)).toEqual(found.map((product) => product.stock).sort((a, b) => a - b))
  })

  test('writing another stock is a correction, and low stock follows stock, reserved and threshold', async () => {
    const api = createTestApi()
    const low = async () => (await inventoryOf(api, 'lowStock=true')).map(({ id }) => id)
    await changedProduct(api, BELL, { stock: 10, reserved: 2, lowStockAt: 7 })
    expect(await low()).not.toContain(BELL)
    expect((await ledger(api))[0]).toMatchObject({ reason: 'correction', stockAfter: 10 })
    await move(api, 'sold', -1)
    expect(await low()).toContain(BELL)
    await changedProduct(api, BELL, { lowStockAt: null })
    expect(await low()).not.toContain(BELL)
  })

  test('the ledger is paged', async () => {
    const api = createTestApi()
    for (let count = 0; count < 12; count += 1) {
      api.setNow(TEST_NOW + count)
      await move(api, 'received', 1)
    }
    const all = await ledger(api)
    const page = (await api.get(`${BASE}/product/movements?id=${BELL}&size=5&page=2`)).body as {
      movements: LedgerLine[]
    }
    expect(page.movements).toEqual(all.slice(5, 10))
    expect((await api.get(`${BASE}/product/movements?id=${BELL}&size=5&page=99`)).body).toEqual({
      movements: null,
      pagination: { lastPage: Math.ceil(all.length / 5) },
    })
  })
})

describe('stock counts', () => {
  const rowsOf = async (api: TestApi, id: string) =>
    ((await api.get(`${BASE}/count?id=${id}&size=100`)).body as { count: StockCount; rows: StockCountRow[] }).rows
  const start = async (api: TestApi) =>
    (await api.send('POST', `${BASE}/count`, { count: { title: 'Bells', filters: { search: 'bell' } } }))
      .body as StockCount

  test('a sheet has the products meant by SKU; rows are checked off and opened again', async () => {
    const api = createTestApi()
    const count = await start(api)
    expect(count).toMatchObject({ title: 'Bells', length: 3, checked: 0, different: 0, appliedAt: null })
    const rows = await rowsOf(api, count.id)
    const skus = rows.map(({ product }) => product?.sku ?? '')
    expect(skus).toEqual(skus.toSorted())
    const check = (counted: number | null) =>
      api.send('PATCH', `${BASE}/count`, {
        id: count.id,
        rows: [
          { productId: BELL, counted },
          { productId: 'nobody', counted: 1 },
        ],
      })
    expect((await check(99)).body).toMatchObject({ checked: 1, different: 1 })
    expect((await check(rows[0]?.expected ?? 0)).body).toMatchObject({ checked: 1 })
    expect((await check(null)).body).toMatchObject({ checked: 0, different: 0 })
  })

  test('applying moves the stock by the differences that were found, and closes the sheet; one undo opens it again', async () => {
    const api = createTestApi()
    const count = await start(api)
    const { stock } = await productWith(api, BELL)
    // Sold after the sheet was made, before the bell was counted; and once more after that.
    await move(api, 'sold', -1)
    await api.send('PATCH', `${BASE}/count`, { id: count.id, rows: [{ productId: BELL, counted: stock + 4 }] })
    await move(api, 'sold', -2)
    const { body, headers } = await api.send('POST', `${BASE}/count/apply`, { id: count.id })
    expect(body).toMatchObject({ movements: [{ productId: BELL, quantity: 5, reason: 'counted', note: 'Bells' }] })
    expect((await productWith(api, BELL)).stock).toBe(stock + 4 - 2)
    expect((await api.send('POST', `${BASE}/count/apply`, { id: count.id })).body).toBeNull()
    expect((await api.send('PATCH', `${BASE}/count`, { id: count.id, rows: [] })).body).toBeNull()
    await undo(api, headers.get('x-change-id'))
    expect((await productWith(api, BELL)).stock).toBe(stock - 3)
    expect(((await api.get(`${BASE}/count?id=${count.id}`)).body as { count: StockCount }).count.appliedAt).toBeNull()
  })

  test('sheets are listed newest first, and deleted with their rows', async () => {
    const api = createTestApi()
    api.setNow(TEST_NOW + 1000)
    const count = await start(api)
    const { counts } = (await api.get(`${BASE}/counts`)).body as { counts: StockCount[] }
    expect(counts.map(({ id }) => id)).toEqual([count.id, 'count-displays', 'count-bags'])
    expect((await api.send('DELETE', `${BASE}/count?id=${count.id}`)).body).toBe(true)
    expect((await api.send('DELETE', `${BASE}/count?id=${count.id}`)).body).toBe(false)
    expect((await api.get(`${BASE}/count?id=${count.id}`)).body).toBeNull()
    expect(
      await api.db.table('stockCountRows').where('[countId+place]').between([count.id, 0], [count.id, 9]).count(),
    ).toBe(0)
  })
})

describe('many products at once', () => {
  test('are changed, tagged and untagged, whatever else they bear; unknown ids are passed over', async () => {
    const api = createTestApi()
    const products = ['brass-bell-sand', 'brass-bell-coal', 'nobody'].map((id) => ({
      id,
      product: { active: false, addTags: ['new'], removeTags: ['gift'] },
    }))
    expect((await api.send('PATCH', `${BASE}/products`, { products })).body).toEqual({ updated: 2 })
    expect(await productWith(api, BELL)).toMatchObject({ active: false, tags: ['made-in-france', 'bestseller', 'new'] })
  })

  test('are created with their content, the first placed first, their stock as a movement', async () => {
    const api = createTestApi()
    const products = [{ name: 'One', stock: 5 }, { name: 'Two' }]
    const created = (await api.send('POST', `${BASE}/products`, { products })).body as Product[]
    expect(created).toMatchObject([
      { name: 'One', stock: 5, active: false },
      { name: 'Two', stock: 0 },
    ])
    expect((await inventoryOf(api, 'sort=order')).slice(0, 2).map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(await ledger(api, created[0]?.id)).toMatchObject([{ reason: 'received', quantity: 5 }])
  })

  test('are deleted in one change', async () => {
    const api = createTestApi()
    const before = await inventoryOf(api)
    const ids = before.slice(0, 50).map(({ id }) => id)
    const { body, headers } = await api.send('DELETE', `${BASE}/products`, { ids })
    expect(body).toBe(true)
    expect((await listOf(api)).pagination).toMatchObject({ length: 150 })
    await undo(api, headers.get('x-change-id'))
    expect(await inventoryOf(api)).toEqual(before)
    expect((await api.send('DELETE', `${BASE}/products`, { ids: ['nobody'] })).body).toBe(false)
  })

  test('a duplicate is placed first, inactive, without stock, SKU and barcode, with the same pictures', async () => {
    const api = createTestApi()
    const before = await productWith(api, BELL)
    const copy = (await api.send('POST', `${BASE}/product/duplicate`, { id: BELL })).body as Product
    expect(copy).toMatchObject({
      name: before.name,
      active: false,
      stock: 0,
      reserved: 0,
      sku: '',
      barcode: '',
      images: before.images,
    })
    expect((await inventoryOf(api, 'sort=order'))[0]).toEqual(copy)
    expect((await api.send('POST', `${BASE}/product/duplicate`, { id: 'nobody' })).body).toBeNull()
  })
})

describe('pictures', () => {
  const png = (size: number) => {
    const bytes = new Uint8Array(size).fill(7)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return new File([bytes], 'bell.png', { type: 'image/png' })
  }
  const upload = async (api: TestApi, image: File, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: BELL, ...more })) form.append(name, value)
    form.append('image', image)
    return api.send('POST', `${BASE}/product/image`, form)
  }

  test('an uploaded picture is the last one, and its file comes back byte for byte', async () => {
    const api = createTestApi()
    const file = png(2_500_000)
    const product = (await upload(api, file, { alt: 'The bell' })).body as Product
    const image = product.images.at(-1)
    expect(image).toEqual({
      id: expect.any(String),
      alt: 'The bell',
      src: null,
      file: { name: 'bell.png', type: 'image/png', size: 2_500_000 },
    })
    const answered = await api.get(`${BASE}/product/image?id=${image?.id}`)
    expect(new Uint8Array(await (answered.body as Blob).arrayBuffer())).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    )
    const pieces = await api.db.table('productPieces').toArray()
    expect(pieces.map(({ bytes }) => bytes.length)).toEqual([2_000_000, 500_000])
  })

  test('a small one is its own thumbnail; a larger one brings its own', async () => {
    const api = createTestApi()
    const small = (await upload(api, png(100))).body as Product
    expect(small.images.at(-1)?.src).toMatch(/^data:image\/png;base64,iVBORw0KGgoHBwc/)
    const thumbnail = 'data:image/png;base64,iVBORw0KGgo='
    const large = (await upload(api, png(50_000), { thumbnail })).body as Product
    expect(large.images.at(-1)?.src).toBe(thumbnail)
  })

  test('reordering, alt texts and removing are a patch; the first is the thumbnail', async () => {
    const api = createTestApi()
    const { images } = (await upload(api, png(100))).body as Product
    const [whole, detail, own] = images
    const patch = [{ id: own?.id, alt: 'Mine' }, { id: whole?.id }, { id: 'nobody' }]
    const product = await changedProduct(api, BELL, { images: patch })
    expect(product.images.map(({ id, alt }) => [id, alt])).toEqual([
      [own?.id, 'Mine'],
      [whole?.id, 'Brass bell, sand'],
    ])
    expect(product.thumbnail).toBe(own?.src)
    expect(await api.db.table('productPictures').get(detail?.id ?? '')).toBeDefined()
    const { headers } = await api.send('PATCH', `${BASE}/product`, { id: BELL, product: { images: [] } })
    expect(await api.db.table('productPieces').count()).toBe(0)
    await undo(api, headers.get('x-change-id'))
    expect(await productWith(api, BELL)).toEqual(product)
    expect((await api.get(`${BASE}/product/image?id=${own?.id}`)).body).toBeInstanceOf(Blob)
  })

  test('a picture that a duplicate shows stays when the original goes', async () => {
    const api = createTestApi()
    const { images } = (await upload(api, png(100))).body as Product
    const copy = (await api.send('POST', `${BASE}/product/duplicate`, { id: BELL })).body as Product
    await api.send('DELETE', `${BASE}/product?id=${BELL}`)
    expect((await productWith(api, copy.id)).images).toEqual(images)
    await api.send('DELETE', `${BASE}/product?id=${copy.id}`)
    expect((await api.get(`${BASE}/product/image?id=${images.at(-1)?.id}`)).body).toBeNull()
  })

  test('what is no picture, or a drawing, or too large, is refused', async () => {
    const api = createTestApi()
    const files = [
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      new File(['not a png'], 'a.png', { type: 'image/png' }),
      new File([], 'a.png', { type: 'image/png' }),
      png(10_000_001),
    ]
    for (const file of files) expect((await upload(api, file)).status).toBe(400)
    expect((await upload(api, png(100), { id: 'nobody' })).body).toBeNull()
    expect((await api.get(`${BASE}/product/image?id=nobody`)).body).toBeNull()
  })
})

test('a count of products that several filters mean, none of them read before, is made whole', async () => {
  const api = createTestApi({ only: ['inventory', 'changes'] })
  const [{ brand, vendor, category } = {} as Product] = await inventoryOf(sample)
  for (const filters of [
    { search: '%', brand, active: 'true', lowStock: 'false' },
    { search: 'a', brand, vendor, category, tag: 'none', active: 'false', lowStock: 'true' },
  ]) {
    const { status, headers } = await api.send('POST', `${BASE}/count`, { count: { title: 'Shelf', filters } })
    expect(status).toBe(200)
    expect(headers.get('x-change-id')).not.toBeNull()
  }
})

test('a count of more products than fit on one sheet is refused with its reason, and none is made', async () => {
  const api = createTestApi({ only: ['inventory'] })
  const products = Array.from({ length: COUNT_LIMIT }, (_, index) => ({ name: `P${index}` }))
  expect((await api.send('POST', `${BASE}/products`, { products })).status).toBe(200)
  await api.send('POST', `${BASE}/product`)
  const counts = await api.db.table('stockCounts').count()
  const refused = await api.send('POST', `${BASE}/count`, { count: { title: 'All', filters: {} } })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: `body.count.filters: more than ${COUNT_LIMIT} products` },
  })
  expect(await api.db.table('stockCounts').count()).toBe(counts)
})
