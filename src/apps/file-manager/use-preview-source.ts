// A file of the file manager as the preview takes it.
// @chunk files
import { useMemo } from 'react'
import { fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { download } from '#platform/api/download.ts'

export function usePreviewSource({ id, name, mediaType, size, modifiedAt }: Item): PreviewSource {
  return useMemo(
    () => ({
      name,
      type: mediaType ?? '',
      size,
      version: `${id} ${modifiedAt} ${size}`,
      load: () => download(fileManagerApi.endpoints.content, { query: { id } }),
    }),
    [id, name, mediaType, size, modifiedAt],
  )
}
