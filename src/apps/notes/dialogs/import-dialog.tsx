// Imports notes from Markdown files or from Google Keep: shows first what is new, what is here already and what cannot be read. A chunk of its own.
// @offline later
import { Plural, useLingui } from '@lingui/react/macro'
import { notesApi } from '#contract/apps/notes.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { call } from '#platform/api/call.ts'
import { ImportPreview } from '../transfer/import-preview.tsx'
import { type ImportPlan, LARGEST, planImport, TooMuch } from '../transfer/read-files.ts'
import { useImport } from '../transfer/use-import.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

interface Preview extends ImportPlan {
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
}

const MEGABYTE = 1_000_000

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const importAll = useImport()
  const megabytes = LARGEST / MEGABYTE
  const read = async (chosen: File, signal: AbortSignal): Promise<Preview> => {
    const over = t`This file is too large. Choose one under ${megabytes} MB.`
    if (chosen.size > LARGEST) throw new FileRefusal(over)
    const [bytes, present] = await Promise.all([chosen.arrayBuffer(), call(notesApi.endpoints.all, {})])
    signal.throwIfAborted()
    const plan = planned(() => planImport(chosen.name, new Uint8Array(bytes), present))
    if (plan === 'too much') throw new FileRefusal(over)
    if (plan === 'unreadable' || plan.fresh.length + plan.known + plan.leftOut.length === 0)
      throw new FileRefusal(t`This file has no notes. Choose a .zip from Google Takeout, or Markdown files.`)
    const { fitting: fresh, tooLarge } = sortBySize(plan.fresh, ({ note }) => note)
    return { ...plan, fresh, tooLarge: tooLarge.map(({ note }) => note.title ?? '') }
  }
  return (
    <KitDialog
      title={t`Import notes`}
      fileLabel={t`Notes file`}
      accept=".zip,.md,.markdown,.json,application/zip,text/markdown,application/json"
      hint={t`A .zip from Google Takeout (Keep), or Markdown files (.zip, .md)`}
      hasOwnLimit
      file={file}
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

function planned(plan: () => ImportPlan): ImportPlan | 'too much' | 'unreadable' {
  try {
    return plan()
  } catch (error) {
    return error instanceof TooMuch ? 'too much' : 'unreadable'
  }
}
