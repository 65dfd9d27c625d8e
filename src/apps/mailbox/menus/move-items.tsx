// The folders that emails can be moved to, as rows of a menu.
// @chunk mailbox-menus
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'
import { MenuItem } from '#ui/menu.tsx'
import { FOLDER_ICONS, useFolderNames } from '../folder-names.ts'
import { useActs } from '../use-act.ts'
import type { MoveMenuProps } from './move-menu.tsx'

const FOLDERS = ['inbox', 'sent', 'spam', 'trash'] as const satisfies readonly FolderId[]

export function MoveItems({ ids, folder }: MoveMenuProps) {
  const names = useFolderNames()
  const { move } = useActs()
  return FOLDERS.filter((id) => id !== folder).map((id) => (
    <MenuItem key={id} icon={FOLDER_ICONS[id]} onAction={async () => move(await ids(), id)}>
      {names[id]}
    </MenuItem>
  ))
}
