// Makes the workspace file: every table as it was at one moment, the content of files, readable formats beside, and the manifest at the end. Of the portal's
// domains it has the rows of the caller.

import type { FileRow } from '#contract/apps/file-rows.ts'
import { lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { type ContentPiece, PIECE_BYTES, readContent } from '#sw/api/engine/files/bytes.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { isOf } from '#sw/api/engine/people/owned-rows.ts'
import type { ArchiveEntry, ReadableSource, Row } from '#sw/api/engine/readable/readable-source.ts'
import { all, textEntry, utf8 } from '#sw/api/engine/readable/texts.ts'
import { type BackupTable, isOwn, type Owner } from './backup-tables.ts'
import { crc32, crcText } from './crc32.ts'
import { FORMAT, MANIFEST, type Manifest, PORTAL_FILE, README } from './manifest.ts'
import { rowsAsOf } from './rows-as-of.ts'
import { filePaths } from './shared/file-paths.ts'
import { zipStream } from './zip-writer.ts'

/** Rows that are written in one go: others have their turn after each such part, and progress is reported. */
const PART = 100

export interface ExportOptions {
  readonly tables: readonly BackupTable[]
  /** Whose rows with the portal are in it; undefined where a portal's server stores them. */
  readonly owner: Owner | undefined
  /** What a portal's server gave the person of theirs, as it came. */
  readonly portalFile?: Blob | undefined
  /** Whether the formats for other programs are beside. */
  readonly readable: boolean
  /** Called when the last byte has been read. */
  readonly onEnd: () => Promise<void>
}

/** Call when every module has been seeded. What is changed while the file is being made is not in it. */
export async function exportWorkspace(
  context: Context,
  options: ExportOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { db } = context
  const seq = await lastSeq(db)
  const tables = new Map(options.tables.map((table) => [table.name, table]))
  const names = [...tables.keys()]
  const counts = new Map(await Promise.all(names.map(async (name) => [name, await db.table(name).count()] as const)))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0) * (options.readable ? 2 : 1)
  let done = 0
  const ownIds = await idsOf(db, seq, options)
  const read = async function* (name: string, share = 1): AsyncGenerator<Row[]> {
    const table = tables.get(name)
    if (!table) return
    for await (const slice of rowsAsOf(db, name, seq)) {
      for (let start = 0; start < slice.length; start += PART) {
        const rows = slice.slice(start, start + PART)
        yield rows.filter(
          (row) => table.fits(row) && (!table.isPersonal || isOwn(row, options.owner?.id ?? '', ownIds)),
        )
        done += rows.length * share
        context.progress(Math.min(Math.round(done), total), total)
      }
    }
  }
  const source: ReadableSource = {
    read,
    count: (table) => counts.get(table) ?? 0,
    content: (table, file) => contentBytes(db, table, file),
    at: context.now,
  }
  const paths = contentNames(counts.has('files') ? await all<FileRow>(rowsAsOf(db, 'files', seq)) : [])
  const writers = options.readable ? context.modules.flatMap(({ readable }) => readable ?? []) : []
  const making: Making = { ...options, names, paths, writers, schema: db.verno }
  return zipStream(entriesOf(source, making, () => context.progress(total, total)))
}

/** The ids of the person's rows: what their contents belong to. */
async function idsOf(db: CairnDb, seq: number, { tables, owner }: ExportOptions): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const { name } of owner ? tables.filter(({ isPersonal }) => isPersonal) : [])
    for await (const rows of rowsAsOf(db, name, seq))
      for (const row of rows) if (isOf(row, owner?.id ?? '')) ids.add(row.id)
  return ids
}

interface Making extends ExportOptions {
  /** Of the tables. */
  readonly names: readonly string[]
  /** The paths of contents that have a name, by their id. */
  readonly paths: ReadonlyMap<string, string>
  /** The formats for other programs, each loaded when it is its turn. */
  readonly writers: readonly NonNullable<ModuleEntry['readable']>[]
  readonly schema: number
}

