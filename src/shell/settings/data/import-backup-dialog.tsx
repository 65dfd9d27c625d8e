// Brings a workspace file in: what it would change first, with the choices that decide it; then all of it as one change that can be undone.
// Opened for a backup and for a snapshot.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImportedTable, type ImportReport, workspaceApi } from '#contract/shell/workspace.ts'
import { FileRefusal, ImportDialog } from '#kit/transfer/import-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { callForChange } from '#platform/api/call.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { importPartOf, isTooLargeToImport, IMPORT_MB as megabytes } from '#platform/workspace/import-part.ts'
import { takeSnapshot } from '#platform/workspace/snapshots.ts'
import { useWorkProgress } from '#platform/workspace/work-progress.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useAppName } from '../app-names.ts'

export interface ImportBackupDialogProps {
  readonly file: File
  readonly title: string
  /** A snapshot takes the place of what there is. */
  readonly isWhole?: boolean
  readonly onClose: () => void
}

interface Choices {
  readonly strategy: 'skip' | 'replace'
  readonly others: 'keep' | 'remove'
}

const { import: importBackup } = workspaceApi.endpoints

interface Preview {
  readonly report: ImportReport
  /** The tables that it would change. */
  readonly touched: readonly ImportedTable[]
}

export function ImportBackupDialog({ file, title, isWhole = false, onClose }: ImportBackupDialogProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [choices, setChoices] = useState<Choices>({ strategy: 'replace', others: isWhole ? 'remove' : 'keep' })
  const apply = useApply(choices, isWhole)
  const read = async (chosen: File, signal: AbortSignal): Promise<Preview> => {
    const part = await importPartOf(chosen)
    if (isTooLargeToImport(part))
      throw new FileRefusal(t`This backup is too large to import. The limit is ${megabytes} MB.`)
    try {
      const body = { file: part, mode: 'dry-run' as const, ...choices }
      const { answer: report } = await callForChange(importBackup, { body }, { signal, isShownByCaller: true })
      return { report, touched: report.tables.filter(({ added, changed, removed }) => added + changed + removed > 0) }
    } catch (error) {
      throw new FileRefusal((await reasonOf(error)) ?? t`Couldn’t read the file. Try again.`)
    }
  }
  return (
    <ImportDialog
      title={title}
      description={({ report }) => <Trans>Created on {date(report.madeAt, 'longDay')}.</Trans>}
      fileLabel={t`Backup file`}
      accept=".zip,application/zip"
      hint={t`You’ll review the changes first, and you can undo them.`}
      file={file}
      isGiven={isWhole}
      hasOwnLimit
      read={read}
      choices={`${choices.strategy} ${choices.others}`}
      options={!isWhole && <Choosing choices={choices} onChange={setChoices} />}
      progress={(isApplying) => <Progress isApplying={isApplying} isSnapshot={isWhole} />}
      canApply={({ touched }) => touched.length > 0}
      applyLabel={() => (isWhole ? <Trans>Restore</Trans> : <Trans>Import</Trans>)}
      onApply={apply}
      onClose={onClose}
    >
      {({ report, touched }) => (
        <>
          <LeftOut report={report} />
          <Report tables={touched} />
          <Refused report={report} />
        </>
      )}
    </ImportDialog>
  )
}

interface ProgressProps {
  readonly isApplying: boolean
  readonly isSnapshot: boolean
}

function Progress({ isApplying, isSnapshot }: ProgressProps) {
  const { t } = useLingui()
  const [reading, applying] = isSnapshot
    ? [t`Reading the snapshot`, t`Restoring the snapshot`]
    : [t`Reading the file`, t`Importing`]
  const percent = useWorkProgress(importBackup, true)
  return (
    <ProgressBar
      label={isApplying ? applying : reading}
      value={percent ?? 0}
      valueText={t`${percent ?? 0}%`}
      className="mt-4"
    />
  )
}

