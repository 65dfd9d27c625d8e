// What the calls of sample messages and of sample notifications do, which are the same set (workspace spec §7 Common).
import type { Table } from 'dexie'
import type { NoticeFields, ReadStatus } from '#contract/shell/notice.ts'
import { rowsById } from './rows-by-id.ts'

interface Notice extends NoticeFields {
  readonly id: string
}

/** A time in UTC, so that texts sort as times do. */
export const timed = <Fields extends Partial<NoticeFields>>(fields: Fields): Fields =>
  fields.time === undefined ? fields : { ...fields, time: new Date(fields.time).toISOString() }

export const newestFirst = <Row extends Notice>(table: Table<Row, string>): Promise<Row[]> =>
  table.orderBy('time').reverse().toArray()

/** @returns the changed row; null where the id is unknown */
export async function patchNotice<Row extends Notice>(
  table: Table<Row, string>,
  id: string,
  patch: Partial<Omit<Row, 'id'>>,
): Promise<Row | null> {
  return (await patchNotices(table, [id], patch))[0] ?? null
}

/** Unknown ids are passed over. @returns the changed rows */
export async function patchNotices<Row extends Notice>(
  table: Table<Row, string>,
  ids: readonly string[],
  patch: Partial<Omit<Row, 'id'>>,
): Promise<Row[]> {
  const known = await rowsById(table, ids)
  const changed = known.map((row) => ({ ...row, ...timed(patch), id: row.id }))
  await table.bulkPut(changed)
  return changed
}

/** Sets read to the value sent (workspace spec §4). */
export const toggleRead = <Row extends Notice>(
  table: Table<Row, string>,
  { id, read }: ReadStatus,
): Promise<Row | null> => patchNotice(table, id, { read } as Partial<Omit<Row, 'id'>>)

/** Sets read and seen of every row (workspace spec §4). */
export async function markAllRead<Row extends Notice>(table: Table<Row, string>): Promise<true> {
  const rows = await table.toArray()
  const unread = rows.filter(({ read, seen }) => !read || !seen)
  await table.bulkPut(unread.map((row) => ({ ...row, read: true, seen: true })))
  return true
}

/** @returns whether at least one was there */
export async function deleteNotices<Row extends Notice>(
  table: Table<Row, string>,
  ids: readonly string[],
): Promise<boolean> {
  const known = (await table.bulkGet([...ids])).some((row) => row !== undefined)
  await table.bulkDelete([...ids])
  return known
}
