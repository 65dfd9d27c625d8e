// Changes all the selected products: their category, a tag that is added or removed; exports them, prints their labels. A chunk of its own; opened by bulk-bar.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { useExport } from '../use-export.ts'

/** The most ids that an address holds. Labels for more are printed from the filters of the list. */
const LABELS_LIMIT = 100

export interface BulkMenuProps {
  readonly ids: readonly string[]
}

export default function BulkMenu({ ids, ...trigger }: BulkMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { categories, tags, actions, openDialog, goTo } = useInventory()
  const exportProducts = useExport()
  const tagItems = (isOn: boolean) =>
    tags.map(({ id, title }) => (
      <MenuItem key={id} onAction={() => void actions.setTag(ids, id, isOn)}>
        {title}
      </MenuItem>
    ))
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={t`Change`}>
        <Submenu trigger={<MenuItem icon="squares-2x2">{t`Category`}</MenuItem>}>
          <Menu aria-label={t`Category`}>
            {categories.map(({ id, path }) => (
              <MenuItem key={id} onAction={() => void actions.setCategory(ids, id)}>
                {path}
              </MenuItem>
            ))}
            <MenuItem onAction={() => void actions.setCategory(ids, null)}>{t`No category`}</MenuItem>
          </Menu>
        </Submenu>
        {tags.length > 0 && (
          <Submenu trigger={<MenuItem icon="tag">{t`Add tag`}</MenuItem>}>
            <Menu aria-label={t`Add tag`}>{tagItems(true)}</Menu>
          </Submenu>
        )}
        {tags.length > 0 && (
          <Submenu trigger={<MenuItem icon="x-mark">{t`Remove tag`}</MenuItem>}>
            <Menu aria-label={t`Remove tag`}>{tagItems(false)}</Menu>
          </Submenu>
        )}
        {ids.length <= LABELS_LIMIT && (
          <MenuItem icon="qr-code" onAction={() => goTo(undefined, { labels: ids })}>{t`Print labels…`}</MenuItem>
        )}
        <MenuItem icon="arrow-down-tray" onAction={() => void exportProducts(ids)}>{t`Export these products`}</MenuItem>
        <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'tags' })}>{t`Manage tags…`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
