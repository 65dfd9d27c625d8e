// The file manager's sample files, which are generated when they are requested: uploaded ones are among the contents already. Of very many samples, the first.
import type { FileRow } from '#contract/apps/file-rows.ts'
import { LARGEST_FOLDER } from '#sw/api/engine/readable/limits.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { all } from '#sw/api/engine/readable/texts.ts'
import { filePaths } from '#sw/api/shell/workspace/shared/file-paths.ts'

export async function* fileEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
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
