// What concerns the whole board. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { NEW_LIST, useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import { useBoardCommands } from '../use-board-commands.ts'

export default function BoardMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { board, isCompact, toggleCompact, setAdding } = useBoard()
  const commands = useBoardCommands()
  const hint = useKeyHints(scrumboardKeys)
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem icon="pencil" onAction={commands['edit-board']}>{t`Edit the board…`}</MenuItem>
        <MenuItem icon="star" onAction={commands['star-board']}>
          {board.starred ? t`Remove from favourites` : t`Add to favourites`}
        </MenuItem>
        <MenuItem
          icon="plus"
          shortcut={hint('new-list')}
          onAction={() => setAdding(NEW_LIST)}
        >{t`Add a list`}</MenuItem>
        <MenuItem icon="tag" onAction={commands.labels}>{t`Edit tags…`}</MenuItem>
        <MenuItem icon="bars-3" shortcut={hint('compact')} onAction={toggleCompact}>
          {isCompact ? t`Full view` : t`Compact view`}
        </MenuItem>
        <MenuItem icon="archive-box" onAction={commands.archive}>{t`Board archive…`}</MenuItem>
        <MenuItem icon="arrow-up-tray" onAction={commands.import}>
          {t`Import cards…`}
        </MenuItem>
        <MenuItem icon="arrow-down-tray" onAction={commands.export}>{t`Export…`}</MenuItem>
        <MenuSeparator />
        <MenuItem icon="document-duplicate" onAction={commands['copy-board']}>
          {t`Copy the board…`}
        </MenuItem>
        <MenuItem icon="link" onAction={commands['board-link']}>{t`Copy the link`}</MenuItem>
        <MenuItem icon="clock" onAction={commands['board-history']}>
          {t`Version history…`}
        </MenuItem>
        <MenuItem icon="printer" onAction={commands.print}>{t`Print`}</MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive-box" onAction={commands['archive-board']}>
          {board.archived ? t`Restore the board` : t`Archive the board`}
        </MenuItem>
        <MenuItem icon="trash" onAction={commands['delete-board']}>{t`Delete the board`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
