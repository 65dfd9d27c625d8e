// What a file or a folder that was found is shown as.
import type { FileRow } from '#contract/apps/file-rows.ts'
import { type Found, inAddress, thing } from '#sw/api/engine/search/found.ts'

export const foundFiles: Found = {
  files: {
    group: 'files',
    label: { en: 'Files', fr: 'Fichiers' },
    toResult: thing(({ id, name, description, modifiedAt, kind, parent }: FileRow) => ({
      id,
      title: name,
      detail: description ?? '',
      at: modifiedAt,
      link:
        kind === 'folder'
          ? `/apps/file-manager/${inAddress(id)}`
          : `/apps/file-manager${parent && `/${inAddress(parent)}`}/details/${inAddress(id)}`,
    })),
  },
}
