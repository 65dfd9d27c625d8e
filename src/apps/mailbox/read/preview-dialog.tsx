// A file of an email, looked at: as any file, or an appointment or a contact as a card that can be taken over.
// @chunk mail-extra
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { MailAttachment } from '#contract/apps/mailbox-shapes.ts'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { readText, useLoaded } from '#kit/media/preview/use-loaded.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { download } from '#platform/api/download.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CalendarCards, ContactCards } from './file-cards.tsx'

export interface PreviewDialogProps {
  readonly mailId: string
  readonly attachment: MailAttachment
  readonly onClose: () => void
}

export function PreviewDialog({ mailId, attachment, onClose }: PreviewDialogProps) {
  const { id, name, type, size } = attachment
  const source = useMemo<PreviewSource>(
    () => ({
      ...{ name, type, size, version: id },
      load: () => download(mailboxApi.endpoints.attachment, { query: { mailId, id } }),
    }),
    [mailId, id, name, type, size],
  )
  if (type === 'text/calendar' || /\.ics$/i.test(name))
    return <Cards source={source} of={CalendarCards} onClose={onClose} />
  if (type.includes('vcard') || /\.vcf$/i.test(name))
    return <Cards source={source} of={ContactCards} onClose={onClose} />
  return <KitDialog source={source} onClose={onClose} />
}

interface CardsProps {
  readonly source: PreviewSource
  readonly of: typeof CalendarCards
  readonly onClose: () => void
}

function Cards({ source, of: Found, onClose }: CardsProps) {
  const { t } = useLingui()
  const query = useLoaded(source, readText)
  const save = async () => saveFile(new File([await source.load()], source.name, { type: source.type }))
  return (
    <Dialog
      isOpen
      size="lg"
      title={source.name}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button icon="arrow-down-tray" onPress={save}>
          <Trans>Download</Trans>
        </Button>
      }
    >
      <QueryView
        query={query}
        loading={<Skeleton className="h-60 w-full" />}
        error={{ title: t`Couldn’t read this file.`, description: t`It may have been removed from the email.` }}
      >
        {(text) => <Found text={text} />}
      </QueryView>
    </Dialog>
  )
}
