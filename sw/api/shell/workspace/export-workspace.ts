// Makes the workspace file: every table as it was at one moment, the content of files, readable formats beside, and the manifest at the end.
// Called by sw/api/shell/workspace.ts; nothing but the slice on its way is held.

import type { FileRow } from '#contract/apps/file-rows.ts'
import { type ContentPiece, PIECE_BYTES, readContent } from '#sw/api/bytes.ts'
import { lastSeq } from '#sw/api/change-log.ts'
import type { CairnDb } from '#sw/api/db.ts'
import type { Context } from '#sw/api/define-module.ts'
import { crc32, crcText } from './crc32.ts'
import { FORMAT, MANIFEST, type Manifest, README } from './manifest.ts'
import { filePaths } from './readable/file-paths.ts'
import { all, textEntry, utf8 } from './readable/texts.ts'
import { type ReadableSource, readableEntries } from './readable-entries.ts'
import { type Row, rowsAsOf } from './rows-as-of.ts'
import { type ZipEntry, zipStream } from './zip-writer.ts'

export interface ExportOptions {
  /** Whether the formats for other programs stand beside. */
  readonly readable: boolean
  /** Called when the last byte has been read. */
  readonly onEnd: () => Promise<void>
}

/** Call when every module has been seeded. What is changed while the file is being made is not in it. */
export async function exportWorkspace(
  context: Context,
  options: ExportOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { db, modules } = context
  const seq = await lastSeq(db)
  const tables = modules.flatMap((module) => (module.isSecret ? [] : Object.keys(module.tables))).sort()
  const counts = new Map(await Promise.all(tables.map(async (name) => [name, await db.table(name).count()] as const)))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0) * (options.readable ? 2 : 1)
  let done = 0
  const read = async function* (table: string): AsyncGenerator<Row[]> {
    if (!counts.has(table)) return
    for await (const rows of rowsAsOf(db, table, seq)) {
      yield rows
      done += rows.length
      context.progress(Math.min(done, total), total)
    }
  }
  const source: ReadableSource = {
    read,
    count: (table) => counts.get(table) ?? 0,
    content: (table, file) => contentBytes(db, table, file),
    at: context.now,
  }
  const names = contentNames(counts.has('files') ? await all<FileRow>(rowsAsOf(db, 'files', seq)) : [])
  return zipStream(
    entriesOf(source, { tables, names, schema: db.verno, ...options }, () => context.progress(total, total)),
  )
}

interface Making extends ExportOptions {
  readonly tables: readonly string[]
  /** Where contents lie that have a name, by their id. */
  readonly names: ReadonlyMap<string, string>
  readonly schema: number
}

async function* entriesOf(source: ReadableSource, making: Making, onDone: () => void): AsyncGenerator<ZipEntry> {
  const { read, at } = source
  yield { path: 'README.txt', at, content: [utf8(README)] }
  const kept: Manifest['tables'] = []
  const withContent: string[] = []
  const pathOf = (table: string, content: string) =>
    making.names.get(content) ?? `files/${table}/${encodeURIComponent(content)}`
  for (const name of making.tables) {
    const path = `data/${name}.jsonl`
    const table: Written = { rows: 0, crc32: '', hasContent: false, pathOf: (content) => pathOf(name, content) }
    yield { path, at, content: linesOf(table, read(name)) }
    kept.push({ name, rows: table.rows, path, crc32: table.crc32 })
    if (table.hasContent) withContent.push(name)
  }
  for (const name of withContent) yield* contentEntries((content) => pathOf(name, content), read(name), at)
  if (making.readable) yield* readableEntries(source)
  const made = { app: 'cairn', format: FORMAT, madeAt: new Date(at).toISOString(), schema: making.schema }
  yield textEntry(MANIFEST, at, `${JSON.stringify({ ...made, tables: kept }, null, 2)}\n`)
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

/** Bytes stand beside: a content's in an entry of its own, any others in base64. */
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

/** Whole files: their pieces stand one behind the other in the table. */
async function* contentEntries(
  pathOf: Written['pathOf'],
  slices: AsyncIterable<Row[]>,
  at: number,
): AsyncGenerator<ZipEntry> {
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