/** @returns resolves to whether it was imported */
function useApply(choices: Choices, isSnapshot: boolean): (preview: Preview, file: File) => Promise<boolean> {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  return async ({ touched }, file) => {
    // What there is now is a second way back; without it there is still the undo.
    await takeSnapshot('import').catch(() => undefined)
    const isDone = await run({
      message: isSnapshot ? t`Snapshot restored` : t`File imported`,
      write: async () =>
        callForChange(
          importBackup,
          { body: { file: await importPartOf(file), mode: 'apply', ...choices } },
          { isShownByCaller: true },
        ),
      isPortal: true,
      failure: isSnapshot
        ? t`Couldn’t restore the snapshot. Nothing was changed.`
        : t`Couldn’t import the file. Nothing was changed.`,
      announcesUndo: true,
    })
    if (isDone) refetchAll(client, [...touched.flatMap(({ api }) => api ?? []), 'career', 'workspace', 'changes'])
    return isDone
  }
}

function Choosing({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const { t } = useLingui()
  return (
    <div className="mt-4 grid gap-2">
      <p aria-hidden="true" className="font-medium text-13">
        <Trans>Items that differ</Trans>
      </p>
      <Segmented
        label={t`Items that differ`}
        isWide
        options={[
          { id: 'replace', label: t`Use the file’s version` },
          { id: 'skip', label: t`Keep the current version` },
        ]}
        value={choices.strategy}
        onChange={(strategy) => onChange({ ...choices, strategy })}
      />
      <Checkbox
        isSelected={choices.others === 'remove'}
        onChange={(isOn) => onChange({ ...choices, others: isOn ? 'remove' : 'keep' })}
      >
        <Trans>Delete items that aren’t in the file</Trans>
      </Checkbox>
    </div>
  )
}

function Report({ tables }: { tables: readonly ImportedTable[] }) {
  const appNameOf = useAppName()
  const { number } = useFormats()
  if (tables.length === 0) {
    return (
      <p role="status">
        <Trans>No changes: everything is already here.</Trans>
      </p>
    )
  }
  const byApi = Map.groupBy(tables, ({ api }) => api ?? '')
  const sum = (own: readonly ImportedTable[], part: 'added' | 'changed' | 'removed') =>
    number(own.reduce((all, table) => all + table[part], 0))
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="sr-only">
        <Trans>Preview of changes</Trans>
      </caption>
      <thead className="text-12 text-ink-faint">
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            <Trans>App</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans context="entries">New</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans context="entries">Changed</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans context="entries">Removed</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...byApi].map(([api, own]) => (
          <tr key={api} className="border-line-soft border-t">
            <th scope="row" className="py-2 text-start font-normal">
              {appNameOf(api)}
            </th>
            <td className="py-2 text-end">{sum(own, 'added')}</td>
            <td className="py-2 text-end">{sum(own, 'changed')}</td>
            <td className="py-2 text-end">{sum(own, 'removed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Career data that stay out, and why. */
function LeftOut({ report: { otherOwner, leftOut } }: { report: ImportReport }) {
  if (leftOut === 0) return null
  const { name, email } = otherOwner ?? {}
  return (
    <Note className="mb-4">
      {otherOwner ? (
        <Trans>
          This backup belongs to {name} ({email}). Their career data won’t be imported; everything else can be.
        </Trans>
      ) : (
        <Trans>Your portal keeps your career data. The career data in this backup won’t be imported.</Trans>
      )}
    </Note>
  )
}

function Refused({ report }: { report: ImportReport }) {
  const wrong = report.tables.filter(({ refused }) => refused > 0)
  const count = wrong.reduce((all, { refused }) => all + refused, 0)
  if (count === 0) return null
  return (
    <Note kind="warning" className="mt-4">
      <p>
        <Plural
          value={count}
          one="# entry isn’t valid and won’t be imported:"
          other="# entries aren’t valid and won’t be imported:"
        />
      </p>
      <ul className="mt-1 list-disc ps-4">
        {wrong.map(({ table, refusals }) => (
          <li key={table}>
            {table}: {refusals[0]?.reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}
