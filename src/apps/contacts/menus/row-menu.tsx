// The menu of one contact in the list, where it was right-clicked or pressed for long. A chunk of its own.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import { RowMenu as KitMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import type { BulkBarProps } from '../bulk-bar.tsx'
import { useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'
import { ContactItems } from './contact-items.tsx'

export interface RowMenuProps extends BulkBarProps {
  readonly anchor: RowMenuAnchor
  /** The contact's. */
  readonly name: string
  readonly onClose: () => void
}

export default function RowMenu({ anchor, source, selection, name, onClose }: RowMenuProps) {
  const { t } = useLingui()
  const { open } = useContacts()
  const hint = useKeyHints(contactsKeys)
  const { key } = anchor
  const row = source.rowAt(source.indexOf(key))
  return (
    <KitMenu anchor={anchor} label={name} onClose={onClose}>
      <MenuItem icon="arrow-top-right-on-square" shortcut={hint('open')} onAction={() => open(key)}>{t`Open`}</MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => selection.toggle(key)}>{t`Select`}</MenuItem>
      <MenuSeparator />
      {row && <ContactItems contact={row.contact} />}
    </KitMenu>
  )
}
