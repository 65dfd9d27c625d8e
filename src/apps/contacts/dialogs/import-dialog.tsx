// Imports contacts of a vCard file or of a table: shows first what is new, what is there already and what cannot be read. A chunk of its own.
// @offline later
import { Plural, useLingui } from '@lingui/react/macro'
import { type CsvColumn, readLines } from '#formats/contacts-csv.ts'
import { decodeText } from '#formats/decode-text.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { ColumnMapping } from '#kit/transfer/column-mapping.tsx'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { type ColumnGuess, type TableMapping, useTableMapping } from '#kit/transfer/use-table-mapping.ts'
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

const GUESSES: ColumnGuess<CsvColumn> = { guess: guessColumns, isKnown: ({ field }) => field !== null }

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const importAll = useImport()
  const { tables, read } = useReading()
  const { mapping, setColumns } = tables
  return (
    <KitDialog
      title={t`Import contacts`}
      fileLabel={t`Contacts file`}
      accept=".vcf,text/vcard,.csv,text/csv"
      hint={t`A vCard file (.vcf) or a table (.csv)`}
      file={file}
      read={read}
      choices={tables.choices}
      columns={(chosen) => (
        <ColumnMapping
          file={chosen}
          tables={tables}
          names={COLUMN_NAMES}
          fields={mapping && fieldsOf(mapping)}
          isShared
          onChange={(fields) =>
            mapping && setColumns(mapping.columns.map((column) => ({ ...column, field: fields[column.index] ?? null })))
          }
        />
      )}
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

/** Of each column of the table; undefined where it is empty. */
const fieldsOf = ({ table, columns }: TableMapping<CsvColumn>) =>
  table.headers.map((_, at) => columns.find(({ index }) => index === at)?.field)

function useReading() {
  const { t } = useLingui()
  const tables = useTableMapping(GUESSES)
  const read = async (file: File, signal: AbortSignal): Promise<ImportPlan> => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    signal.throwIfAborted()
    if (/\.csv$/i.test(file.name) || file.type === 'text/csv') {
      const { table, columns } = tables.of(file, () => readLines(text))
      return planTable(table, columns, signal)
    }
    tables.forget()
    const cards = readCards(text)
    if (!cards) throw new FileRefusal(t`This file has no contacts. Choose a .vcf or .csv file.`)
    return planCards(cards, signal)
  }
  return { tables, read }
}
