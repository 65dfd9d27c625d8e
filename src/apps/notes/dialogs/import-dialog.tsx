// Imports notes from Markdown files, one or several, or from Google Keep: shows first what is new, what is here already and what cannot be read. A chunk of its own.
// @offline later
import { Plural, useLingui } from '@lingui/react/macro'
import { notesApi } from '#contract/apps/notes.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { call } from '#platform/api/call.ts'
import { ImportPreview } from '../transfer/import-preview.tsx'
import { type ChosenFile, type ImportPlan, LARGEST, planImport, TooMuch } from '../transfer/read-files.ts'
import { useImport } from '../transfer/use-import.ts'

export interface ImportDialogProps {
  /** Null: the person chooses some. */
  readonly file: File | null
  /** Those that came along with it. */
  readonly others?: readonly File[]
  readonly onClose: () => void
}

interface Preview extends ImportPlan {
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
}

const MEGABYTE = 1_000_000

export default function ImportDialog({ file, others, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const importAll = useImport()
  const megabytes = LARGEST / MEGABYTE
  const read = async (_: File, signal: AbortSignal, files: readonly File[]): Promise<Preview> => {
    const over =
      files.length > 1
        ? t`These files are too large. Choose files under ${megabytes} MB in total.`
        : t`This file is too large. Choose one under ${megabytes} MB.`
    if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST) throw new FileRefusal(over)
    const [chosen, present] = await Promise.all([Promise.all(files.map(readChosen)), call(notesApi.endpoints.all, {})])
    signal.throwIfAborted()
    const plan = planned(() => planImport(chosen, present))
    if (plan === 'too much') throw new FileRefusal(over)
    if (plan === 'unreadable' || plan.fresh.length + plan.known.length + plan.leftOut.length === 0)
      throw new FileRefusal(
        files.length > 1
          ? t`These files have no notes. Choose a .zip from Google Takeout, or Markdown files.`
          : t`This file has no notes. Choose a .zip from Google Takeout, or Markdown files.`,
      )
    const { fitting: fresh, tooLarge } = sortBySize(plan.fresh, ({ note }) => note)
    return { ...plan, fresh, tooLarge: tooLarge.map(({ note }) => note.title ?? '') }
  }
  return (
    <KitDialog
      title={t`Import notes`}
      fileLabel={t`Note files`}
      accept=".zip,.md,.markdown,.json,application/zip,text/markdown,application/json"
      hint={t`A .zip from Google Takeout (Keep), or Markdown files (.zip, .md)`}
      hasOwnLimit
      isMultiple
      file={file}
      {...(others && { others })}
      read={read}
      canApply={({ fresh }) => fresh.length > 0}
      applyLabel={(plan) => (
        <Plural value={plan?.fresh.length ?? 0} _0="Import" one="Import # note" other="Import # notes" />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      onApply={({ fresh, tooLarge }, _, run) => importAll(fresh, tooLarge.length, run)}
      onClose={onClose}
    >
      {(plan) => <ImportPreview plan={plan} />}
    </KitDialog>
  )
}

async function readChosen(file: File): Promise<ChosenFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function planned(plan: () => ImportPlan): ImportPlan | 'too much' | 'unreadable' {
  try {
    return plan()
  } catch (error) {
    return error instanceof TooMuch ? 'too much' : 'unreadable'
  }
}
