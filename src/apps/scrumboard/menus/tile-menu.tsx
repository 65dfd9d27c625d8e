// What can be done to a board from the list of boards. A chunk of its own.
// @chunk scrumboard-menus
import { useLingui } from '@lingui/react/macro'
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useBoardActions } from '../use-board-actions.ts'

export interface TileMenuProps {
  readonly board: BoardSummary
  readonly onEdit: () => void
  readonly onCopy: () => void
}

export default function TileMenu({ board, onEdit, onCopy, ...trigger }: TileMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { archive, remove, star } = useBoardActions()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={board.title || t`Untitled`}>
        <MenuItem icon="pencil" onAction={onEdit}>{t`Edit the board…`}</MenuItem>
        <MenuItem icon="star" onAction={() => void star(board, !board.starred)}>
          {board.starred ? t`Remove from favourites` : t`Add to favourites`}
        </MenuItem>
        <MenuItem icon="document-duplicate" onAction={onCopy}>{t`Copy the board…`}</MenuItem>
        <MenuItem icon="archive-box" onAction={() => void archive(board, !board.archived)}>
          {board.archived ? t`Restore the board` : t`Archive the board`}
        </MenuItem>
        <MenuItem icon="trash" onAction={() => void remove(board)}>{t`Delete the board`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
