// What can be done to one contact, as rows of a menu. Used by the row's menu and the open contact's.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { contactHref, useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'
import { nameOf } from '../display.ts'
import { useExport } from '../use-export.ts'

export function ContactItems({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { open, openId, actions, openDialog } = useContacts()
  const exportContacts = useExport()
  const copyLink = useCopyLink()
  const hint = useKeyHints(contactsKeys)
  const { id, favourite } = contact
  const remove = () => {
    if (openId === id) open(undefined)
    void actions.remove([id])
  }
  return (
    <>
      <MenuItem icon="pencil-square" shortcut={hint('edit')} onAction={() => open(id, 'yes')}>{t`Edit`}</MenuItem>
      <MenuItem icon="star" shortcut={hint('favourite')} onAction={() => actions.setFavourite([id], !favourite)}>
        {favourite ? t`Remove from favourites` : t`Add to favourites`}
      </MenuItem>
      <MenuItem icon="qr-code" onAction={() => openDialog({ kind: 'share', id })}>{t`Share…`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => exportContacts({ ids: [id] })}>{t`Export as vCard`}</MenuItem>
      {contact.birthday && (
        <MenuItem
          icon="cake"
          onAction={() => exportContacts({ ids: [id] }, 'birthdays')}
        >{t`Add birthday to your calendar`}</MenuItem>
      )}
      <MenuItem icon="link" onAction={() => copyLink(contactHref(id))}>{t`Copy link`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'contacts', key: id, title: nameOf(contact) || t`No name` })}
      >{t`Version history…`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={remove}>{t`Delete`}</MenuItem>
    </>
  )
}
