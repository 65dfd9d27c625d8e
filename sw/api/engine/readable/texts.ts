// Texts on their way into an archive, slice by slice.
import type { ArchiveEntry, Row } from './readable-source.ts'

const encoder = new TextEncoder()
export const utf8 = (text: string): Uint8Array => encoder.encode(text)

/** One entry of a text that is there. */
export const textEntry = (path: string, at: number, text: string): ArchiveEntry => ({ path, at, content: [utf8(text)] })

/** What each row becomes, between a beginning and an end. */
export async function* joined<R extends Row>(
  slices: AsyncIterable<Row[]>,
  write: (row: R) => string,
  { start = '', end = '' }: { readonly start?: string; readonly end?: string } = {},
): AsyncGenerator<Uint8Array> {
  if (start !== '') yield utf8(start)
  for await (const rows of slices) yield utf8(rows.map((row) => write(row as R)).join(''))
  if (end !== '') yield utf8(end)
}

/** All rows of a table that is known to be small. */
export async function all<R extends Row>(slices: AsyncIterable<Row[]>): Promise<R[]> {
  const rows: Row[] = []
  for await (const slice of slices) rows.push(...slice)
  return rows as R[]
}

/** What things are called, by their id. */
export async function titlesOf(slices: AsyncIterable<Row[]>): Promise<Map<string, string>> {
  const rows = await all<Row & { readonly title?: string; readonly name?: string }>(slices)
  return new Map(rows.map(({ id, title, name }) => [id, title ?? name ?? '']))
}
