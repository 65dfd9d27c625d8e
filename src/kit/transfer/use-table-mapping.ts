// useTableMapping(): which table of a file is read how: whether its first line names the columns, and what each column is, as guessed or as the person chose.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FileTable, looksLikeNames, looksLikeRow, tableOfLines } from '#formats/file-table.ts'
import { FileRefusal } from './import-dialog.tsx'

export interface TableMapping<Column> {
  readonly of: File
  readonly lines: readonly (readonly string[])[]
  readonly namesColumns: boolean
  readonly table: FileTable
  readonly columns: readonly Column[]
  readonly isChosen: boolean
}

export interface TableMappings<Column> {
  readonly mapping: TableMapping<Column> | undefined
  /** What of it decides what the file would change, for the import dialog; empty until the person has chosen. */
  readonly choices: string
  /** @param linesOf the file's lines of cells; called once a file @throws {FileRefusal} where it has no row */
  of(file: File, linesOf: () => readonly (readonly string[])[]): TableMapping<Column>
  setColumns(columns: readonly Column[]): void
  setNamesColumns(namesColumns: boolean): void
  /** Another kind of file was chosen. */
  forget(): void
}

export interface ColumnGuess<Column> {
  guess(table: FileTable): readonly Column[]
  /** Whether it is known what the column is. */
  isKnown(column: Column): boolean
}

export function useTableMapping<Column>({ guess, isKnown }: ColumnGuess<Column>): TableMappings<Column> {
  const { t } = useLingui()
  const [mapping, setMapping] = useState<TableMapping<Column>>()
  const read = (of: File, lines: TableMapping<Column>['lines'], namesColumns: boolean, isChosen: boolean) => {
    const table = tableOfLines(lines, namesColumns)
    return { of, lines, namesColumns, table, columns: guess(table), isChosen }
  }
  const guessed = (of: File, lines: TableMapping<Column>['lines']) => {
    // A name above a column without a cell counts too.
    const named = guess({ headers: lines[0] ?? [], rows: lines, firstRow: 1 })
    return read(of, lines, !looksLikeRow(lines[0]) && (named.some(isKnown) || looksLikeNames(lines)), false)
  }
  return {
    mapping,
    choices: mapping?.isChosen ? JSON.stringify([mapping.namesColumns, mapping.columns]) : '',
    of(file, linesOf) {
      const known = mapping?.of === file ? mapping : guessed(file, linesOf())
      setMapping(known)
      if (known.table.rows.length === 0) throw new FileRefusal(t`This table has no rows.`)
      return known
    },
    setColumns: (columns) => setMapping((before) => before && { ...before, columns, isChosen: true }),
    setNamesColumns: (namesColumns) =>
      setMapping((before) => before && read(before.of, before.lines, namesColumns, true)),
    forget: () => setMapping(undefined),
  }
}
