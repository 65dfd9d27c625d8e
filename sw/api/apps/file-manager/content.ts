// The content of a file: what was stored, or a sample's, which is generated when it is requested.
import type { Table } from 'dexie'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { type ContentPiece, readContent } from '#sw/api/engine/files/bytes.ts'
import { FileStream } from '#sw/api/engine/files/file-stream.ts'
import { hasParts, isLarge, partsOf } from './large-upload.ts'

type Pieces = Table<ContentPiece, string>

/** For reading only: a sample's content imports its code. Null where it is lost. */
async function contentOf(row: FileRow, pieces: Pieces): Promise<File | null> {
  const as = { name: row.name, type: row.mediaType ?? 'application/octet-stream' }
  if (row.sample) {
    const { sampleContent } = await import('#seed/files/sample-content.ts')
    return new File([sampleContent(row.sample.key, row.sample.at)], as.name, { type: as.type })
  }
  if (!row.content) return new File([], as.name, { type: as.type })
  return (await readContent(pieces, row.content, as)) ?? null
}

/** As it is answered: a large one part by part, while it is read. Null where it is lost. */
export async function answerOf(row: FileRow, pieces: Pieces): Promise<File | FileStream | null> {
  const { content, name, mediaType } = row
  if (!content || !isLarge(content)) return contentOf(row, pieces)
  if (!(await hasParts(pieces, content))) return null
  return new FileStream(name, mediaType ?? 'application/octet-stream', streamOf(partsOf(pieces, content)))
}

/** A file's bytes, no more of them at once than one part; none where they are lost. */
export async function* bytesOf(row: FileRow, pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (row.content && isLarge(row.content)) yield* partsOf(pieces, row.content)
  else yield new Uint8Array((await (await contentOf(row, pieces))?.arrayBuffer()) ?? [])
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
