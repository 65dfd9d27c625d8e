// Reads a workspace file whole before its import: which rows of which tables fit this build, and what is refused and why. Called in `prepare`.
import { BadInputError } from '#contract/define-api.ts'
import { IMPORT_LIMIT, REFUSALS_NAMED, type Refusal } from '#contract/shell/workspace.ts'
import type * as z from '#contract/zod.ts'
import { refuseHarm } from '#sw/api/engine/read-body.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import type { BackupTable, Owner } from './backup-tables.ts'
import { type Claim, claimOn } from './claim-rows.ts'
import { crc32, crcText } from './crc32.ts'
import { BytesInEntry, FORMAT, MANIFEST, Manifest } from './manifest.ts'
import { openZip, plainPath, readBytes, readLines, readText, ZipError, type ZipFile } from './zip-reader.ts'

/** What a file of the largest size may unpack to, in bytes. */
const UNPACKED_LIMIT = 8 * IMPORT_LIMIT

/** Rows of all tables: ten times what anybody has, and what a device holds in memory in a few seconds. */
const ROW_LIMIT = 500_000

/** Progress is reported every so many rows. */
const LINES_TOLD = 500

export interface Archive extends Pick<Claim, 'mayBringOwn' | 'otherOwner'> {
  readonly madeAt: string
  /** Rows of career data that stay out, because they are not the person's or a portal's server stores those. */
  readonly leftOut: number
  readonly tables: readonly ArchiveTable[]
}

export interface ArchiveTable {
  readonly name: string
  /** Undefined where this build has no such table. */
  readonly known: BackupTable | undefined
  /** Rows that fit, each id once. */
  readonly rows: readonly Row[]
  /** How many the file has, without those that stay out. */
  readonly count: number
  readonly leftOut: number
  readonly refused: number
  /** The first of them. */
  readonly refusals: readonly Refusal[]
}

/**
 * @param progress called with how many of all rows have been read
 * @throws {BadInputError} naming the field `file`, where it is no whole workspace file that this build can read.
 */
export async function readArchive(
  file: Blob,
  known: { readonly tables: readonly BackupTable[]; readonly owner: Owner | undefined },
  progress: (done: number, total: number) => void,
): Promise<Archive> {
  try {
    const zip = fromManifest(await openZip(file, UNPACKED_LIMIT))
    const manifest = await readManifest(zip)
    const own = new Map(known.tables.map((table) => [table.name, table]))
    const claim = claimOn(manifest, known.owner)
    const contents = createContents(zip)
    const tables: ArchiveTable[] = []
    const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
    if (total > ROW_LIMIT) throw tooMany()
    let [before, lines] = [0, 0]
    for (const table of manifest.tables) {
      const onLine = (line: number) => {
        lines += 1
        // What the manifest says may be wrong.
        if (lines > ROW_LIMIT) throw tooMany()
        if (line % LINES_TOLD === 0) progress(Math.min(before + line, total), total)
      }
      tables.push(await readTable({ zip, contents, claim }, table, own.get(table.name), onLine))
      before += table.rows
      progress(before, total)
    }
    const leftOut = tables.reduce((sum, table) => sum + table.leftOut, 0)
    return { madeAt: manifest.madeAt, mayBringOwn: claim.mayBringOwn, otherOwner: claim.otherOwner, leftOut, tables }
  } catch (error) {
    if (error instanceof ZipError) throw refused(error.message)
    throw error
  }
}

const tooMany = () => refused(`has more than ${ROW_LIMIT} rows`)

const refused = (message: string) => new BadInputError('body', { path: ['file'], message })

