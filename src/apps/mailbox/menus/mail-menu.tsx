// The menu of the open email. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { FileItems } from './file-items.tsx'
import { MailItems } from './mail-items.tsx'

export interface MailMenuProps {
  readonly mail: Mail
}

export default function MailMenu({ mail, ...trigger }: MailMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MailItems mail={mail} />
        <FileItems mail={mail} />
      </Menu>
    </MenuTrigger>
  )
}
