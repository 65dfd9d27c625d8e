// Beside workspace spec §7: products in from a CSV, and out as one.
import { describe, expect, test } from 'vitest'
import type { ImportResult, ImportRow } from '#contract/apps/inventory-import.ts'
import type { ProductTag } from '#contract/apps/inventory-product.ts'
import { BASE, inventoryOf, listOf, productWith } from '#tests/setup/inventory-api.ts'
import { fc } from '#tests/setup/properties.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

/** For what changes nothing. */
const sample = createTestApi()

const skuOf = async (api: TestApi) => (await productWith(api, 'brass-bell-sand')).sku
const preview = async (api: TestApi, rows: ImportRow[]) =>
  (await api.send('POST', `${BASE}/import/preview`, { rows })).body as ImportResult
const run = async (api: TestApi, rows: ImportRow[]) => {
  const { body, headers } = await api.send('POST', `${BASE}/import`, { rows })
  return { result: body as ImportResult, change: headers.get('x-change-id') }
}

/** The rows of a CSV with a header. */
function parseCsv(text: string): ImportRow[] {
  const records = [...text.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)].reduce<string[][]>(
    (lines, [, cell = '', end]) => {
      lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
      if (end === '\r\n') lines.push([])
      return lines
    },
    [[]],
  )
  const [header = [], ...rows] = records.filter((record) => record.length > 0)
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

describe('importing', () => {
  test('a dry run says what each row would do, by SKU, and changes nothing', async () => {
    const api = sample
    const before = await inventoryOf(api)
    const sku = await skuOf(api)
    const result = await preview(api, [
      { sku: '0007', name: 'New bell', price: '12,50' },
      { sku, price: '31', stock: '5' },
      { sku: before[0]?.sku, name: before[0]?.name },
      { name: 'No SKU' },
    ])
    expect(result).toMatchObject({ applied: false, added: 1, changed: 1, same: 1, refused: 1 })
    expect(result.rows.map(({ action }) => action)).toEqual(['add', 'change', 'same', 'refuse'])
    expect(result.rows[0]).toMatchObject({ sku: '0007', productId: null })
    expect(result.rows[1]?.changes).toEqual([
      { field: 'stock', from: String(before.find((product) => product.sku === sku)?.stock), to: '5' },
      { field: 'price', from: '27', to: '31' },
    ])
    expect(result.rows[3]?.problems).toEqual([{ field: 'sku', problem: 'missing' }])
    expect(await inventoryOf(api)).toEqual(before)
  })

  test('all rows are applied in one change, leading zeros and all, and undone as one', async () => {
    const api = createTestApi()
    const before = await inventoryOf(api)
    const sku = await skuOf(api)
    const { result, change } = await run(api, [
      {
        sku: '0007',
        name: 'New bell',
        brand: 'pluvia',
        category: 'Vêtements de pluie',
        tags: 'Gift; Handmade',
        stock: '1 200',
        active: 'oui',
      },
      { sku, price: '31.5', weight: '0,25' },
    ])
    expect(result).toMatchObject({ applied: true, added: 1, changed: 1, refused: 0 })
    const added = await productWith(api, result.rows[0]?.productId ?? '')
    const made = ((await api.get(`${BASE}/tags`)).body as ProductTag[]).find(({ title }) => title === 'Handmade')
    expect(added).toMatchObject({
      sku: '0007',
      brand: 'pluvia',
      category: 'rainwear',
      tags: ['gift', made?.id],
      stock: 1200,
      active: true,
    })
    expect(await productWith(api, 'brass-bell-sand')).toMatchObject({ price: 31.5, weight: 0.25 })
    await api.send('POST', 'changes/undo', { id: change })
    expect(await inventoryOf(api)).toEqual(before)
    expect((await api.get(`${BASE}/tags`)).body).toHaveLength(20)
  })

  test('one row that is refused keeps all of them out', async () => {
    const api = createTestApi()
    const { result, change } = await run(api, [
      { sku: 'X-1', name: 'Fine' },
      { sku: 'X-2', price: 'much' },
    ])
    expect(result).toMatchObject({ applied: false, added: 1, refused: 1 })
    expect(change).toBeNull()
    expect((await listOf(api)).pagination).toMatchObject({ length: 200 })
  })

  const refused: [string, ImportRow, { field: string; problem: string }][] = [
    ['a number that is none', { sku: 'X', cost: '12 euros' }, { field: 'cost', problem: 'not-a-number' }],
    ['a negative price', { sku: 'X', price: '-1' }, { field: 'price', problem: 'out-of-range' }],
    ['half a piece', { sku: 'X', stock: '1.5' }, { field: 'stock', problem: 'out-of-range' }],
    ['an unknown brand', { sku: 'X', brand: 'Nobody' }, { field: 'brand', problem: 'unknown' }],
    ['a wrong check digit', { sku: 'X', barcode: '4006381333932' }, { field: 'barcode', problem: 'check-digit' }],
    ['neither yes nor no', { sku: 'X', active: 'perhaps' }, { field: 'active', problem: 'form' }],
    [
      'a description far too long',
      { sku: 'X', description: 'x'.repeat(10_001) },
      { field: 'description', problem: 'too-long' },
    ],
    ['a name too long', { sku: 'X', name: 'x'.repeat(501) }, { field: 'name', problem: 'too-long' }],
  ]
  test.each(refused)('%s is refused', async (_, row, problem) => {
    expect((await preview(sample, [row])).rows[0]?.problems).toEqual([problem])
  })

  test('a SKU that stands twice in the file, or on two products, is refused', async () => {
    const api = createTestApi()
    const twice = await preview(api, [
      { sku: 'X', name: 'a' },
      { sku: 'X', name: 'b' },
    ])
    expect(twice.rows.map(({ problems }) => problems[0]?.problem)).toEqual(['twice-in-file', 'twice-in-file'])
    await api.send('POST', `${BASE}/products`, { products: [{ sku: 'D' }, { sku: 'D' }] })
    expect((await preview(api, [{ sku: 'D' }])).rows[0]?.problems[0]?.problem).toBe('on-several-products')
  })
})

