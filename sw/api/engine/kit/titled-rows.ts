// Rows that are identified by their titles, such as tags: those that there are, one for each other title, and what bears them when one goes.
import type { Table } from 'dexie'
import { foldCase } from '#formats/text.ts'

interface Titled {
  readonly id: string
  readonly title: string
}

/** The same for `Café`, `CAFÉ`, and an é of two characters. */
const keyOf = (title: string): string => foldCase(title.normalize('NFC').trim())

/** The row of a title, whatever its case. */
export const rowOfTitle = async (table: Table<Titled, string>, title: string): Promise<Titled | undefined> =>
  (await table.toArray()).find((row) => keyOf(row.title) === keyOf(title))

/**
 * @param rowOf what a new row has; called in sequence
 * @returns the row of a title, whatever its case; those that there are not yet are made
 */
export async function rowsByTitle<Row extends Titled = Titled>(
  table: Table<Row, string>,
  titles: readonly string[],
  newId: () => string,
  rowOf = (row: Titled): Row => row as Row,
): Promise<(title: string) => Row | undefined> {
  const known = new Map((await table.toArray()).map((row) => [keyOf(row.title), row]))
  const made: Row[] = []
  for (const title of titles) {
    if (known.has(keyOf(title))) continue
    const row = rowOf({ id: newId(), title: title.trim() || title })
    known.set(keyOf(title), row)
    made.push(row)
  }
  await table.bulkAdd(made)
  return (title) => known.get(keyOf(title))
}

type Bearing<Key extends string> = { readonly id: string } & { readonly [Name in Key]: readonly string[] }

/**
 * Takes a tag from every row that bears it, or puts another in its place.
 * @param key the field with the ids of a row's tags, each of which the table is indexed by
 */
export async function replaceTag<Key extends string, Row extends Bearing<Key>>(
  rows: Table<Row, string>,
  key: Key,
  id: string,
  by?: string,
): Promise<void> {
  const bearing = await rows.where(key).equals(id).distinct().toArray()
  const replaced = (ids: readonly string[]) => [...new Set(ids.flatMap((one) => (one === id ? (by ?? []) : one)))]
  await rows.bulkPut(bearing.map((row) => ({ ...row, [key]: replaced(row[key]) })))
}

/** Deletes a tag, and takes it from every row that bears it. @returns whether there was one */
export async function deleteTag<Key extends string, Row extends Bearing<Key>>(
  tags: Table<{ readonly id: string }, string>,
  id: string,
  rows: Table<Row, string>,
  key: Key,
): Promise<boolean> {
  if (!(await tags.get(id))) return false
  await replaceTag(rows, key, id)
  await tags.delete(id)
  return true
}
