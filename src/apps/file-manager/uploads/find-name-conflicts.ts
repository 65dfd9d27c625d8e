// Which of the files that are to be uploaded have a name that is taken where they go, in the folder or below it.
// @chunk files-menus
import type { QueryClient } from '@tanstack/react-query'
import { nameKey, safeName } from '#contract/apps/file-names.ts'
import type { ChosenFile, Conflict } from '../files-context.ts'
import { fileQueries } from '../queries.ts'

export async function findNameConflicts(
  client: QueryClient,
  folderId: string | null,
  files: readonly ChosenFile[],
): Promise<Conflict[]> {
  const found: Conflict[] = []
  const folders = new Map<string, Promise<string | null | undefined>>([['', Promise.resolve(folderId)]])
  const childOf = async (parent: string | null | undefined, name: string) => {
    if (parent === undefined) return undefined
    const listing = await client.fetchQuery(fileQueries.list(parent))
    return listing.folders.find((folder) => nameKey(folder.name) === nameKey(name))?.id
  }
  /** Undefined: there is none yet. */
  const folderAt = (path: readonly string[]): Promise<string | null | undefined> => {
    const key = path.map(nameKey).join('/')
    const known = folders.get(key)
    if (known) return known
    const next = folderAt(path.slice(0, -1)).then((parent) => childOf(parent, path.at(-1) ?? ''))
    folders.set(key, next)
    return next
  }
  for (const { path } of files) {
    const names = path
      .split('/')
      .filter((name) => name.trim() !== '')
      .map(safeName)
    const name = names.pop() ?? ''
    const folder = await folderAt(names)
    if (folder === undefined) continue
    const { files: there, folders: alongside } = await client.fetchQuery(fileQueries.list(folder))
    const other = [...there, ...alongside].find((item) => nameKey(item.name) === nameKey(name))
    if (other) found.push({ key: path, name: [...names, name].join('/'), isFolder: false })
  }
  return found
}
