// Rows that are told by their titles, such as tags: those that there are, and one for each other title.
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

/** @returns the row of a title, whatever its case; those that there are not yet are made */
export async function rowsByTitle(
  table: Table<Titled, string>,
  titles: readonly string[],
  newId: () => string,
): Promise<(title: string) => Titled | undefined> {
  const known = new Map((await table.toArray()).map((row) => [keyOf(row.title), row]))
  const made: Titled[] = []
  for (const title of titles) {
    if (known.has(keyOf(title))) continue
    const row = { id: newId(), title: title.trim() || title }
    known.set(keyOf(title), row)
    made.push(row)
  }
  await table.bulkAdd(made)
  return (title) => known.get(keyOf(title))
}
