// A file's content as rows in pieces, each small enough for one record. A module that keeps files has a table for them (`pieces: 'id, file'`), splits
// an uploaded file in `prepare`, and puts, reads and deletes its content with these functions.
import type { Table } from 'dexie'
import * as z from '#contract/zod.ts'

/** The largest piece, in bytes. */
export const PIECE_BYTES = 2_000_000

/** One piece of a content. Never changed once it is there: new bytes are another content, under another id. */
export const ContentPiece = z.readonly(
  z.object({
    /** `<file>␟<index>` */
    id: z.string().check(z.maxLength(500)),
    /** The content's id, made by the module. */
    file: z.string().check(z.maxLength(400)),
    /** From 0. */
    index: z.int().check(z.gte(0)),
    bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.length <= PIECE_BYTES),
  }),
)
export type ContentPiece = z.infer<typeof ContentPiece>

/** A content outside the database. */
export interface Content {
  /** bytes */
  readonly size: number
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
}

/** Reads a file's bytes, in pieces. Call it in `prepare`: inside a transaction nothing but tables may be awaited. */
export async function splitFile(file: Blob): Promise<Content> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < file.size; start += PIECE_BYTES)
    pieces.push(new Uint8Array(await file.slice(start, start + PIECE_BYTES).arrayBuffer()))
  return { size: file.size, pieces }
}

/**
 * Stores a content under a new id. Call inside the write.
 * @param file an id that no content has had: pieces are never overwritten
 */
export async function addContent(table: Table<ContentPiece, string>, file: string, { pieces }: Content): Promise<void> {
  // An empty content is one empty piece, so that it is not taken for one that is missing.
  const own = pieces.length > 0 ? pieces : [new Uint8Array()]
  await table.bulkAdd(own.map((bytes, index) => ({ id: pieceId(file, index), file, index, bytes })))
}

/** Deletes contents with all their pieces. Ids without a content are passed over. */
export async function deleteContents(table: Table<ContentPiece, string>, files: readonly string[]): Promise<void> {
  const ids = await table
    .where('file')
    .anyOf([...files])
    .primaryKeys()
  await table.bulkDelete(ids)
}

/** Stores a copy of a content under a new id. @returns false where there is none. */
export async function copyContent(table: Table<ContentPiece, string>, from: string, to: string): Promise<boolean> {
  const pieces = await table.where('file').equals(from).toArray()
  await table.bulkAdd(pieces.map((piece) => ({ ...piece, id: pieceId(to, piece.index), file: to })))
  return pieces.length > 0
}

/** A content as a file. Undefined where there is none. */
export async function readContent(
  table: Table<ContentPiece, string>,
  file: string,
  { name, type }: { readonly name: string; readonly type: string },
): Promise<File | undefined> {
  const pieces = await table.where('file').equals(file).toArray()
  if (pieces.length === 0) return undefined
  const inOrder = pieces.sort((a, b) => a.index - b.index)
  return new File(
    inOrder.map(({ bytes }) => bytes),
    name,
    { type },
  )
}

/** The key of a content's piece. */
export const pieceId = (file: string, index: number): string => `${file}\u241f${index}`
