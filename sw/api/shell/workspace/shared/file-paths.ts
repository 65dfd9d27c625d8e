// Where the files of the file manager lie in a workspace file: under the folders and names that people gave them.
import type { FileRow } from '#contract/apps/file-rows.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'

/** Paths of files by their id, each once, below `files/`. A file whose folder is gone lies at the top. */
export function filePaths(rows: readonly FileRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const folders = new Map<string, string>()
  const nameOf = createNames()
  const folderPath = (id: string, below: ReadonlySet<string>): string => {
    const known = folders.get(id)
    if (known !== undefined) return known
    const row = byId.get(id)
    if (!row || below.has(id)) return 'files/'
    const path = `${nameOf(folderPath(row.parent, new Set([...below, id])) + safeName(row.name, 'Folder'), '')}/`
    folders.set(id, path)
    return path
  }
  const files = rows.filter(({ kind }) => kind === 'file').sort((a, b) => (a.id < b.id ? -1 : 1))
  return new Map(
    files.map((row) => {
      const [, name = '', ending = ''] = /^(.*?)(\.[\p{L}\p{N}]{1,10})?$/su.exec(row.name) ?? []
      return [row.id, nameOf(folderPath(row.parent, new Set()) + safeName(name, 'File'), ending)]
    }),
  )
}
