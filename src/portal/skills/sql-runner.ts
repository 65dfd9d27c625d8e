// The worker in which SQLite runs the query of a question. Its script is sent under a policy of its own, the only one that allows WebAssembly
// (scripts/headers.mjs); the page stays without. Started by query-runner.ts.
import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import { type QueryOutcome, runQuery } from '#formats/sql/run-query.ts'

/** One query on each of several sets of tables. */
export interface RunnerQuestion {
  readonly id: number
  readonly query: string
  readonly sets: readonly (readonly SqlTable[])[]
}

/** What the worker says: whether SQLite is there, then what the query gives on each set, one after another. */
export type RunnerMessage = 'ready' | 'unavailable' | { readonly id: number; readonly outcome: QueryOutcome }

const loading = initSqlJs({ locateFile: () => wasmUrl })

loading.then(
  () => postMessage('ready' satisfies RunnerMessage),
  () => postMessage('unavailable' satisfies RunnerMessage),
)

addEventListener('message', ({ data }: MessageEvent<RunnerQuestion>) => {
  void loading.then((sqlite) => {
    for (const tables of data.sets)
      postMessage({ id: data.id, outcome: runQuery(sqlite, tables, data.query) } satisfies RunnerMessage)
  })
})
