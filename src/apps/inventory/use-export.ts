// Saves the products that are shown, all pages of them, as a CSV file that can be imported again.
// @chunk inventory
import { useLingui } from '@lingui/react/macro'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useInventory } from './inventory-context.ts'
import { sortedOf } from './listed.ts'

export function useExport(): () => Promise<void> {
  const { t } = useLingui()
  const { search } = useInventory()
  const download = useDownload(t`Couldn’t export the products. Try again.`)
  return () => download(inventoryApi.endpoints.export, { query: sortedOf(search) })
}
