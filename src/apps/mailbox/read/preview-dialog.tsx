// A file of an email, looked at: as any file, or an appointment, a contact or an email as a card that can be taken over.
// @chunk mail-extra
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { MailAttachment } from '#contract/apps/mailbox-shapes.ts'
import { useAttachmentSource } from '#kit/media/preview/attachment-dialog.tsx'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { SaveToFiles } from '#kit/media/preview/save-to-files.tsx'
import { readText, useLoaded } from '#kit/media/preview/use-loaded.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { download } from '#platform/api/download.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readMails } from '../transfer/read-mails.ts'
import { CalendarCards, ContactCards, EmailCards } from './file-cards.tsx'

export interface PreviewDialogProps {
  readonly mailId: string
  readonly attachment: MailAttachment
  readonly onClose: () => void
}

export function PreviewDialog({ mailId, attachment, onClose }: PreviewDialogProps) {
  const { name, type } = attachment
  const load = useCallback(
    (id: string) => download(mailboxApi.endpoints.attachment, { query: { mailId, id } }),
    [mailId],
  )
  const source = useAttachmentSource(attachment, load)
  if (type === 'text/calendar' || /\.ics$/i.test(name))
    return (
      <Cards source={source} read={readText} onClose={onClose}>
        {(text) => <CalendarCards text={text} />}
      </Cards>
    )
  if (type.includes('vcard') || /\.vcf$/i.test(name))
    return (
      <Cards source={source} read={readText} onClose={onClose}>
        {(text) => <ContactCards text={text} />}
      </Cards>
    )
  if (type === 'message/rfc822' || /\.eml$/i.test(name))
    return (
      <Cards source={source} read={readMails} onClose={onClose}>
        {(found) => <EmailCards found={found} />}
      </Cards>
    )
  return <KitDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose} />
}

interface CardsProps<Data> {
  readonly source: PreviewSource
  /** Stable. */
  readonly read: (blob: Blob) => Promise<Data>
  readonly onClose: () => void
  readonly children: (found: Data) => ReactNode
}

function Cards<Data>({ source, read, onClose, children }: CardsProps<Data>) {
  const { t } = useLingui()
  const query = useLoaded(source, read)
  return (
    <KitDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose}>
      <QueryView
        query={query}
        loading={<Skeleton className="h-60 w-full" />}
        error={{ title: t`Couldn’t read this file.`, description: t`It may have been removed from the email.` }}
      >
        {children}
      </QueryView>
    </KitDialog>
  )
}
