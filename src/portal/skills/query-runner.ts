// Runs queries in the worker that has SQLite.
// @offline later
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import type { QueryOutcome } from '#formats/sql/run-query.ts'
import workerUrl from './sql-runner.ts?worker&url'
import { workerRunner } from './worker-runner.ts'

export const queryRunner = workerRunner<readonly SqlTable[], QueryOutcome>(workerUrl, {
  problem: { kind: 'time', text: '' },
})
