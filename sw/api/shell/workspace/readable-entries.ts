import type { Row } from './rows-as-of.ts'
import type { ZipEntry } from './zip-writer.ts'

export interface ReadableSource {
  read(table: string): AsyncGenerator<Row[]>
  readonly tables: ReadonlySet<string>
  /** ms since the epoch */
  readonly at: number
}

export async function* readableEntries(_: ReadableSource): AsyncGenerator<ZipEntry> {}
