// Moves emails to another folder. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { MoveItems } from './move-items.tsx'

export interface MoveMenuProps {
  readonly ids: () => Promise<readonly string[]>
  /** That they are in, where it is one. */
  readonly folder: FolderId | undefined
}

export default function MoveMenu({ ids, folder, ...trigger }: MoveMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Move to`}>
        <MoveItems ids={ids} folder={folder} />
      </Menu>
    </MenuTrigger>
  )
}
