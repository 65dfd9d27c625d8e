// The menu of one email in the list, where it was right-clicked or pressed for long. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { RowMenu as KitMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailboxKeys } from '../mailbox-keys.ts'
import { MailItems } from './mail-items.tsx'

export interface RowMenuProps {
  readonly anchor: RowMenuAnchor
  readonly mail: Mail
  readonly selection: Selection
  readonly onClose: () => void
}

export default function RowMenu({ anchor, mail, selection, onClose }: RowMenuProps) {
  const { t } = useLingui()
  const { open, write } = useMailbox()
  const hint = useKeyHints(mailboxKeys)
  const { id } = mail
  const isDraft = mail.folder === 'drafts' && mail.sendAt === undefined
  return (
    <KitMenu anchor={anchor} label={mail.subject || t`No subject`} onClose={onClose}>
      <MenuItem
        icon="arrow-top-right-on-square"
        shortcut={hint('open')}
        onAction={() => (isDraft ? write(id) : open(id))}
      >
        {t`Open`}
      </MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => selection.toggle(id)}>{t`Select`}</MenuItem>
      <MenuSeparator />
      <MailItems mail={mail} />
    </KitMenu>
  )
}
