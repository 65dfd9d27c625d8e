// Large files come in parts, each a write of its own, so that no more than one part is held at once. Their contents have ids that tell: they are shared by
// copies, outlive the deletion of their file, which would hold them whole, and go once neither a file nor the change log names them.
import { Dexie, type Table } from 'dexie'
import { PART_BYTES } from '#contract/apps/file-manager.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { forgetRows } from '#sw/api/engine/change-log/change-log.ts'
import { tableTerm } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type ContentPiece, deleteContents } from '#sw/api/engine/files/bytes.ts'

type Pieces = Table<ContentPiece, string>

const PREFIX = 'upload-'
/** An upload that began so long ago has ended, or its page is gone. */
const LONGEST_MS = 24 * 3_600_000
/** Parts that one write clears away: it holds them while it does. */
const DROPPED_AT_ONCE = 3

export const isLarge = (content: string): boolean => content.startsWith(PREFIX)

export const newLarge = (now: number, id: string): string => `${PREFIX}${now}-${id}`

const startOf = (content: string): number => Number(content.slice(PREFIX.length).split('-', 1)[0])

const partId = (content: string, index: number): string => `${content}\u241f${index}`

/** Deletes what deleted files name, but for large contents. */
export async function dropContents(pieces: Pieces, contents: readonly string[]): Promise<void> {
  const small = contents.filter((content) => !isLarge(content))
  if (small.length > 0) await deleteContents(pieces, small)
}

/** @param bytes of one part @returns false where nobody has begun such an upload */
export async function storePart(
  pieces: Pieces,
  content: string,
  index: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (!isLarge(content)) return false
  forgetWrite()
  await pieces.put({ id: partId(content, index), file: content, index, bytes })
  return true
}

/** Whether all parts of a content of so many bytes are there. */
export async function isComplete(pieces: Pieces, content: string, size: number): Promise<boolean> {
  const count = Math.max(1, Math.ceil(size / PART_BYTES))
  return isLarge(content) && (await pieces.where('file').equals(content).count()) === count
}

/** @returns how many are left */
export async function dropParts(files: Table<FileRow, string>, pieces: Pieces, content: string): Promise<number> {
  if (!isLarge(content) || (await named(files, [content])).size > 0) return 0
  forgetWrite()
  const ids = await pieces.where('file').equals(content).primaryKeys()
  await pieces.bulkDelete(ids.slice(0, DROPPED_AT_ONCE))
  return Math.max(0, ids.length - DROPPED_AT_ONCE)
}

/** Clears away a few parts that nothing names any more. */
export async function dropLost(db: CairnDb, files: Table<FileRow, string>, pieces: Pieces, now: number): Promise<void> {
  const contents = (await pieces.where('file').startsWith(PREFIX).uniqueKeys()) as unknown as string[]
  const old = contents.filter((content) => now - startOf(content) > LONGEST_MS)
  if (old.length === 0) return
  const inUse = await named(files, old)
  for (const { rows } of await db.changes.where('touched').equals(tableTerm('files')).toArray()) {
    for (const { before, after } of rows) for (const row of [before, after]) inUse.add(String(row?.content))
  }
  const lost = old.find((content) => !inUse.has(content))
  if (lost !== undefined) await dropParts(files, pieces, lost)
}

async function named(files: Table<FileRow, string>, contents: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  await files
    .filter(({ content }) => content !== undefined && contents.includes(content))
    .each(({ content }) => found.add(content ?? ''))
  return found
}

export const hasParts = async (pieces: Pieces, content: string): Promise<boolean> =>
  (await pieces.where(':id').equals(partId(content, 0)).count()) > 0

/** A content's parts, one after another. */
export async function* partsOf(pieces: Pieces, content: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let index = 0; ; index += 1) {
    const piece = await pieces.get(partId(content, index))
    if (!piece) return
    yield piece.bytes
  }
}

/** The log does not hold the parts of files: it would hold them twice. */
function forgetWrite(): void {
  if (Dexie.currentTransaction) forgetRows(Dexie.currentTransaction.idbtrans)
}
