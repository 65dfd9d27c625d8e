// The sequence of the list, where it has no heads to press. A chunk of its own; opened by filters.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { SORTS, type Sort } from '../search-params.ts'

export default function SortMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch } = useInventory()
  const labels: Readonly<Record<Sort, string>> = {
    name: t`Product`,
    sku: t`SKU`,
    price: t`Price`,
    stock: t`In stock`,
    available: t`Available`,
    active: t`Active`,
  }
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Sort`}>
        <MenuSection
          title={t`Sort by`}
          selectionMode="single"
          selectedKeys={[search.sort ?? 'name']}
          onSelectionChange={([sort]) =>
            sort !== undefined && setSearch({ sort: sort === 'name' ? undefined : (sort as Sort) }, { replace: true })
          }
        >
          {SORTS.map((sort) => (
            <MenuItem key={sort} id={sort}>
              {labels[sort]}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t`Order`}
          selectionMode="single"
          selectedKeys={[search.order ?? 'asc']}
          onSelectionChange={([order]) =>
            order !== undefined && setSearch({ order: order === 'desc' ? 'desc' : undefined }, { replace: true })
          }
        >
          <MenuItem id="asc">{t`Ascending`}</MenuItem>
          <MenuItem id="desc">{t`Descending`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
