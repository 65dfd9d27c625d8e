// Jobs that a test posts itself: what it says of them does not depend on what was invented.
import type { JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** One that the sample person's papers speak of: open, on the first day. */
const PATTERN = 'vero-mobilite-network-performance-analyst'

/** Posts jobs that are like one of the samples but for the given fields. @returns their ids */
export async function postJobs(db: CairnDb, posts: readonly Partial<JobRow>[]): Promise<string[]> {
  const pattern = await db.table<JobRow>('jobs').get(PATTERN)
  const text = await db.table<JobTextRow>('jobTexts').get(PATTERN)
  if (!pattern || !text) throw new Error('The samples are not there yet.')
  const rows = posts.map((post, index) => ({ ...pattern, ...post, id: `own-job-${index}` }))
  const ids = rows.map(({ id }) => id)
  await db.table('jobs').bulkPut(rows)
  await db.table('jobTexts').bulkPut(ids.map((id) => ({ ...text, id })))
  await db.table('jobQueue').add({ ids })
  return ids
}

/** Takes all other jobs away. */
export async function keepJobs(db: CairnDb, ids: readonly string[]): Promise<void> {
  const jobs = db.table<JobRow, string>('jobs')
  const gone = await jobs.where('id').noneOf(ids).primaryKeys()
  await jobs.bulkDelete(gone)
  await db.table('jobQueue').add({ ids: gone })
}
