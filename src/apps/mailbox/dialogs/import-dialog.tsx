// Brings emails in from .eml and mbox files, with what is attached; those that are there already are left out. A chunk of its own.
// @chunk mail-extra
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { someNames } from '#kit/transfer/some-names.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Note } from '#ui/note.tsx'
import { useFolderNames } from '../folder-names.ts'
import { useMailbox } from '../mailbox-context.ts'
import { nameOf } from '../people.ts'
import { type ReadMails, readMails } from '../transfer/read-mails.ts'
import { MOST_FILES, writeImported } from '../transfer/write-imported.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

interface Preview extends ReadMails {
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
}

/** So many are named. */
const NAMED = 6

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { where } = useMailbox()
  const names = useFolderNames()
  const folder = where.kind === 'folder' && where.slug === 'sent' ? 'sent' : 'inbox'
  const apply = ({ mails, tooLarge }: Preview, _: File, run: Transfers['run']) => {
    let count = 0
    return run({
      total: mails.length,
      leftOut: tooLarge.length,
      message: () =>
        count === 0
          ? t`All of these emails are here already.`
          : plural(count, {
              one: `# email imported into ${names[folder]}`,
              other: `# emails imported into ${names[folder]}`,
            }),
      write: async (writer) => {
        count = await writeImported(writer, mails, folder)
      },
    })
  }
  return (
    <KitDialog<Preview>
      title={t`Import email`}
      fileLabel={t`Email file`}
      accept=".eml,.mbox,message/rfc822,application/mbox"
      hint={t`An .eml or .mbox file`}
      file={file}
      read={async (chosen) => {
        const found = await readMails(chosen)
        if (found.mails.length === 0)
          throw new FileRefusal(t`There is no email in this file. Choose an .eml or .mbox file.`)
        const { fitting: mails, tooLarge } = sortBySize(found.mails, ({ mail }) => mail)
        return { ...found, mails, tooLarge: tooLarge.map(({ mail }) => mail.subject || mail.from) }
      }}
      tooLarge={({ tooLarge }) => tooLarge}
      canApply={({ mails }) => mails.length > 0}
      applyLabel={() => <Trans>Import</Trans>}
      onApply={apply}
      onClose={onClose}
    >
      {({ mails, unreadable }) => (
        <>
          <Shortened mails={mails} />
          <p>{plural(mails.length, { one: '# email found.', other: '# emails found.' })}</p>
          <ul className="divide-y divide-line-soft">
            {mails.slice(0, NAMED).map(({ mail }) => (
              <li key={mail.uid} className="flex items-baseline gap-3 py-2 text-13">
                <span className="max-w-32 shrink-0 truncate font-medium">{nameOf(mail.from)}</span>
                <span className="min-w-0 flex-1 truncate text-ink-muted">{mail.subject || t`No subject`}</span>
                <span className="shrink-0 text-ink-faint tabular-nums">{date(mail.date, 'date')}</span>
              </li>
            ))}
          </ul>
          {unreadable > 0 && (
            <p className="text-13 text-ink-muted">
              {plural(unreadable, {
                one: '# part of the file is no email and is left out.',
                other: '# parts of the file are no emails and are left out.',
              })}
            </p>
          )}
        </>
      )}
    </KitDialog>
  )
}

function Shortened({ mails }: Pick<ReadMails, 'mails'>) {
  const called = (all: ReadMails['mails']) => someNames(all.map(({ mail }) => mail.subject || mail.from))
  const [cut, full] = [
    mails.filter(({ cut }) => cut.length > 0),
    mails.filter(({ attachments }) => attachments.length > MOST_FILES),
  ]
  const [texts, files] = [called(cut), called(full)]
  if (cut.length + full.length === 0) return null
  return (
    <Note kind="warning" className="wrap-anywhere">
      {cut.length > 0 && (
        <p>
          <Trans>Longer than an email can be here, shortened: {texts}</Trans>
        </p>
      )}
      {full.length > 0 && (
        <p>
          <Trans>
            Only the first {MOST_FILES} attachments are imported: {files}
          </Trans>
        </p>
      )}
    </Note>
  )
}
