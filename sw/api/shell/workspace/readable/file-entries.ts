// The file manager's sample files, which are drawn when they are asked for: uploaded ones are among the contents already. Of very many samples, the first.
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { ReadableSource } from '../readable-entries.ts'
import type { ZipEntry } from '../zip-writer.ts'
import { filePaths } from './file-paths.ts'
import { LARGEST_FOLDER } from './limits.ts'
import { all } from './texts.ts'

export async function* fileEntries({ read, at }: ReadableSource): AsyncGenerator<ZipEntry> {
  const rows = await all<FileRow>(read('files'))
  const paths = filePaths(rows)
  const samples = rows.filter((row) => row.sample !== undefined).slice(0, LARGEST_FOLDER)
  if (samples.length === 0) return
  const { sampleContent } = await import('#seed/files/sample-content.ts')
  for (const row of samples) {
    const path = paths.get(row.id)
    if (!path || !row.sample) continue
    const written = Date.parse(row.modifiedAt) || at
    yield { path, at: written, isCompressed: true, content: [sampleContent(row.sample.key, row.sample.at)] }
  }
}