describe('exporting', () => {
  test('whatever is written in products is exported, and imported again elsewhere as it was', async () => {
    const signs = ['a', 'Z', 'é', '🚲', '"', "'", ',', ';', '=', '-', '0', '7', '.', ' ']
    const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }).map((words) => words.trim())
    const some = text.filter((words) => words !== '')
    const money = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100)
    const product = fc.record({
      ...{ name: some, description: text, cost: money, price: money, taxPercent: fc.integer({ min: 0, max: 100 }) },
      ...{ weight: money, stock: fc.integer({ min: -50, max: 5000 }), lowStockAt: fc.integer({ min: 0, max: 99 }) },
      ...{ active: fc.boolean(), tags: fc.array(some, { maxLength: 3 }) },
    })
    const rows = fc.sample(product, { numRuns: 60, seed: 20261125 }).map(
      ({ tags, ...fields }, at): ImportRow => ({
        ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)])),
        // Among them such as look like numbers below zero, or like formulas.
        sku: `${['-00', '00', "'=", '-1.5', 'A'][at % 5]}${at}0`,
        tags: tags.map((tag) => `"${tag.replaceAll('"', '""')}"`).join(';'),
      }),
    )
    const [here, there] = [createTestApi(), createTestApi()]
    expect((await run(here, rows)).result).toMatchObject({ applied: true, added: 60 })
    const file = (await here.get(`${BASE}/export?`, { 'accept-language': 'en' })).body as File
    const written = parseCsv(await file.text())
    expect(await preview(here, written)).toMatchObject({ added: 0, changed: 0, refused: 0 })
    expect((await run(there, written)).result).toMatchObject({ applied: true, added: 60, changed: 0 })
    const said = async (api: TestApi) =>
      (await inventoryOf(api)).map(
        ({ sku, name, description, cost, price, weight, stock, lowStockAt, active, tags }) => ({
          ...{ sku, name, description, cost, price, weight, stock, lowStockAt, active, tags: tags.length },
        }),
      )
    const bySku = (a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1)
    expect((await said(there)).toSorted(bySku)).toEqual((await said(here)).toSorted(bySku))
  })

  test('POST export: of the products meant those that are selected, in the order of the list', async () => {
    const api = createTestApi()
    await run(api, [
      { sku: 'A', name: 'Ash' },
      { sku: 'B', name: 'Beech' },
      { sku: 'C', name: 'Cedar' },
    ])
    const idOf = new Map((await inventoryOf(api)).map(({ sku, id }) => [sku, id]))
    const ids = [...['B', 'C'].map((sku) => idOf.get(sku)), 'none']
    const names = async (query: string) => {
      const answer = await api.send('POST', `${BASE}/export?${query}`, { ids })
      expect(answer.status).toBe(200)
      return parseCsv(await (answer.body as File).text()).map(({ name }) => name)
    }
    expect(await names('sort=name&order=desc')).toEqual(['Cedar', 'Beech'])
    expect(await names('search=beech')).toEqual(['Beech'])
  })

  const csv = async (api: TestApi, query = '', language = 'en') =>
    (await api.get(`${BASE}/export?${query}`, { 'accept-language': language })).body as File

  test.each(['en', 'fr'])('what was exported is imported without a change (%s)', async (language) => {
    const api = sample
    const rows = parseCsv(await (await csv(api, '', language)).text())
    expect(rows).toHaveLength(200)
    const { body } = await api.send('POST', `${BASE}/import/preview`, { rows }, { 'accept-language': language })
    expect(body).toMatchObject({ same: 200, added: 0, changed: 0, refused: 0 })
  })

  test('it holds the products meant, in their order', async () => {
    const api = sample
    const rows = parseCsv(await (await csv(api, 'tag=winter&sort=price&order=desc')).text())
    expect(rows.map(({ sku }) => sku)).toEqual(
      (await inventoryOf(api, 'tag=winter&sort=price&order=desc')).map(({ sku }) => sku),
    )
  })

  test('a cell that begins like a formula is none, and comes back as it was', async () => {
    const api = createTestApi()
    await api.send('POST', `${BASE}/products`, {
      products: [{ sku: 'F', name: '=HYPERLINK("x")', description: 'a "b", c\r\nd' }],
    })
    const text = await (await csv(api, 'search=hyperlink')).text()
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect((await preview(api, parseCsv(text))).rows[0]?.action).toBe('same')
  })
})

test('the SKUs of the sample have zeros in front', async () => {
  expect(await skuOf(sample)).toMatch(/^PER-BELL-0\d{3}$/)
})
