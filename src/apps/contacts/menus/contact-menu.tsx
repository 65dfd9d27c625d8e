// The menu of the open contact. A chunk of its own; opened by detail/contact-head.tsx.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { ContactItems } from './contact-items.tsx'

export interface ContactMenuProps {
  readonly contact: Contact
}

export default function ContactMenu({ contact, ...trigger }: ContactMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <ContactItems contact={contact} />
      </Menu>
    </MenuTrigger>
  )
}
