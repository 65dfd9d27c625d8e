// Saves the products that are shown, all pages of them, or those that are selected, as a CSV file that can be imported again.
// @chunk inventory
import { useLingui } from '@lingui/react/macro'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useInventory } from './inventory-context.ts'
import { sortedOf } from './listed.ts'

/** @returns saves them; `ids` are those that are selected */
export function useExport(): (ids?: readonly string[]) => Promise<void> {
  const { t } = useLingui()
  const { search } = useInventory()
  const download = useDownload(t`Couldn’t export the products. Try again.`)
  const { export: exportAll, exportSome } = inventoryApi.endpoints
  const query = sortedOf(search)
  return (ids) => (ids ? download(exportSome, { query, body: { ids: [...ids] } }) : download(exportAll, { query }))
}
