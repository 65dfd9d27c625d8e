// The feed's order.
// @chunk activities-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import type { FeedSearch } from '../feed-search.ts'

export interface SortMenuProps {
  readonly order: FeedSearch['order']
  readonly onSearch: (change: FeedSearch) => void
}

export default function SortMenu({ order, onSearch, ...trigger }: SortMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Sort`}>
        <MenuSection
          label={t`Sort`}
          selectionMode="single"
          selectedKeys={[order ?? 'newest']}
          onSelectionChange={(keys) => onSearch({ order: keys.has('oldest') ? 'oldest' : undefined })}
        >
          <MenuItem id="newest">{t`Newest first`}</MenuItem>
          <MenuItem id="oldest">{t`Oldest first`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
