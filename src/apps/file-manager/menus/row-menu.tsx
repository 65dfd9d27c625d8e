// The menu of an item, where it was right-clicked or pressed for long. A chunk of its own.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import { RowMenu as KitMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { useFiles } from '../files-context.ts'
import { filesKeys } from '../files-keys.ts'
import { selectedOf, useItemCommands } from '../use-item-commands.ts'
import type { Listed } from '../use-listed.ts'
import { ItemItems } from './item-items.tsx'

export interface RowMenuProps {
  readonly anchor: RowMenuAnchor
  readonly listed: Listed
  readonly onClose: () => void
}

export default function RowMenu({ anchor, listed, onClose }: RowMenuProps) {
  const { t } = useLingui()
  const { goTo, clipboard, actions } = useFiles()
  const run = useItemCommands(listed)
  const hint = useKeyHints(filesKeys)
  const item = listed.source.rowAt(listed.source.indexOf(anchor.key))?.item
  if (!item) return null
  const items = listed.selection.has(item.id) ? selectedOf(listed) : [item]
  const isFolder = item.type === 'folder'
  return (
    <KitMenu anchor={anchor} label={item.name} onClose={onClose}>
      {isFolder && (
        <MenuItem icon="folder-open" shortcut={hint('open')} onAction={() => goTo(item.id)}>{t`Open`}</MenuItem>
      )}
      <MenuItem icon="information-circle" shortcut={hint('details')} onAction={() => run('details', item)}>
        {t`Show details`}
      </MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => listed.selection.toggle(item.id)}>
        {t`Select`}
      </MenuItem>
      {isFolder && clipboard && (
        <MenuItem
          icon="clipboard"
          onAction={() => actions.place(clipboard.items, item.id, !clipboard.isCut)}
        >{t`Paste into this folder`}</MenuItem>
      )}
      <MenuSeparator />
      <ItemItems item={item} items={items} run={(command) => run(command, item)} />
    </KitMenu>
  )
}
