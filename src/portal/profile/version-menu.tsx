// What else can be done with a version of the resume.
// @offline later
// @chunk profile-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'

export interface VersionMenuProps {
  onPrint(): void
  onRename(): void
  /** Undefined where it cannot be done now. */
  readonly onRestore: (() => void) | undefined
  onRemove(): void
}

export default function VersionMenu({
  onPrint,
  onRename,
  onRestore,
  onRemove,
  ...trigger
}: LoadedMenuProps & VersionMenuProps) {
  const { t } = useLingui()
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    print: onPrint,
    rename: onRename,
    restore: onRestore,
    remove: onRemove,
  }
  return (
    <MenuTrigger {...trigger}>
      <Menu onAction={(key) => acts[String(key)]?.()} disabledKeys={onRestore ? [] : ['restore']}>
        <MenuItem id="print" icon="printer">{t`Print`}</MenuItem>
        <MenuItem id="rename" icon="pencil">{t`Rename`}</MenuItem>
        <MenuItem id="restore" icon="arrow-uturn-left">{t`Restore this version`}</MenuItem>
        <MenuItem id="remove" icon="trash">{t`Remove`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
