// What a query gives on some small tables. The database is made for the one query and thrown away, so that nothing that a query does reaches another. SQLite
// itself is handed in: it is WebAssembly, and only some may load it.
import type { SqlTable, SqlValue } from '#contract/portal/sql-shapes.ts'
import { LONGEST_TEXT, MOST_ROWS } from '#contract/portal/sql-shapes.ts'

type Given = number | string | Uint8Array | null

interface Statement {
  step(): boolean
  get(): Given[]
  getColumnNames(): string[]
  free(): boolean
}

interface Database {
  run(sql: string, values?: Given[]): unknown
  prepare(sql: string): Statement
  iterateStatements(sql: string): { next(): { readonly done?: boolean } }
  close(): void
}

/** SQLite as sql.js has it, so far as it is used. */
export interface Sqlite {
  readonly Database: new () => Database
}

export interface QueryResult {
  readonly columns: readonly string[]
  readonly rows: SqlValue[][]
  /** There are more rows than are given. */
  readonly isCut: boolean
}

/**
 * Why there is no result. `none`: there is no statement. `several`: more than one statement. `change`: it would change the tables. `error`: SQLite’s own words.
 * `time`: it took too long.
 */
export interface QueryProblem {
  readonly kind: 'none' | 'several' | 'change' | 'error' | 'time'
  readonly text: string
}

export type QueryOutcome = QueryResult | { readonly problem: QueryProblem }

export function runQuery(sqlite: Sqlite, tables: readonly SqlTable[], query: string): QueryOutcome {
  const database = new sqlite.Database()
  try {
    // One transaction that never ends: with one for each table, SQLite writes and syncs a file that is thrown away, for most of the time.
    database.run('BEGIN')
    for (const table of tables) create(database, table)
    database.run('PRAGMA query_only = 1')
    return resultOf(database, query)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { problem: { kind: text.includes('readonly database') ? 'change' : 'error', text } }
  } finally {
    database.close()
  }
}

function create(database: Database, { name, columns, rows }: SqlTable): void {
  // A DATE would be read as a number.
  const parts = columns.map((column) => `${column.name} ${column.type === 'DATE' ? 'TEXT' : column.type}`)
  database.run(`CREATE TABLE ${name} (${parts.join(', ')})`)
  if (rows.length === 0) return
  const placeholders = `(${columns.map(() => '?').join(', ')})`
  database.run(`INSERT INTO ${name} VALUES ${rows.map(() => placeholders).join(', ')}`, rows.flat())
}

function resultOf(database: Database, query: string): QueryOutcome {
  const count = statementsIn(database, query)
  if (count !== 1) return { problem: { kind: count === 0 ? 'none' : 'several', text: '' } }
  const statement = database.prepare(query)
  try {
    const columns = statement.getColumnNames()
    // Not run, so that what begins or ends a transaction is reported like what changes a row.
    if (columns.length === 0) return { problem: { kind: 'change', text: '' } }
    const rows: SqlValue[][] = []
    let isMore = statement.step()
    while (isMore && rows.length < MOST_ROWS) {
      rows.push(statement.get().map(shownValue))
      isMore = statement.step()
    }
    return { columns, rows, isCut: isMore }
  } finally {
    statement.free()
  }
}

/** 0, 1, or 2 for more than one. An error in the first one is its own; in another one, it is another one. */
function statementsIn(database: Database, query: string): number {
  const statements = database.iterateStatements(query)
  if (statements.next().done) return 0
  try {
    return statements.next().done ? 1 : 2
  } catch {
    return 2
  }
}

function shownValue(value: Given): SqlValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (value instanceof Uint8Array) return `x'${value.length}'`
  return value === null ? null : value.slice(0, LONGEST_TEXT)
}
