// Which jobs have changed, one after another: by it shared/catalogue.ts updates what it holds.
import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'

/** One change of jobs, whatever made it. */
export interface QueuedJobs {
  /** Ascending. */
  readonly n: number
  readonly ids: readonly string[]
}

export const jobQueue = {
  tables: ['jobQueue', 'jobIndex'],
  async apply(db: CairnDb, rows: readonly RowChange[]): Promise<void> {
    const ids = rows.filter(({ table }) => table === 'jobs').map(({ key }) => key)
    if (ids.length > 0) await db.table('jobQueue').add({ ids })
  },
}
