// The formats for other programs and for people, beside the data of a workspace file. Each domain's is loaded when it is its turn. Called by export-workspace.ts.
import type { Row } from './rows-as-of.ts'
import type { ZipEntry } from './zip-writer.ts'

export interface ReadableSource {
  /** A table's rows, slice by slice. Of a table that this build lacks, none. */
  read(table: string): AsyncGenerator<Row[]>
  /** The bytes of a content in a table of pieces; undefined where it is gone. */
  content(table: string, file: string): Promise<Uint8Array | undefined>
  /** How many rows the table has, about. */
  count(table: string): number
  /** When the file is made, in ms since the epoch. */
  readonly at: number
}

type Writer = (source: ReadableSource) => AsyncGenerator<ZipEntry>

const writers: readonly (() => Promise<Writer>)[] = [
  async () => (await import('./readable/contact-entries.ts')).contactEntries,
  async () => (await import('./readable/task-entries.ts')).taskEntries,
  async () => (await import('./readable/note-entries.ts')).noteEntries,
  async () => (await import('./readable/mail-entries.ts')).mailEntries,
  async () => (await import('./readable/board-entries.ts')).boardEntries,
  async () => (await import('./readable/chat-entries.ts')).chatEntries,
  async () => (await import('./readable/inventory-entries.ts')).inventoryEntries,
  async () => (await import('./readable/file-entries.ts')).fileEntries,
]

export async function* readableEntries(source: ReadableSource): AsyncGenerator<ZipEntry> {
  for (const load of writers) yield* (await load())(source)
}