/** What lies beside the manifest and below it. Whoever unpacked a file and packed it again has all of it in a folder, with what their system puts beside it. */
function fromManifest(zip: ZipFile): ZipFile {
  const depth = (path: string) => path.split('/').length
  const [first, second] = [...zip.paths]
    .filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`))
    .sort((one, other) => depth(one) - depth(other))
  if (first === undefined || (second !== undefined && depth(second) === depth(first))) return zip
  const folder = first.slice(0, -MANIFEST.length)
  const below = [...zip.paths].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  return { paths: new Set(below), read: (path) => zip.read(folder + path) }
}

async function readManifest(zip: ZipFile): Promise<Manifest> {
  if (!zip.paths.has(MANIFEST)) throw refused('is no workspace file of Cairn')
  const found = parseJson(await readText(zip, MANIFEST)) as Partial<Manifest> | undefined
  if (found?.app !== 'cairn') throw refused('is no workspace file of Cairn')
  if (Number(found.format) > FORMAT) throw refused('comes from a newer version of Cairn: update this one first')
  const manifest = Manifest.safeParse(found)
  if (!manifest.success) {
    const [issue] = manifest.error.issues
    throw refused(`has a damaged manifest (${issue?.path.join('.')}: ${issue?.message})`)
  }
  return manifest.data
}

interface Reading {
  readonly zip: ZipFile
  readonly contents: Contents
  readonly claim: Claim
}

async function readTable(
  { zip, contents, claim }: Reading,
  { name, path, rows: count, crc32: expected }: Manifest['tables'][number],
  known: BackupTable | undefined,
  onLine: (line: number) => void,
): Promise<ArchiveTable> {
  const whole = (reason: string): ArchiveTable => ({
    name,
    known,
    rows: [],
    count,
    leftOut: 0,
    refused: count,
    refusals: [{ line: null, reason }],
  })
  if (!known) return whole('This version of Cairn has no such table')
  const rows = new Map<string, Row>()
  const refusals: Refusal[] = []
  let [line, leftOut, refusedRows, sum] = [0, 0, 0, 0]
  const encoder = new TextEncoder()
  for await (const text of readLines(zip, path)) {
    line += 1
    onLine(line)
    sum = crc32(encoder.encode(`${text}\n`), sum)
    const read = await readRow(contents, text, known.shape)
    const row = typeof read === 'string' ? undefined : claim.of(known, read)
    if (row && known.fits(row)) rows.set(row.id, row)
    else if (typeof read !== 'string') leftOut += 1
    else {
      refusedRows += 1
      if (refusals.length < REFUSALS_NAMED) refusals.push({ line, reason: read })
    }
  }
  if (crcText(sum) !== expected) return whole('Its checksum is wrong: it was changed or damaged')
  return { name, known, rows: [...rows.values()], count: line - leftOut, leftOut, refused: refusedRows, refusals }
}

/** Bytes that are beside; null where the file lacks them. */
type Contents = (part: BytesInEntry) => Promise<Uint8Array | null>

/** @returns the row, or why it is refused */
async function readRow(contents: Contents, text: string, shape: z.ZodMiniType | undefined): Promise<Row | string> {
  const found = parseJson(text)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return 'is no row'
  try {
    refuseHarm(found)
  } catch (error) {
    return (error as Error).message
  }
  const row = await withBytes(contents, found as Record<string, unknown>)
  if (!row) return 'its content is not in the file'
  const parsed = shape ? shape.safeParse(row) : { success: true as const, data: row }
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `${issue?.path.join('.')}: ${issue?.message}`
  }
  const { id } = parsed.data as Partial<Row>
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? (parsed.data as Row) : 'id: missing'
}

/** Characters: a piece of a file has a longer id than a thing. */
const LONGEST_ID = 500

/** The row with the bytes that are beside. Undefined where they are not all there. */
async function withBytes(
  contents: Contents,
  row: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const whole = { ...row }
  for (const [field, value] of Object.entries(row)) {
    const elsewhere = BytesInEntry.safeParse(value)
    const bytes = elsewhere.success ? await contents(elsewhere.data) : inlineBytes(value)
    if (bytes === null) return undefined
    if (bytes) whole[field] = bytes
  }
  return whole
}

/** The contents of files; the one read last is cached, since its pieces follow one another. */
function createContents(zip: ZipFile): Contents {
  let last: { path: string; bytes: Uint8Array } | undefined
  return async ({ $entry, start, length }) => {
    const path = plainPath($entry)
    if (!zip.paths.has(path)) return null
    if (last?.path !== path) last = { path, bytes: await readBytes(zip, path) }
    return start + length <= last.bytes.length ? last.bytes.slice(start, start + length) : null
  }
}

/** Bytes that are in the row itself; undefined where the value is something else, null where they are damaged. */
function inlineBytes(value: unknown): Uint8Array | null | undefined {
  const text = typeof value === 'object' && value !== null ? (value as { $base64?: unknown }).$base64 : undefined
  if (typeof text !== 'string') return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
