// One product on a page of its own at /apps/ecommerce/inventory/{id}.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/apps/inventory-product.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useInventory } from '../inventory-context.ts'
import type { PageMenuProps } from '../menus/page-menu.tsx'
import { inventoryQueries } from '../queries.ts'
import { StockPanel } from '../stock/stock-panel.tsx'
import { Waiting } from '../waiting.tsx'
import { Images } from './images.tsx'
import { ProductForm } from './product-form.tsx'

const pageMenu = lazyMenu<PageMenuProps>(() => import('../menus/page-menu.tsx'))

export default function ProductPage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(inventoryQueries.one(id))}
      loading={<Waiting />}
      error={{
        title: t`Couldn’t load this product.`,
        description: t`It’s saved on this device. Trying again usually helps.`,
      }}
      className="p-4"
    >
      {(product) => (product ? <Open key={id} product={product} /> : <Unknown />)}
    </QueryView>
  )
}

function Open({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { goTo } = useInventory()
  const name = product.name || t`No name`
  useRecordTitle(name)
  return (
    <div className="h-full overflow-y-auto overscroll-contain">
      <div className="mx-auto max-w-300 px-4 pt-4 md:px-6">
        <div className="flex items-center gap-2">
          <IconButton icon="arrow-left" label={t`All products`} onPress={() => goTo(undefined)} />
          <h1 className="min-w-0 flex-1 wrap-anywhere font-semibold text-20 tracking-tight">{name}</h1>
          <LazyMenu
            source={pageMenu}
            menu={{ product }}
            opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" label={t`More`} />}
          />
        </div>
        <ProductForm product={product}>
          <Images product={product} />
          <StockPanel product={product} />
        </ProductForm>
      </div>
    </div>
  )
}

function Unknown() {
  const { t } = useLingui()
  const { goTo } = useInventory()
  return (
    <EmptyState
      heading="h1"
      title={t`This product no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Button onPress={() => goTo(undefined)}>
          <Trans>All products</Trans>
        </Button>
      }
      className="p-6"
    />
  )
}
