// Name, picture and job of the open contact, and what can be done at once: write, call, edit. Used by contact-view.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'
import { jobOf, nameOf } from '../display.ts'
import type { ContactMenuProps } from '../menus/contact-menu.tsx'
import { contactQueries } from '../queries.ts'
import { mailUrl, phoneUrl } from './reach-urls.ts'
import { useFocusAfterEditing } from './use-focus-after-editing.ts'

const menu = lazyMenu<ContactMenuProps>(() => import('../menus/contact-menu.tsx'))

export function ContactHead({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { open, actions } = useContacts()
  const { id, favourite } = contact
  const name = nameOf(contact) || t`No name`
  const editButton = useRef<HTMLButtonElement>(null)
  useFocusAfterEditing(editButton)
  const editKeys = useAriaKeys(contactsKeys, 'edit')
  return (
    <div>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={contact.avatar} size={56} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-24 tracking-tight">{name}</h2>
          <p className="wrap-anywhere text-ink-muted">{jobOf(contact)}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-1 sm:gap-2 print:hidden">
        <Reach contact={contact} />
        <span className="flex items-center gap-1 sm:gap-2">
          <IconButton
            ref={editButton}
            icon="pencil-square"
            label={t`Edit`}
            aria-keyshortcuts={editKeys}
            onPress={() => open(id, 'yes')}
          />
          <IconButton
            icon="star"
            solid={favourite}
            label={favourite ? t`Remove from favourites` : t`Add to favourites`}
            aria-pressed={favourite}
            onPress={() => actions.setFavourite([id], !favourite)}
          />
          <LazyMenu
            source={menu}
            menu={{ contact }}
            opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" label={t`More`} />}
          />
        </span>
      </div>
    </div>
  )
}

/** By email, chat and telephone. */
function Reach({ contact: { id, emails, phoneNumbers } }: { readonly contact: Contact }) {
  const { data: partners } = useQuery(contactQueries.chatPartners())
  const [email] = emails
  const [phone] = phoneNumbers
  const canChat = partners?.some((partner) => partner.id === id)
  return (
    <>
      {email && (
        <LinkButton icon="envelope" href={mailUrl(email.email)}>
          <Trans>Send email</Trans>
        </LinkButton>
      )}
      {canChat && (
        <Link to="/apps/chat/$id" params={{ id }} className={buttonClass()}>
          <Icon name="chat-bubble-left-right" size={16} />
          <Trans context="chat">Message</Trans>
        </Link>
      )}
      {phone && (
        <LinkButton icon="phone" href={phoneUrl(phone.phoneNumber)}>
          <Trans>Call</Trans>
        </LinkButton>
      )}
    </>
  )
}
