// Imports products of a CSV file by their SKU: shows first which rows are new, which change what, and which are refused and why. All of it is written, or
// nothing; rows that are refused can be left out. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { IMPORT_LIMIT, type ImportedRow, type ImportField, type ImportRow } from '#contract/apps/inventory-import.ts'
import { readCsv } from '#formats/csv.ts'
import { decodeText } from '#formats/decode-text.ts'
import { batchesOf } from '#kit/transfer/batches.ts'
import { ColumnMapping } from '#kit/transfer/column-mapping.tsx'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { ImportWarnings } from '#kit/transfer/import-warnings.tsx'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import { type ColumnGuess, useTableMapping } from '#kit/transfer/use-table-mapping.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { call } from '#platform/api/call.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { guessFields } from '../import/guess-fields.ts'
import { rowsOfTable, type SortedRows, type TableRow } from '../import/rows-of-table.ts'
import { useFieldLabels, useProblemMessages } from '../import/use-import-labels.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

interface Plan extends SortedRows {
  /** By their indexes among `rows`. */
  readonly judged: readonly ImportedRow[]
}

const GUESSES: ColumnGuess<ImportField | null> = {
  guess: ({ headers }) => guessFields(headers),
  isKnown: (field) => field !== null,
}

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const tables = useTableMapping(GUESSES)
  const [leavesOut, setLeavesOut] = useState(false)
  const fieldLabels = useFieldLabels()
  const read = async (chosen: File, signal: AbortSignal): Promise<Plan> => {
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()))
    signal.throwIfAborted()
    const { table, columns } = tables.of(chosen, () => readCsv(text))
    if (!columns.includes('sku'))
      throw new FileRefusal(t`Choose the column with the SKU, which identifies each product.`)
    const sorted = rowsOfTable(table, columns)
    return { ...sorted, judged: await judge(sorted.rows, signal) }
  }
  return (
    <KitDialog
      title={t`Import products`}
      size="lg"
      fileLabel={t`Product file`}
      accept=".csv,text/csv"
      hint={t`A CSV file with a column for the SKU`}
      file={file}
      read={read}
      choices={tables.choices}
      columns={(chosen) => (
        <ColumnMapping
          file={chosen}
          tables={tables}
          names={fieldLabels}
          fields={tables.mapping?.columns}
          onChange={tables.setColumns}
        />
      )}
      canApply={(plan) => good(plan).length > 0 && (leavesOut || !isRefused(plan))}
      applyLabel={(plan) => (
        <Plural value={plan ? good(plan).length : 0} _0="Import" one="Import # product" other="Import # products" />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      onApply={(plan, _, run) => {
        const rows = good(plan).map(({ index }) => plan.rows[index]?.row ?? {})
        return importRows(rows, plan.tooLarge.length, run)
      }}
      onClose={onClose}
    >
      {(plan) => <PlanPreview plan={plan} leavesOut={leavesOut} onLeaveOut={setLeavesOut} />}
    </KitDialog>
  )
}

const good = (plan: Plan) => plan.judged.filter(({ action }) => action === 'add' || action === 'change')
const isRefused = ({ judged, torn }: Plan) => torn.length > 0 || judged.some(({ action }) => action === 'refuse')

interface PlanPreviewProps {
  readonly plan: Plan
  readonly leavesOut: boolean
  readonly onLeaveOut: (leavesOut: boolean) => void
}

function PlanPreview({ plan, leavesOut, onLeaveOut }: PlanPreviewProps) {
  return (
    <>
      <Summary judged={plan.judged} />
      {isRefused(plan) && (
        <>
          <Refused plan={plan} />
          {good(plan).length > 0 && (
            <Checkbox isSelected={leavesOut} onChange={onLeaveOut}>
              <Trans>Leave these rows out and import the others</Trans>
            </Checkbox>
          )}
        </>
      )}
      <Changes judged={plan.judged} rows={plan.rows} />
    </>
  )
}

/** The dry run, in batches that a call takes; rows of one SKU share a batch, where they are reported as one product twice. */
async function judge(rows: readonly TableRow[], signal: AbortSignal): Promise<ImportedRow[]> {
  const judged: ImportedRow[] = []
  const numbered = rows.map(({ row }, index) => ({ row, index }))
  for (const part of batchesOf(numbered, IMPORT_LIMIT, ({ row, index }) => row.sku?.trim() || index)) {
    const body = { rows: part.map(({ row }) => row) }
    const answer = await call(inventoryApi.endpoints.previewImport, { body }, { signal })
    judged.push(...answer.rows.map((row) => ({ ...row, index: part[row.index]?.index ?? row.index })))
  }
  return judged.sort((one, other) => one.index - other.index)
}

function importRows(rows: readonly ImportRow[], leftOut: number, run: Transfers['run']): Promise<boolean> {
  let count = 0
  return run({
    total: rows.length,
    leftOut,
    message: () => plural(count, { one: '# product imported', other: '# products imported' }),
    write: ({ write, writeAll }) =>
      writeAll(rows, IMPORT_LIMIT, async (part) => {
        const { applied, added, changed } = await write(inventoryApi.endpoints.import, { body: { rows: part } })
        // Something was changed since it was read.
        if (!applied) throw new Error('A row is refused')
        count += added + changed
      }),
  })
}

function Summary({ judged }: Pick<Plan, 'judged'>) {
  const count = (action: ImportedRow['action']) => judged.filter((row) => row.action === action).length
  const [added, changed, same] = [count('add'), count('change'), count('same')]
  return (
    <div>
      <p className="font-medium">
        <Plural value={added} _0="No new products" one="# new product" other="# new products" />
      </p>
      <p className="text-ink-muted">
        <Dotted>
          <Plural value={changed} _0="No products to update" one="# product to update" other="# products to update" />
          {same > 0 && <Plural value={same} one="# unchanged" other="# unchanged" />}
        </Dotted>
      </p>
    </div>
  )
}

function Refused({ plan: { rows, judged, torn } }: { readonly plan: Plan }) {
  const { t } = useLingui()
  const fields = useFieldLabels()
  const problemsIn = useProblemMessages()
  const problemsOf = (found: ImportedRow['problems']) =>
    found.map(({ field, problem }) => problemsIn(fields[field])[problem]).join(', ')
  const refused = [
    ...torn.map(({ line, row: { sku = '' } }) => ({
      ...{ line, sku },
      why: t`more cells than columns; a quotation mark may be missing`,
    })),
    ...judged
      .filter(({ action }) => action === 'refuse')
      .map((one) => ({ line: rows[one.index]?.line ?? 0, sku: one.sku, why: problemsOf(one.problems) })),
  ].sort((a, b) => a.line - b.line)
  return (
    <ImportWarnings
      all={refused}
      heading={<Plural value={refused.length} one="# row can’t be imported:" other="# rows can’t be imported:" />}
      textOf={({ line, sku, why }) => (sku === '' ? t`Line ${line}: ${why}` : t`Line ${line} (${sku}): ${why}`)}
    />
  )
}

function Changes({ judged, rows }: Pick<Plan, 'judged' | 'rows'>) {
  const { t } = useLingui()
  const fields = useFieldLabels()
  const shown = judged.filter(({ action }) => action === 'add' || action === 'change')
  const changeOf = (name: string, before: string, after: string) => t`${name}: ${before} → ${after}`
  return (
    <PreviewList label={t`Products to import`} all={shown} className="text-13">
      {({ index, sku, action, changes }) => (
        <>
          <span className="font-medium tabular-nums">{sku}</span> {rows[index]?.row.name}{' '}
          {action === 'add' ? (
            <span className="font-medium text-success">{t({ message: 'New', context: 'product' })}</span>
          ) : (
            <span className="block text-ink-muted wrap-anywhere">
              {changes.map(({ field, from, to }) => changeOf(fields[field], from || '–', to || '–')).join(' · ')}
            </span>
          )}
        </>
      )}
    </PreviewList>
  )
}
