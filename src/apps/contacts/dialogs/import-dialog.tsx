// Imports contacts of a vCard file or of a table: shows first what is new, what is there already and what cannot be read. A chunk of its own.
// @offline later
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CsvColumn, type CsvTable, readTable } from '#formats/contacts-csv.ts'
import { decodeText } from '#formats/decode-text.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { ColumnMapping } from '#kit/transfer/column-mapping.tsx'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { COLUMN_NAMES } from '../import/column-names.ts'
import { guessColumns } from '../import/guess-columns.ts'
import { ImportPreview } from '../import/import-preview.tsx'
import { type ImportPlan, planCards, planTable } from '../import/plan-import.ts'
import { useImport } from '../import/use-import.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

/** What the columns of a table are, as guessed or as the person says. */
interface Mapping {
  readonly of: File
  readonly table: CsvTable
  readonly columns: readonly CsvColumn[]
  readonly isChosen: boolean
}

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const importAll = useImport()
  const { mapping, setColumns, read } = useReading()
  return (
    <KitDialog
      title={t`Import contacts`}
      fileLabel={t`Contacts file`}
      accept=".vcf,text/vcard,.csv,text/csv"
      hint={t`A vCard file (.vcf) or a table (.csv)`}
      file={file}
      read={read}
      choices={mapping?.isChosen ? mapping.columns.map(({ field }) => field).join() : ''}
      options={
        mapping && (
          <ColumnMapping
            {...mapping.table}
            key={mapping.of.name}
            names={COLUMN_NAMES}
            fields={fieldsOf(mapping)}
            isShared
            onChange={(fields) =>
              setColumns(mapping.columns.map((column) => ({ ...column, field: fields[column.index] ?? null })))
            }
          />
        )
      }
      canApply={({ fresh }) => fresh.length > 0}
      applyLabel={(plan) => (
        <Plural value={plan?.fresh.length ?? 0} _0="Import" one="Import # contact" other="Import # contacts" />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      onApply={(plan, _, run) => importAll(plan, run)}
      onClose={onClose}
    >
      {(plan) => <ImportPreview plan={plan} />}
    </KitDialog>
  )
}

/** Of each column of the table; undefined where nothing stands in it. */
const fieldsOf = ({ table, columns }: Mapping) =>
  table.headers.map((_, at) => columns.find(({ index }) => index === at)?.field)

function useReading() {
  const { t } = useLingui()
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const readCsvFile = async (file: File, text: string, signal: AbortSignal): Promise<ImportPlan> => {
    if (mapping?.of === file) return planTable(mapping.table, mapping.columns, signal)
    const table = readTable(text)
    if (!table) throw new FileRefusal(t`This table has no rows. Its first line must name the columns.`)
    const columns = guessColumns(table)
    setMapping({ of: file, table, columns, isChosen: false })
    return planTable(table, columns, signal)
  }
  const read = async (file: File, signal: AbortSignal): Promise<ImportPlan> => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    signal.throwIfAborted()
    if (/\.csv$/i.test(file.name) || file.type === 'text/csv') return readCsvFile(file, text, signal)
    setMapping(null)
    const cards = readCards(text)
    if (!cards) throw new FileRefusal(t`This file has no contacts. Choose one that ends in .vcf or .csv.`)
    return planCards(cards, signal)
  }
  const setColumns = (columns: readonly CsvColumn[]) =>
    setMapping((before) => before && { ...before, columns, isChosen: true })
  return { mapping, setColumns, read }
}
