// The files and folders that were deleted in the last 30 days, each with where it was and its way back. Used by files-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { nameKey, numberedName } from '#contract/apps/file-names.ts'
import { DeletedList } from '#kit/undo/deleted-list.tsx'
import type { Written } from '#kit/undo/written.ts'
import { useUpdateItem } from './mutations.ts'
import { fileQueries } from './queries.ts'

export function TrashList() {
  const { t } = useLingui()
  const numberWhereTaken = useNumberWhereTaken()
  return (
    <DeletedList
      api="file-manager"
      intro={<Trans>Deleted files stay here for 30 days. Each one shows its original folder.</Trans>}
      failure={t`Couldn’t load the deleted files.`}
      root={t`Files`}
      kindOf={({ parts }) => (parts > 0 ? t`Folder and its contents` : t`File or folder`)}
      afterRestoring={({ key }) => numberWhereTaken(key)}
    />
  )
}

/** Its name may have been given to another since: then it gets a number. */
function useNumberWhereTaken(): (id: string) => Promise<readonly Written[]> {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateItem()
  return async (id) => {
    const found = await client.fetchQuery({ ...fileQueries.one(id), staleTime: 0 })
    if (!found) return []
    const { item } = found
    const { folders, files } = await client.fetchQuery({ ...fileQueries.list(item.folderId), staleTime: 0 })
    const taken = new Set([...folders, ...files].filter((one) => one.id !== id).map(({ name }) => nameKey(name)))
    if (!taken.has(nameKey(item.name))) return []
    let name = item.name
    for (let number = 2; taken.has(nameKey(name)); number += 1) name = numberedName(item.name, number)
    return [await update({ body: { id, item: { name } } })]
  }
}
