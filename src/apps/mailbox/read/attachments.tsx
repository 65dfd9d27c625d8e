// The files of an email: looked at or saved by a press.
// @chunk mailbox
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail, MailAttachment } from '#contract/apps/mailbox-shapes.ts'
import { fileNameOf } from '#formats/text.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useDownload, useSaveLoaded } from '#kit/transfer/use-download.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

const Preview = lazyBeside(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

export function Attachments({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { id, attachments } = mail
  const sizeOf = useByteFormat()
  const [shown, setShown] = useState<MailAttachment | null>(null)
  const download = useDownload(t`Couldn’t read this file.`)
  return (
    <div className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="text-12 text-ink-muted">
          {plural(attachments.length, { one: '# attachment', other: '# attachments' })}
        </h3>
        {attachments.length > 1 && <SaveAll mail={mail} />}
      </div>
      <ul className="grid gap-2 @xl:grid-cols-2">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="flex min-h-16 items-center gap-1 rounded-8 border border-line p-2">
            <button
              type="button"
              onClick={() => setShown(attachment)}
              className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-4 p-1 text-start hover:bg-surface-hover"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-8 bg-surface-sunken text-ink-muted">
                <Icon name={iconOf(attachment)} />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-medium text-13">{attachment.name}</span>
                <span className="block text-12 text-ink-faint tabular-nums">{sizeOf(attachment.size)}</span>
              </span>
              <span className="sr-only">
                <Trans>Preview</Trans>
              </span>
            </button>
            <IconButton
              icon="arrow-down-tray"
              size="sm"
              label={t`Save ${attachment.name}`}
              onPress={() => download(mailboxApi.endpoints.attachment, { query: { mailId: id, id: attachment.id } })}
            />
          </li>
        ))}
      </ul>
      <Suspense>{shown && <Preview mailId={id} attachment={shown} onClose={() => setShown(null)} />}</Suspense>
    </div>
  )
}

/** As one archive. */
function SaveAll({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const save = useSaveLoaded(t`Couldn’t read these files.`)
  const zip = async () => {
    const { zipAttachments } = await import('../transfer/zip-attachments.ts')
    return zipAttachments(mail, fileNameOf(mail.subject) || t`No subject`)
  }
  return (
    <Button variant="quiet" size="sm" icon="arrow-down-tray" className="print:hidden" onPress={() => save(zip)}>
      <Trans context="attachments">Save all</Trans>
    </Button>
  )
}

function iconOf({ type, name }: MailAttachment): string {
  if (type.startsWith('image/')) return 'photo'
  if (/\.ics$/i.test(name) || type === 'text/calendar') return 'calendar'
  if (/\.vcf$/i.test(name) || type.includes('vcard')) return 'user'
  if (/\.eml$/i.test(name) || type === 'message/rfc822') return 'envelope'
  return type === 'application/pdf' || type.startsWith('text/') ? 'document-text' : 'document'
}
