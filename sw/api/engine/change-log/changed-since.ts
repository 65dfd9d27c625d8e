// Which rows of a table have changed since a moment, by the change log: who has read a table once reads no more of it than that.
import type { CairnDb } from '#sw/api/engine/db.ts'
import { lastSeq } from './change-log.ts'
import { tableTerm } from './touched.ts'

/** After more changes than this the table is read as a whole: so many are read from the log at once. */
const MOST_CHANGES = 100
/** As many rows are answered one by one. */
const MOST_ROWS = 1000

/** What `stampOf` and `keysSince` read besides the table. */
export const STAMP_TABLES = ['meta', 'changes']

/**
 * The state of the device's data, as a text to be given back later. Call inside the transaction that reads them.
 * Days that a whole row is shown with are those of a time zone, so that another zone is another state.
 */
export async function stampOf(db: CairnDb): Promise<string> {
  const epoch = (await db.meta.get('epoch'))?.value as string | undefined
  return [await lastSeq(db), Intl.DateTimeFormat().resolvedOptions().timeZone, epoch ?? ''].join(' ')
}

/**
 * The keys of the rows that have come, changed or gone since `stamp`. Call inside a transaction over STAMP_TABLES.
 * @returns undefined where the log does not tell: too much has changed, or it no longer has all of it
 */
export async function keysSince(db: CairnDb, table: string, stamp: string): Promise<ReadonlySet<string> | undefined> {
  const [seqThen, ...restThen] = stamp.split(' ')
  const [seqNow, ...restNow] = (await stampOf(db)).split(' ')
  const count = Number(seqNow) - Number(seqThen)
  if (restThen.join(' ') !== restNow.join(' ') || !(count >= 0 && count <= MOST_CHANGES)) return undefined
  const changes = count === 0 ? [] : await db.changes.where('seq').above(Number(seqThen)).toArray()
  const isWhole = changes.length === count && changes.every(({ begins, keys }) => !begins && !keys)
  if (!isWhole) return undefined
  const keys = changes
    .filter(({ touched }) => touched.includes(tableTerm(table)))
    .flatMap(({ rows }) => rows.filter((row) => row.table === table).map(({ key }) => key))
  return keys.length > MOST_ROWS ? undefined : new Set(keys)
}
