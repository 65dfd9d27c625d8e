// What narrows the list, as chips: a category, a tag, low stock, active or not, and a brand or a vendor behind 'More'. Below md also the sequence and the columns.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TagFilterMenuProps } from '#kit/tags/tag-filter-menu.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { EVERYTHING, isNarrowed } from '../listed.ts'
import { inventoryQueries } from '../queries.ts'
import { ColumnsButton } from './columns-button.tsx'

const categoryMenu = lazyMenu(() => import('../menus/category-menu.tsx'))
const tagMenu = lazyMenu<TagFilterMenuProps>(() => import('#kit/tags/tag-filter-menu.tsx'))
const makerMenu = lazyMenu(() => import('../menus/maker-menu.tsx'))
const sortMenu = lazyMenu(() => import('../menus/sort-menu.tsx'))

export function Filters() {
  const { t } = useLingui()
  const { search, setSearch, categories, brands, vendors } = useInventory()
  const { category, brand, vendor, active } = search
  const maker = brands.find(({ id }) => id === brand)?.name ?? vendors.find(({ id }) => id === vendor)?.name
  return (
    <>
      <LazyMenu
        source={categoryMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={category !== undefined}>
            {categories.find(({ id }) => id === category)?.name ?? <Trans>Category</Trans>}
          </Chip>
        )}
      />
      <TagFilter />
      <LowStock />
      <Chip
        isSelected={active !== undefined}
        onPress={() => setSearch({ active: active === undefined ? 'yes' : active === 'yes' ? 'no' : undefined })}
        aria-label={active === 'no' ? t`Inactive` : t`Active`}
      >
        {active === 'no' ? <Trans>Inactive</Trans> : <Trans>Active</Trans>}
      </Chip>
      <LazyMenu
        source={makerMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu isSelected={maker !== undefined}>
            {maker ?? <Trans>Brand or supplier</Trans>}
          </Chip>
        )}
      />
      <LazyMenu
        source={sortMenu}
        menu={{}}
        opener={(opener) => (
          <Chip {...opener} hasMenu icon="bars-arrow-down" className="md:hidden">
            <Trans>Sort</Trans>
          </Chip>
        )}
      />
      <ColumnsButton isChip />
      {isNarrowed(search) && (
        <Button variant="quiet" size="sm" onPress={() => setSearch(EVERYTHING)}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </>
  )
}

function TagFilter() {
  const { search, setSearch, tags, tagTitles, openDialog } = useInventory()
  const { tag } = search
  return (
    <LazyMenu
      source={tagMenu}
      menu={{
        tags,
        chosen: tag,
        onChoose: (id) => setSearch({ tag: id }),
        onManage: () => openDialog({ kind: 'tags' }),
      }}
      opener={(opener) => (
        <Chip {...opener} hasMenu icon="tag" isSelected={tag !== undefined}>
          {(tag !== undefined && tagTitles.get(tag)) || <Trans>Tag</Trans>}
        </Chip>
      )}
    />
  )
}

function LowStock() {
  const { search, setSearch } = useInventory()
  const { data } = useQuery({ ...inventoryQueries.lowCount(search), placeholderData: keepPreviousData })
  const count = data && 'length' in data.pagination ? data.pagination.length : undefined
  return (
    <Chip
      icon="exclamation-triangle"
      isSelected={search.low !== undefined}
      onPress={() => setSearch({ low: search.low ? undefined : 'yes' })}
      {...(count !== undefined && { count })}
    >
      <Trans>Low stock</Trans>
    </Chip>
  )
}
