// What a domain writes of its rows for other programs and for people, beside the data of a workspace file: what it reads, and what it makes.

/** A row of any table. */
export type Row = Record<string, unknown> & { readonly id: string }

/** A file of the archive. */
export interface ArchiveEntry {
  readonly path: string
  /** ms since the epoch */
  readonly at: number
  /** What is compressed already is stored as it is. */
  readonly isCompressed?: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export interface ReadableSource {
  /**
   * A table's rows, slice by slice. Of a table that this build lacks, none.
   * @param share what of the progress over the table this counts for, where it is read several times. Default 1
   */
  read(table: string, share?: number): AsyncGenerator<Row[]>
  /** The bytes of a content in a table of pieces; undefined where it is gone. */
  content(table: string, file: string): Promise<Uint8Array | undefined>
  /** How many rows the table has, about. */
  count(table: string): number
  /** When the file is made, in ms since the epoch. */
  readonly at: number
}

export type ReadableWriter = (source: ReadableSource) => AsyncGenerator<ArchiveEntry>
