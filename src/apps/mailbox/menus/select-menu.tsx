// Selects emails of the page by what they are. A chunk of its own; opened by list-head.tsx.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import type { MailSelection } from '../list/use-mail-selection.ts'
import { mailboxKeys } from '../mailbox-keys.ts'

export interface SelectMenuProps {
  readonly selection: MailSelection
  /** Of the page. */
  readonly mails: readonly Mail[]
}

export default function SelectMenu({ selection, mails, ...trigger }: SelectMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const hint = useKeyHints(mailboxKeys)
  const select = (isMeant: (mail: Mail) => boolean) => selection.selectOnly(mails.filter(isMeant).map(({ id }) => id))
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Select`}>
        <MenuItem shortcut={hint('select-all')} onAction={() => select(() => true)}>
          {t({ message: 'All', context: 'emails' })}
        </MenuItem>
        <MenuItem shortcut={hint('clear-selection')} onAction={() => select(() => false)}>
          {t({ message: 'None', context: 'emails' })}
        </MenuItem>
        <MenuItem onAction={() => select(({ unread }) => !unread)}>
          {t({ message: 'Read', context: 'emails' })}
        </MenuItem>
        <MenuItem onAction={() => select(({ unread }) => unread)}>
          {t({ message: 'Unread', context: 'emails' })}
        </MenuItem>
        <MenuItem onAction={() => select(({ starred }) => starred)}>
          {t({ message: 'Starred', context: 'emails' })}
        </MenuItem>
        <MenuItem onAction={() => select(({ id }) => !selection.has(id))}>{t`Invert the selection`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
