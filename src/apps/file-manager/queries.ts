// What the file manager's screen reads.
// @chunk files
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { folders, item, list, recent, search, starred, storage } = fileManagerApi.endpoints

/** A folder as a call's parameter; null is the root. */
export const folderIn = (id: string | null): string => id ?? 'null'

export const fileQueries = {
  list: (folderId: string | null) => apiQuery(list, { query: { folderId: folderIn(folderId) } }),
  search: (query: string, folderId: string | null) =>
    apiQuery(search, { query: { query, folderId: folderIn(folderId) } }),
  recent: () => apiQuery(recent, {}),
  starred: () => apiQuery(starred, {}),
  folders: () => apiQuery(folders, {}),
  one: (id: string) => apiQuery(item, { query: { id } }),
  storage: () => apiQuery(storage, {}),
}
