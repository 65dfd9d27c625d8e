// The worker in which SQLite runs the query of a question. Its script is sent under a policy of its own, the only one that allows WebAssembly
// (scripts/headers.mjs); the page stays without. Started by query-runner.ts.
import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import { runQuery } from '#formats/sql/run-query.ts'
import { serveRuns } from './runner-messages.ts'

serveRuns(
  initSqlJs({ locateFile: () => wasmUrl }),
  (sqlite, query) => (tables: readonly SqlTable[]) => runQuery(sqlite, tables, query),
)
