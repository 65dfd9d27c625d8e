// The content of a file: what was stored, or a sample's, which is drawn when it is asked for.
import type { Table } from 'dexie'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { type ContentPiece, readContent } from '#sw/api/engine/files/bytes.ts'
import { FileStream } from '#sw/api/engine/files/file-stream.ts'
import { isLarge, partsOf } from './large-upload.ts'

/** For reading only: a sample's content brings its code. A content that is lost is empty. */
export async function contentOf(row: FileRow, pieces: Table<ContentPiece, string>): Promise<File> {
  const as = { name: row.name, type: row.mediaType ?? 'application/octet-stream' }
  if (row.sample) {
    const { sampleContent } = await import('#seed/files/sample-content.ts')
    return new File([sampleContent(row.sample.key, row.sample.at)], as.name, { type: as.type })
  }
  return (
    (row.content ? await readContent(pieces, row.content, as) : undefined) ?? new File([], as.name, { type: as.type })
  )
}

/** As it is answered: a large one part by part, while it is read. */
export async function answerOf(row: FileRow, pieces: Table<ContentPiece, string>): Promise<File | FileStream> {
  if (!row.content || !isLarge(row.content)) return contentOf(row, pieces)
  return new FileStream(row.name, row.mediaType ?? 'application/octet-stream', streamOf(partsOf(pieces, row.content)))
}

/** A file's bytes, no more of them at once than one part. */
export async function* bytesOf(
  row: FileRow,
  pieces: Table<ContentPiece, string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (row.content && isLarge(row.content)) yield* partsOf(pieces, row.content)
  else yield new Uint8Array(await (await contentOf(row, pieces)).arrayBuffer())
}

const streamOf = (parts: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
