// Reads the products of a .csv file whose first line names the columns.
// @offline later
import { inventoryApi } from '#contract/apps/inventory.ts'
import { IMPORT_FIELDS, IMPORT_LIMIT, type ImportRow } from '#contract/apps/inventory-import.ts'
import { isTorn, readCsv } from '#formats/csv.ts'
import { batchesOf, sortBySize } from '#kit/transfer/batches.ts'
import { call } from '#platform/api/call.ts'
import type { Reading } from './reading.ts'

const { previewImport, import: importProducts } = inventoryApi.endpoints

export async function readProducts(text: string): Promise<Reading | undefined> {
  const [head = [], ...lines] = readCsv(text)
  const fields = head.map((name) => IMPORT_FIELDS.find((field) => field.toLowerCase() === name.trim().toLowerCase()))
  if (!fields.includes('sku') || lines.length === 0) return undefined
  const whole = lines.filter((cells) => !isTorn(cells, head.length))
  const rows = whole.map(
    (cells): ImportRow =>
      Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
  )
  const { fitting, tooLarge } = sortBySize(rows)
  // One row that is refused would keep all of them out.
  const good: ImportRow[] = []
  for (const some of batchesOf(fitting, IMPORT_LIMIT, ({ sku = '' }, index) => sku.trim() || index)) {
    const { rows: judged } = await call(previewImport, { body: { rows: some } })
    const isGood = ({ action }: (typeof judged)[number]) => action === 'add' || action === 'change'
    good.push(...judged.filter(isGood).map(({ index }) => some[index] ?? {}))
  }
  const nameOf = ({ name, sku }: ImportRow) => name || sku || ''
  return {
    place: 'inventory',
    titles: good.map(nameOf),
    left: lines.length - whole.length + fitting.length - good.length,
    notTaken: [...new Set(head.filter((name, index) => !fields[index] && name.trim() !== ''))],
    tooLarge: tooLarge.map(nameOf),
    total: good.length,
    async write({ write, writeAll }) {
      let count = 0
      await writeAll(good, IMPORT_LIMIT, async (part) => {
        const { applied, added, changed } = await write(importProducts, { body: { rows: part } })
        // Something was changed since it was read.
        if (!applied) throw new Error('A row is refused')
        count += added + changed
      })
      return { count }
    },
  }
}
