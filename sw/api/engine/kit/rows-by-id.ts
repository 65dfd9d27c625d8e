import type { Table } from 'dexie'

/** The rows of these ids in their sequence, each once; unknown ones are left out. */
export const rowsById = async <Row>(table: Table<Row, string>, ids: Iterable<string>): Promise<Row[]> =>
  (await table.bulkGet([...new Set(ids)])).filter((row) => row !== undefined)
