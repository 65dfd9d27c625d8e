// What can be done to one item, or to all that are selected with it, as rows of a menu. Used by the row's menu and that of the details.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { canUseDisk } from '#platform/workspace/disk-files.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { useDisk } from '../disk/use-disk.ts'
import { useFiles } from '../files-context.ts'
import { filesKeys } from '../files-keys.ts'
import { itemHref } from '../item-href.ts'
import { useDownloadItems } from '../use-download-items.ts'

export interface ItemItemsProps {
  readonly item: Item
  /** All that the menu is about, the item among them. */
  readonly items: readonly Item[]
  run(command: string): void
}

export function ItemItems({ item, items, run }: ItemItemsProps) {
  const { t } = useLingui()
  const { actions, openDialog } = useFiles()
  const download = useDownloadItems()
  const copyLink = useCopyLink()
  const hint = useKeyHints(filesKeys)
  const isOne = items.length === 1
  const isStarred = items.every(({ starred }) => starred)
  const { id, name } = item
  const { saveAs } = useDisk(item)
  return (
    <>
      {isOne && <MenuItem icon="pencil" shortcut={hint('rename')} onAction={() => run('rename')}>{t`Rename`}</MenuItem>}
      <MenuItem icon="arrow-down-tray" onAction={() => download(items)}>{t`Download`}</MenuItem>
      {isOne && item.type !== 'folder' && canUseDisk() && (
        <MenuItem icon="computer-desktop" onAction={saveAs}>{t`Save to disk as…`}</MenuItem>
      )}
      <MenuItem
        icon="star"
        onAction={() =>
          actions.setStarred(
            items.map((one) => one.id),
            !isStarred,
          )
        }
      >
        {isStarred ? t`Remove star` : t({ message: 'Star', context: 'files' })}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="folder-arrow-down" shortcut={hint('move')} onAction={() => run('move')}>
        {t`Move to…`}
      </MenuItem>
      <MenuItem icon="document-duplicate" onAction={() => openDialog({ kind: 'move', items, isCopy: true })}>
        {t`Copy to…`}
      </MenuItem>
      <MenuItem icon="scissors" shortcut={hint('cut')} onAction={() => run('cut')}>{t`Cut`}</MenuItem>
      <MenuItem icon="clipboard-document" shortcut={hint('copy')} onAction={() => run('copy')}>{t`Copy`}</MenuItem>
      {isOne && (
        <>
          <MenuSeparator />
          <MenuItem icon="link" onAction={() => copyLink(itemHref(item))}>{t`Copy link`}</MenuItem>
          <MenuItem icon="clock" onAction={() => openHistory({ table: 'files', key: id, title: name })}>
            {t`Version history…`}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => run('delete')}>{t`Delete`}</MenuItem>
    </>
  )
}
