// Reads the products of a .csv file whose first line names the columns.
// @offline later
import { inventoryApi } from '#contract/apps/inventory.ts'
import { IMPORT_FIELDS, IMPORT_LIMIT, type ImportRow } from '#contract/apps/inventory-import.ts'
import { readCsv } from '#formats/csv.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { Reading } from './reading.ts'

const { previewImport, import: importProducts } = inventoryApi.endpoints

export async function readProducts(text: string): Promise<Reading | undefined> {
  const [head = [], ...lines] = readCsv(text)
  const fields = head.map((name) => IMPORT_FIELDS.find((field) => field.toLowerCase() === name.trim().toLowerCase()))
  if (!fields.includes('sku') || lines.length === 0) return undefined
  const rows = lines
    .slice(0, IMPORT_LIMIT)
    .map(
      (cells): ImportRow =>
        Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
    )
  const { rows: judged } = await call(previewImport, { body: { rows } })
  // One row that is refused would keep all of them out.
  const good = judged
    .filter(({ action }) => action === 'add' || action === 'change')
    .map(({ index }) => rows[index] ?? {})
  return {
    place: 'inventory',
    titles: good.map(({ name, sku }) => name || sku || ''),
    left: lines.length - good.length,
    notTaken: [...new Set(head.filter((name, index) => !fields[index] && name.trim() !== ''))],
    async bringIn() {
      const { answer, changeId } = await callForChange(importProducts, { body: { rows: good } })
      return { count: answer.added + answer.changed, changeIds: changeId === undefined ? [] : [changeId] }
    },
  }
}
