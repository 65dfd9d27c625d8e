// The content of a file: what was stored, or a sample's, which is drawn when it is asked for.
import type { Table } from 'dexie'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { type ContentPiece, readContent } from '#sw/api/bytes.ts'

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
