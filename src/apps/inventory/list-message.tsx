// The message in place of the rows: nothing found, nothing low, no product yet.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useInventory } from './inventory-context.ts'
import { EVERYTHING, isNarrowed } from './listed.ts'
import { useNewProduct } from './use-new-product.ts'

export function ListMessage() {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useInventory()
  const add = useNewProduct()
  const all = { onShowAll: () => setSearch(EVERYTHING), showAllLabel: t`Show all products` }
  const queryText = search.q?.trim()
  if (queryText) return <NoRows title={t`No results for “${queryText}”.`} {...all} />
  if (search.low && !isNarrowed({ ...search, low: undefined }))
    return (
      <NoRows
        title={t`No products are running low.`}
        description={t`Products appear here when their available stock falls to the alert level.`}
        {...all}
      />
    )
  if (isNarrowed(search)) return <NoRows title={t`No products match these filters.`} {...all} />
  return (
    <NoRows
      title={t`No products yet.`}
      description={t`Your products will appear here, with their stock and price.`}
      action={
        <>
          <Button icon="plus" onPress={add}>
            <Trans>Add your first product</Trans>
          </Button>
          <Button size="sm" icon="arrow-up-tray" onPress={() => openDialog({ kind: 'import', file: null })}>
            <Trans>Import products</Trans>
          </Button>
        </>
      }
    />
  )
}
