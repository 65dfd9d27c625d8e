// What concerns the whole board. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#kit/lazy/lazy-menu.tsx'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { boardHref, NEW_LIST, useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import { useBoardActions } from '../use-board-actions.ts'

export default function BoardMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { board, isCompact, toggleCompact, openDialog, setAdding } = useBoard()
  const { archive, remove, star } = useBoardActions()
  const hint = useKeyHints(scrumboardKeys)
  const copyLink = useCopyLink()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem icon="pencil" onAction={() => openDialog({ kind: 'edit', board })}>{t`Edit the board…`}</MenuItem>
        <MenuItem icon="star" onAction={() => void star(board, !board.starred)}>
          {board.starred ? t`Remove from favourites` : t`Add to favourites`}
        </MenuItem>
        <MenuItem
          icon="plus"
          shortcut={hint('new-list')}
          onAction={() => setAdding(NEW_LIST)}
        >{t`Add a list`}</MenuItem>
        <MenuItem icon="tag" onAction={() => openDialog({ kind: 'labels' })}>{t`Edit tags…`}</MenuItem>
        <MenuItem icon="bars-3" shortcut={hint('compact')} onAction={toggleCompact}>
          {isCompact ? t`Full view` : t`Compact view`}
        </MenuItem>
        <MenuItem icon="archive-box" onAction={() => openDialog({ kind: 'archive' })}>{t`Archive…`}</MenuItem>
        <MenuItem icon="arrow-up-tray" onAction={() => openDialog({ kind: 'import', file: null, into: board.id })}>
          {t`Import cards…`}
        </MenuItem>
        <MenuItem icon="arrow-down-tray" onAction={() => openDialog({ kind: 'export' })}>{t`Export…`}</MenuItem>
        <MenuSeparator />
        <MenuItem icon="document-duplicate" onAction={() => openDialog({ kind: 'copyBoard', board })}>
          {t`Copy the board…`}
        </MenuItem>
        <MenuItem
          icon="link"
          onAction={() => void copyLink(boardHref(board.id), { shareAs: board.title })}
        >{t`Copy the link`}</MenuItem>
        <MenuItem
          icon="clock"
          onAction={() => openHistory({ table: 'boards', key: board.id, title: board.title || t`Untitled` })}
        >
          {t`Version history…`}
        </MenuItem>
        <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive-box" onAction={() => void archive(board, !board.archived)}>
          {board.archived ? t`Restore the board` : t`Archive the board`}
        </MenuItem>
        <MenuItem icon="trash" onAction={() => void remove(board)}>{t`Delete the board`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
