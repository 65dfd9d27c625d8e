// The writes of the file manager's screen, each with the change that it makes to what is shown before its answer is there.
// @chunk files
import { type DataTag, useQueryClient } from '@tanstack/react-query'
import { type FolderListing, type FoundItem, fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import { nameKey } from '#contract/apps/file-names.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { type OptimisticChange, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'

const { endpoints } = fileManagerApi

const keyOf = <Data>({ api, name }: { readonly api: string; readonly name: string }) => ({
  queryKey: [api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The same change to items wherever they are shown. @param change null takes the item away */
function changed(ids: readonly string[], change: (item: Item) => Item | null): OptimisticChange[] {
  const chosen = new Set(ids)
  const each = (item: Item) => (chosen.has(item.id) ? change(item) : item)
  const items = (all: Item[]) => all.map(each).filter((item) => item !== null)
  return [
    optimistic(keyOf<FolderListing>(endpoints.list), (listing) => ({
      path: listing.path.map((folder) => each(folder) ?? folder),
      folders: items(listing.folders),
      files: items(listing.files),
    })),
    ...outOfFolder(each),
  ]
}

/** A change to items where they stand out of their folders. */
function outOfFolder(each: (item: Item) => Item | null): OptimisticChange[] {
  const found = (all: FoundItem[]) =>
    all.flatMap((one) => {
      const item = each(one.item)
      return item ? [{ ...one, item }] : []
    })
  return [
    ...[endpoints.recent, endpoints.starred, endpoints.search].map((endpoint) =>
      optimistic(keyOf<FoundItem[]>(endpoint), found),
    ),
    optimistic(keyOf<FoundItem | null>(endpoints.item), (one) => {
      const item = one && each(one.item)
      return one && item ? { ...one, item } : one
    }),
  ]
}

/** They leave their folders, and stand in the one they go to; but for one whose name is taken there, which has its name by the answer. */
function moved(items: readonly Item[], folderId: string | null, compare: (a: string, b: string) => number) {
  const chosen = new Map(items.map((item) => [item.id, { ...item, folderId }]))
  const change = (listing: FolderListing): FolderListing => {
    const { path, folders, files } = listing
    const stays = ({ id }: Item) => !chosen.has(id)
    if ((path.at(-1)?.id ?? null) !== folderId)
      return { path, folders: folders.filter(stays), files: files.filter(stays) }
    const taken = new Set([...folders, ...files].map(({ name }) => nameKey(name)))
    const coming = [...chosen.values()].filter(({ name }) => !taken.has(nameKey(name)))
    const withThose = (there: Item[], isFolder: boolean) =>
      [...there, ...coming.filter(({ type }) => (type === 'folder') === isFolder)].sort((a, b) =>
        compare(a.name, b.name),
      )
    return { path, folders: withThose(folders, true), files: withThose(files, false) }
  }
  return [
    optimistic(keyOf<FolderListing>(endpoints.list), change),
    ...outOfFolder((item) => (chosen.has(item.id) ? { ...item, folderId } : item)),
  ]
}

export const useCreateFolder = () => useApiMutation(endpoints.createFolder)

export const useUpdateItem = () =>
  useApiMutation(endpoints.updateItem, {
    optimistic: ({ body }) => changed([body.id], (item) => ({ ...item, ...body.item })),
  })

export const useUpdateItems = () =>
  useApiMutation(endpoints.updateItems, {
    send: inParts(endpoints.updateItems, 'ids'),
    optimistic: ({ body }) => changed(body.ids, (item) => ({ ...item, ...body.item })),
  })

export const useDeleteItems = () =>
  useApiMutation(endpoints.deleteItems, {
    send: inParts(endpoints.deleteItems, 'ids'),
    optimistic: ({ body }) => changed(body.ids, () => null),
  })

export function useMoveItems() {
  const client = useQueryClient()
  const { compare } = useFormats()
  return useApiMutation(endpoints.move, {
    send: inParts(endpoints.move, 'ids'),
    optimistic({ body: { ids, folderId } }) {
      const wanted = new Set(ids)
      const listings = client.getQueriesData<FolderListing>(keyOf<FolderListing>(endpoints.list))
      const found = [endpoints.recent, endpoints.starred, endpoints.search].flatMap((endpoint) =>
        client.getQueriesData<FoundItem[] | null>({ queryKey: [endpoint.api, endpoint.name] }),
      )
      const known = [
        ...listings.flatMap(([, listing]) => (listing ? [...listing.folders, ...listing.files] : [])),
        ...found.flatMap(([, all]) => all?.map(({ item }) => item) ?? []),
      ]
      return moved(
        known.filter(({ id }) => wanted.has(id)),
        folderId,
        compare,
      )
    },
  })
}

export const useSaveContent = () => useApiMutation(endpoints.saveContent)
export const useCopyItems = () => useApiMutation(endpoints.copy, { send: inParts(endpoints.copy, 'ids') })