async function* entriesOf(source: ReadableSource, making: Making, onDone: () => void): AsyncGenerator<ArchiveEntry> {
  const { read, at } = source
  yield { path: 'README.txt', at, content: [utf8(README)] }
  const exported: Manifest['tables'] = []
  const withContent: string[] = []
  const pathOf = (table: string, content: string) =>
    making.paths.get(content) ?? `files/${table}/${encodeURIComponent(content.toWellFormed())}`
  for (const name of making.names) {
    const path = `data/${name}.jsonl`
    const table: Written = { rows: 0, crc32: '', hasContent: false, pathOf: (content) => pathOf(name, content) }
    yield { path, at, content: linesOf(table, read(name)) }
    exported.push({ name, rows: table.rows, path, crc32: table.crc32 })
    if (table.hasContent) withContent.push(name)
  }
  for (const name of withContent) yield* contentEntries((content) => pathOf(name, content), read(name), at)
  if (making.portalFile) yield { path: PORTAL_FILE, at, content: making.portalFile.stream() }
  for (const load of making.writers) yield* (await load())(source)
  const made = { app: 'cairn', format: FORMAT, madeAt: new Date(at).toISOString(), schema: making.schema }
  yield textEntry(MANIFEST, at, `${JSON.stringify({ ...made, owner: making.owner, tables: exported }, null, 2)}\n`)
  await making.onEnd()
  onDone()
}

/** Uploaded files lie where people put them. */
function contentNames(files: readonly FileRow[]): Map<string, string> {
  const paths = filePaths(files)
  return new Map(files.flatMap(({ id, content }) => (content ? [[content, paths.get(id) ?? '']] : [])))
}

async function contentBytes(db: CairnDb, table: string, file: string): Promise<Uint8Array | undefined> {
  const content = await readContent(db.table(table), file, { name: file, type: '' })
  return content && new Uint8Array(await content.arrayBuffer())
}

interface Written {
  rows: number
  crc32: string
  hasContent: boolean
  readonly pathOf: (content: string) => string
}

/** One JSON text a line, counted and summed up while it passes. */
async function* linesOf(table: Written, slices: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let sum = 0
  for await (const rows of slices) {
    const lines = utf8(rows.map((row) => `${JSON.stringify(withoutBytes(table.pathOf, row))}\n`).join(''))
    table.rows += rows.length
    table.hasContent ||= rows.some(isPiece)
    sum = crc32(lines, sum)
    yield lines
  }
  table.crc32 = crcText(sum)
}

/** Bytes are beside: a content's in an entry of its own, any others in base64. */
function withoutBytes(pathOf: Written['pathOf'], row: Row): object {
  if (isPiece(row)) {
    const bytes = { $entry: pathOf(row.file), start: row.index * PIECE_BYTES, length: row.bytes.length }
    return { ...row, bytes }
  }
  const fields = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Uint8Array ? { $base64: base64Of(value) } : value,
  ])
  return Object.fromEntries(fields)
}

/** Whole files: their pieces are one after the other in the table. */
async function* contentEntries(
  pathOf: Written['pathOf'],
  slices: AsyncIterable<Row[]>,
  at: number,
): AsyncGenerator<ArchiveEntry> {
  let pieces: ContentPiece[] = []
  const whole = function* () {
    const [first] = pieces
    if (!first) return
    const content = pieces.sort((a, b) => a.index - b.index).map(({ bytes }) => bytes)
    yield { path: pathOf(first.file), at, isCompressed: true, content }
  }
  for await (const rows of slices) {
    for (const row of rows.filter(isPiece)) {
      if (pieces[0]?.file !== row.file) {
        yield* whole()
        pieces = []
      }
      pieces.push(row)
    }
  }
  yield* whole()
}

const isPiece = (row: Row): row is Row & ContentPiece => {
  const { file, index, bytes } = row
  return typeof file === 'string' && typeof index === 'number' && bytes instanceof Uint8Array
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}
