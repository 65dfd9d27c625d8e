// The file manager as its tests call it.
import type { FolderListing, FoundItem, Item, Placed } from '#contract/apps/file-manager.ts'
import { createTestApi, type TestApi, type TestApiOptions } from '#tests/setup/test-api.ts'

export interface FilesApi extends TestApi {
  list(folderId?: string | null): Promise<FolderListing>
  item(id: string): Promise<FoundItem | null>
  folder(name: string, folderId?: string | null): Promise<Item>
  upload(files: readonly Upload[], options?: UploadOptions): Promise<Placed>
  /** One file, as a text. */
  file(name: string, folderId?: string | null, text?: string): Promise<Item>
  text(id: string): Promise<string>
  /** Undoes what an answer's change did. */
  undo(answer: { readonly headers: Headers }): Promise<unknown>
}

export interface Upload {
  readonly name: string
  readonly content?: BlobPart
  readonly type?: string
  readonly path?: string
}

export interface UploadOptions {
  readonly folderId?: string | null
  readonly conflict?: string
}

export function uploadForm(files: readonly Upload[], { folderId = null, conflict }: UploadOptions = {}): FormData {
  const form = new FormData()
  form.set('folderId', folderId ?? 'null')
  if (conflict) form.set('conflict', conflict)
  for (const { name, content = name, type, path } of files) {
    form.append('file', new File([content], name, { type }))
    if (path) form.append('path', path)
  }
  return form
}

export function createFilesApi(options?: TestApiOptions): FilesApi {
  const api = createTestApi(options)
  const upload: FilesApi['upload'] = async (files, uploading) =>
    (await api.send('POST', 'apps/file-manager/upload', uploadForm(files, uploading))).body as Placed
  return {
    ...api,
    upload,
    list: async (folderId) =>
      (await api.get(`apps/file-manager?folderId=${encodeURIComponent(folderId ?? 'null')}`)).body as FolderListing,
    item: async (id) => (await api.get(`apps/file-manager/item?id=${id}`)).body as FoundItem | null,
    folder: async (name, folderId = null) =>
      (await api.send('POST', 'apps/file-manager/folder', { name, folderId })).body as Item,
    file: async (name, folderId = null, content = name) =>
      (await upload([{ name, content }], { folderId })).items[0] as Item,
    text: async (id) => ((await api.get(`apps/file-manager/content?id=${id}`)).body as Blob).text(),
    undo: async ({ headers }) => (await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })).body,
  }
}
