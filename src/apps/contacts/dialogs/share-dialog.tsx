// Hands a contact to others: a QR code to scan, text, a .vcf file, or what the device shares with. A chunk of its own.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { fileNameOf } from '#formats/text.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { birthdayText } from '../birthday.ts'
import { useContacts } from '../contacts-context.ts'
import { nameOf } from '../display.ts'
import { contactQueries } from '../queries.ts'
import { QrCode } from './qr-code.tsx'
import { contactAsText, contactToCode, type OmittedPart, sharedCard } from './share-card.ts'

export interface ShareDialogProps {
  readonly id: string
  readonly onClose: () => void
}

export default function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const query = useQuery(contactQueries.one(id))
  return (
    <Dialog isOpen size="sm" title={t`Share contact`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryView
        query={query}
        loading={<Skeleton className="mx-auto aspect-square w-full max-w-72" />}
        error={{ title: t`Couldn’t load this contact.` }}
        empty={<EmptyState title={t`This contact no longer exists.`} className="px-0" />}
        isEmpty={(contact) => contact === null}
      >
        {(contact) => contact && <Shared contact={contact} />}
      </QueryView>
    </Dialog>
  )
}

const PARTS: Readonly<Record<OmittedPart, MessageDescriptor>> = {
  birthday: msg`birthday`,
  address: msg`address`,
  job: msg`job title and company`,
  others: msg`other email addresses and phone numbers`,
  name: msg`the end of the name`,
}

function Shared({ contact }: { readonly contact: Contact }) {
  const { i18n, t } = useLingui()
  const { squares, omitted } = useMemo(() => contactToCode(contact), [contact])
  const name = nameOf(contact) || t`No name`
  const parts = omitted.map((part) => i18n._(PARTS[part])).join(', ')
  return (
    <>
      {squares.length > 0 && <QrCode label={t`QR code with the details of ${name}`} squares={squares} />}
      <p className="mt-3 text-center wrap-anywhere font-semibold">{name}</p>
      <p className="mt-1 text-center text-13 text-ink-muted">
        {squares.length > 0 ? (
          <Trans>
            Scan the code with a phone to add this contact. The code doesn’t include the photo, notes or tags.
          </Trans>
        ) : (
          <Trans>This contact’s details are too long for a QR code.</Trans>
        )}
      </p>
      {squares.length > 0 && parts !== '' && (
        <Note className="mt-3">
          <Trans>Not in the QR code: {parts}.</Trans>
        </Note>
      )}
      <Ways contact={contact} />
    </>
  )
}

function Ways({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const formats = useFormats()
  const copy = useCopy()
  const { tagTitles } = useContacts()
  const { birthday } = contact
  const copyText = () =>
    copy(contactAsText(contact, birthday && birthdayText(birthday, formats)), {
      copied: t`Contact copied`,
      refused: { kind: 'error', message: t`Couldn’t copy the contact. Allow access to the clipboard, then try again.` },
    })
  const share = useShare(contact)
  return (
    <div className="mt-4 flex flex-col gap-2">
      {share && (
        <Button isWide icon="share" onPress={share}>
          <Trans>Share…</Trans>
        </Button>
      )}
      <Button isWide icon="document-duplicate" onPress={copyText}>
        <Trans>Copy as text</Trans>
      </Button>
      <Button
        isWide
        icon="arrow-down-tray"
        onPress={() => saveFile(cardFile(contact, contactToVcard(contact, tagTitles)))}
      >
        <Trans>Save as .vcf</Trans>
      </Button>
      <p className="text-13 text-ink-muted">
        <Trans>The .vcf file contains everything, including your notes and tags.</Trans>
      </p>
    </div>
  )
}

const cardFile = (contact: Contact, card: string): File =>
  new File([card], `${fileNameOf(nameOf(contact)) || 'contact'}.vcf`, { type: 'text/vcard' })

/** The device's own share sheet; undefined where there is none. */
function useShare(contact: Contact): (() => Promise<void>) | undefined {
  const { t } = useLingui()
  const formats = useFormats()
  const { birthday } = contact
  const files = [cardFile(contact, sharedCard(contact))]
  const text = contactAsText(contact, birthday && birthdayText(birthday, formats))
  // Where files cannot be shared, the text can.
  const data = navigator.canShare?.({ files }) ? { files } : { title: nameOf(contact), text }
  if (!navigator.canShare?.(data)) return undefined
  return async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // The person closed it.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'error', message: t`Couldn’t share the contact. Save it as a file instead.` })
    }
  }
}
