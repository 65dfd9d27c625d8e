// Makes the workspace file: every table as it was at one moment, the content of files, readable formats beside, and the manifest at the end.
// Called by sw/api/shell/workspace.ts; nothing but the slice on its way is held.

import { type ContentPiece, PIECE_BYTES } from '../../bytes.ts'
import { lastSeq } from '../../change-log.ts'
import type { Context } from '../../define-module.ts'
import { crc32, crcText } from './crc32.ts'
import { FORMAT, MANIFEST, type Manifest, README } from './manifest.ts'
import { readableEntries } from './readable-entries.ts'
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
  const counts = await Promise.all(tables.map((table) => db.table(table).count()))
  const total = counts.reduce((sum, count) => sum + count, 0) * (options.readable ? 2 : 1)
  let done = 0
  const read = async function* (table: string): AsyncGenerator<Row[]> {
    for await (const rows of rowsAsOf(db, table, seq)) {
      yield rows
      done += rows.length
      context.progress(Math.min(done, total), total)
    }
  }
  return zipStream(entriesOf({ read, tables, at: context.now, schema: db.verno, options }))
}

interface Source {
  read(table: string): AsyncGenerator<Row[]>
  readonly tables: readonly string[]
  /** ms since the epoch */
  readonly at: number
  readonly schema: number
  readonly options: ExportOptions
}

async function* entriesOf({ read, tables, at, schema, options }: Source): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', at, content: [utf8(README)] }
  const kept: Manifest['tables'] = []
  const withContent: string[] = []
  for (const name of tables) {
    const path = `data/${name}.jsonl`
    const table = { name, rows: 0, path, crc32: '', hasContent: false }
    yield { path, at, content: linesOf(table, read(name)) }
    kept.push({ name, rows: table.rows, path, crc32: table.crc32 })
    if (table.hasContent) withContent.push(name)
  }
  for (const name of withContent) yield* contentEntries(name, read(name), at)
  if (options.readable) yield* readableEntries({ read, tables: new Set(tables), at })
  const manifest: Manifest = { app: 'cairn', format: FORMAT, madeAt: new Date(at).toISOString(), schema, tables: kept }
  yield { path: MANIFEST, at, content: [utf8(`${JSON.stringify(manifest, null, 2)}\n`)] }
  await options.onEnd()
}

/** One JSON text a line, counted and summed up while it passes. */
async function* linesOf(
  table: { readonly name: string; rows: number; crc32: string; hasContent: boolean },
  slices: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  let sum = 0
  for await (const rows of slices) {
    const lines = utf8(rows.map((row) => `${JSON.stringify(withoutBytes(table.name, row))}\n`).join(''))
    table.rows += rows.length
    table.hasContent ||= rows.some(isPiece)
    sum = crc32(lines, sum)
    yield lines
  }
  table.crc32 = crcText(sum)
}

/** Bytes stand beside: a content's in an entry of its own, any others in base64. */
function withoutBytes(table: string, row: Row): object {
  if (isPiece(row)) {
    const bytes = { $entry: pathOf(table, row.file), start: row.index * PIECE_BYTES, length: row.bytes.length }
    return { ...row, bytes }
  }
  const fields = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Uint8Array ? { $base64: base64Of(value) } : value,
  ])
  return Object.fromEntries(fields)
}

/** Whole files: their pieces stand one behind the other in the table. */
async function* contentEntries(table: string, slices: AsyncIterable<Row[]>, at: number): AsyncGenerator<ZipEntry> {
  let pieces: ContentPiece[] = []
  const whole = function* () {
    const [first] = pieces
    if (!first) return
    const content = pieces.sort((a, b) => a.index - b.index).map(({ bytes }) => bytes)
    yield { path: pathOf(table, first.file), at, isCompressed: true, content }
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

const pathOf = (table: string, content: string): string => `files/${table}/${encodeURIComponent(content)}`

const isPiece = (row: Row): row is Row & ContentPiece => {
  const { file, index, bytes } = row
  return typeof file === 'string' && typeof index === 'number' && bytes instanceof Uint8Array
}

const encoder = new TextEncoder()
const utf8 = (text: string): Uint8Array => encoder.encode(text)

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}
