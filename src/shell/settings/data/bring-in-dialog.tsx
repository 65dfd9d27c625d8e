// Brings a workspace file in: what it would change first, with the choices that decide it; then all of it as one change that can be undone.
// Opened for a backup and for a snapshot.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ImportedTable, type ImportReport, workspaceApi } from '#contract/shell/workspace.ts'
import { callForChange } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { takeSnapshot } from '#platform/workspace/snapshots.ts'
import { useWorkProgress } from '#platform/workspace/work-progress.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast-store.ts'
import { appName } from '../app-names.ts'
import { useUndoChange } from './use-undo-change.ts'

export interface BringInDialogProps {
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

const { import: bringIn } = workspaceApi.endpoints

/** A text says what is wrong with the file; `failed` is one of them. */
type Preview = ImportReport | string | undefined

export function BringInDialog({ file, title, isWhole = false, onClose }: BringInDialogProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [choices, setChoices] = useState<Choices>({ strategy: 'replace', others: isWhole ? 'remove' : 'keep' })
  const preview = usePreview(file, choices)
  const { apply, isApplying } = useApply(file, choices, onClose)
  const percent = useWorkProgress(bringIn, preview === undefined || isApplying)
  const report = typeof preview === 'object' ? preview : undefined
  const touched = report?.tables.filter(({ added, changed, removed }) => added + changed + removed > 0) ?? []
  return (
    <Dialog
      isOpen
      title={title}
      description={report && <Trans>Made on {date(report.madeAt, 'longDay')}.</Trans>}
      isDismissable={!isApplying}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isApplying}>
            <Trans>Cancel</Trans>
          </Button>
          {touched.length > 0 && (
            <Button variant="primary" isPending={isApplying} onPress={() => apply(touched)}>
              <Trans>Bring it in</Trans>
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 truncate text-13 text-ink-muted">{file.name}</p>
      {typeof preview === 'string' && (
        <div role="alert">
          <Note kind="danger">{preview === 'failed' ? t`The file could not be read. Try again.` : preview}</Note>
        </div>
      )}
      {report && !isWhole && <Choosing choices={choices} onChange={setChoices} />}
      {(preview === undefined || isApplying) && (
        <ProgressBar
          label={isApplying ? t`Bringing it in` : t`Reading the file`}
          value={percent ?? 0}
          valueText={t`${percent ?? 0} %`}
        />
      )}
      {report && !isApplying && <Report tables={touched} />}
      {report && <Refused report={report} />}
    </Dialog>
  )
}

/** Asked anew when the choices change. A text is why the file is refused. */
function usePreview(file: File, choices: Choices): Preview {
  const { t } = useLingui()
  const [known, setKnown] = useState<{ readonly of: Choices; readonly preview: Preview }>()
  useEffect(() => {
    const asked = new AbortController()
    const { signal } = asked
    callForChange(bringIn, { body: { file, mode: 'dry-run', ...choices } }, { signal }).then(
      ({ answer }) => setKnown({ of: choices, preview: answer }),
      (error: unknown) => !signal.aborted && setKnown({ of: choices, preview: reasonOf(error, t) }),
    )
    return () => asked.abort()
  }, [file, choices, t])
  return known?.of === choices ? known.preview : undefined
}

function reasonOf(error: unknown, t: ReturnType<typeof useLingui>['t']): string {
  if (!(error instanceof ApiError) || error.status !== 400) return 'failed'
  return /newer version/.test(error.message)
    ? t`This file comes from a newer version of Cairn. Update this one first.`
    : t`This is no backup of Cairn, or it is damaged or too large.`
}

function useApply(file: File, choices: Choices, onClose: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  const undo = useUndoChange()
  const [isApplying, setApplying] = useState(false)
  const apply = async (touched: readonly ImportedTable[]) => {
    setApplying(true)
    // What there is now is a second way back; without it there is still the undo.
    await takeSnapshot('import').catch(() => undefined)
    try {
      const { changeId } = await callForChange(bringIn, { body: { file, mode: 'apply', ...choices } })
      const action = changeId === undefined ? undefined : { label: t`Undo`, onAction: () => undo(changeId) }
      showToast({ message: t`The file was brought in.`, action })
    } catch {
      setApplying(false)
      showToast({ kind: 'error', message: t`The file could not be brought in. Nothing was changed.` })
      return
    }
    refetchAll(client, [...touched.flatMap(({ api }) => api ?? []), 'workspace', 'changes'])
    onClose()
  }
  return { apply, isApplying }
}

function Choosing({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const { t } = useLingui()
  return (
    <div className="mb-4 grid gap-2">
      <p aria-hidden="true" className="font-medium text-13">
        <Trans>What is here and in the file, and differs</Trans>
      </p>
      <Segmented
        label={t`What is here and in the file, and differs`}
        isWide
        options={[
          { id: 'replace', label: t`As in the file` },
          { id: 'skip', label: t`As it is here` },
        ]}
        value={choices.strategy}
        onChange={(strategy) => onChange({ ...choices, strategy })}
      />
      <Checkbox
        isSelected={choices.others === 'remove'}
        onChange={(isOn) => onChange({ ...choices, others: isOn ? 'remove' : 'keep' })}
      >
        <Trans>Take away what the file does not have</Trans>
      </Checkbox>
    </div>
  )
}

function Report({ tables }: { tables: readonly ImportedTable[] }) {
  const { i18n } = useLingui()
  if (tables.length === 0) {
    return (
      <p role="status">
        <Trans>Nothing would change: all of it is here already.</Trans>
      </p>
    )
  }
  const byApi = Map.groupBy(tables, ({ api }) => api ?? '')
  const sum = (own: readonly ImportedTable[], part: 'added' | 'changed' | 'removed') =>
    own.reduce((all, table) => all + table[part], 0)
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="sr-only">
        <Trans>What would change</Trans>
      </caption>
      <thead className="text-12 text-ink-faint">
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            <Trans>App</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans>New</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans>Changed</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans>Taken away</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...byApi].map(([api, own]) => {
          const name = appName(api)
          return (
            <tr key={api} className="border-line-soft border-t">
              <th scope="row" className="py-2 text-start font-normal">
                {typeof name === 'string' ? name : i18n._(name)}
              </th>
              <td className="py-2 text-end">{sum(own, 'added')}</td>
              <td className="py-2 text-end">{sum(own, 'changed')}</td>
              <td className="py-2 text-end">{sum(own, 'removed')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
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
          one="# entry does not fit and is left out:"
          other="# entries do not fit and are left out:"
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
