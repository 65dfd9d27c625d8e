import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InventoryScreen } from '#apps/inventory/inventory-screen.tsx'
import { inventoryQueries } from '#apps/inventory/queries.ts'
import { readInventorySearch } from '#apps/inventory/search-params.ts'

export const Route = createFileRoute('/apps/ecommerce/inventory/{-$id}')({
  validateSearch: readInventorySearch,
  staticData: {
    title: msg`Inventory`,
    fills: true,
  },
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries }, deps, params: { id } }) => {
    const client = await queries.load()
    void client.prefetchQuery((id === undefined ? inventoryQueries.page(deps) : inventoryQueries.one(id)) as never)
  },
  component: Inventory,
})

function Inventory() {
  return <InventoryScreen id={Route.useParams().id} search={Route.useSearch()} />
}
