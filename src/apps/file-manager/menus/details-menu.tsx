// The menu of the open item. A chunk of its own; opened by details/details-pane.tsx.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { useFiles } from '../files-context.ts'
import { ItemItems } from './item-items.tsx'

export interface DetailsMenuProps {
  readonly item: Item
}

export default function DetailsMenu({ item, ...trigger }: DetailsMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions, search, folderId, goTo, open, rename, setClipboard, openDialog } = useFiles()
  const items = [item]
  const commands: Readonly<Record<string, () => unknown>> = {
    // Its name is edited in its row, which is beside it or under it; of the folder that is shown, and of what is elsewhere, in the folder that it is in.
    rename: () => {
      const isListed = search.q !== undefined || search.show !== undefined || item.folderId === folderId
      if (!isListed) goTo(item.folderId)
      else if (matchMedia('(width < 1440px)').matches) open(undefined)
      rename(item.id)
    },
    copy: () => setClipboard({ items, isCut: false }),
    cut: () => setClipboard({ items, isCut: true }),
    move: () => openDialog({ kind: 'move', items, isCopy: false }),
    delete: () => {
      open(undefined)
      return actions.remove(items)
    },
  }
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <ItemItems item={item} items={items} run={(command) => commands[command]?.()} />
      </Menu>
    </MenuTrigger>
  )
}
