// Imports emails from .eml, mbox and .zip files, with their attachments; those that are there already are reported and left out. A chunk of its own.
// @chunk mail-extra
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { ImportWarnings } from '#kit/transfer/import-warnings.tsx'
import { someNames } from '#kit/transfer/some-names.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Note } from '#ui/note.tsx'
import { useFolderNames } from '../folder-names.ts'
import { useMailbox } from '../mailbox-context.ts'
import { nameOf } from '../people.ts'
import { knownOf } from '../transfer/known-mails.ts'
import { type LeftOut, type ReadMails, readFiles, TooMuch } from '../transfer/read-mails.ts'
import { MOST_FILES, writeImported } from '../transfer/write-imported.ts'

export interface ImportDialogProps {
  /** None: the person chooses some. */
  readonly files: readonly File[]
  readonly onClose: () => void
}

interface Preview extends ReadMails {
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
  /** Those of the files' emails that are here already. */
  readonly known: ReadMails['mails']
}

/** So many are named. */
const NAMED = 6

export default function ImportDialog({ files, onClose }: ImportDialogProps) {
  const [file = null, ...others] = files
  const { t } = useLingui()
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
          ? t`Already in your Mailbox.`
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
      fileLabel={t`Email files`}
      accept=".eml,.mbox,.zip,message/rfc822,application/mbox,application/zip"
      hint={t`.eml, .mbox or .zip files`}
      file={file}
      others={others}
      isMultiple
      read={async (_, signal, chosen, onProgress) => {
        const found = await readFiles(chosen, { signal, onProgress }).catch((error: unknown) => {
          throw error instanceof TooMuch ? new FileRefusal(t`This .zip file unpacks to more than 500 MB.`) : error
        })
        if (found.mails.length === 0) throw new FileRefusal(t`No email found. Choose .eml, .mbox or .zip files.`)
        const here = await knownOf(found.mails)
        const fresh = found.mails.filter(({ mail }) => !here.has(mail.uid))
        const { fitting: mails, tooLarge } = sortBySize(fresh, ({ mail }) => mail)
        return {
          ...found,
          mails,
          known: found.mails.filter(({ mail }) => here.has(mail.uid)),
          tooLarge: tooLarge.map(({ mail }) => mail.subject || mail.from),
        }
      }}
      tooLarge={({ tooLarge }) => tooLarge}
      canApply={({ mails }) => mails.length > 0}
      applyLabel={() => <Trans>Import</Trans>}
      onApply={apply}
      onClose={onClose}
    >
      {(preview) => <PreviewList {...preview} />}
    </KitDialog>
  )
}

function PreviewList({ mails, known, leftOut }: Preview) {
  const { t } = useLingui()
  const { date } = useFormats()
  const leftOutText = useLeftOutText()
  return (
    <>
      <Shortened mails={mails} />
      <p>{plural(mails.length, { one: '# email to import.', other: '# emails to import.' })}</p>
      <ImportWarnings
        all={known}
        heading={plural(known.length, {
          one: '# email already exists and won’t be imported:',
          other: '# emails already exist and won’t be imported:',
        })}
        textOf={({ mail }) => mail.subject || mail.from}
      />
      <ul className="divide-y divide-line-soft">
        {mails.slice(0, NAMED).map(({ mail }) => (
          <li key={mail.uid} className="flex items-baseline gap-3 py-2 text-13">
            <span className="max-w-32 shrink-0 truncate font-medium">{nameOf(mail.from)}</span>
            <span className="min-w-0 flex-1 truncate text-ink-muted">{mail.subject || t`No subject`}</span>
            <span className="shrink-0 text-ink-faint tabular-nums">{date(mail.date, 'date')}</span>
          </li>
        ))}
      </ul>
      <ImportWarnings
        all={leftOut}
        heading={plural(leftOut.length, { one: '# item won’t be imported:', other: '# items won’t be imported:' })}
        textOf={(one) => leftOutText(one)}
      />
    </>
  )
}

function useLeftOutText(): (one: LeftOut) => string {
  const { t } = useLingui()
  return ({ file, position, subject, why }) => {
    const reason = {
      sender: t`no sender`,
      date: t`no valid date`,
      head: t`not an email`,
      twice: t`appears twice in these files`,
      kind: t`not an .eml or .mbox file`,
      damaged: t`damaged .zip file`,
    }[why]
    const name = subject === '' ? file : t`“${subject}” in ${file}`
    return position === undefined ? t`${name}: ${reason}` : t`${name}, email ${position}: ${reason}`
  }
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
          <Trans>Too long, so shortened: {texts}</Trans>
        </p>
      )}
      {full.length > 0 && (
        <p>
          <Trans>
            Only the first {MOST_FILES} attachments of these emails will be imported: {files}
          </Trans>
        </p>
      )}
    </Note>
  )
}
