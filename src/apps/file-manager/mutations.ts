// The writes of the file manager's screen, each with the change that it makes to what is shown before its answer is there.
// @chunk files
import { type DataTag, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FolderListing, type FoundItem, fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import { nameKey, numberedName } from '#contract/apps/file-names.ts'
import type { CallInput } from '#contract/define-api.ts'
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

/** A change to items where they are listed out of their folders. */
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

type Compare = (a: string, b: string) => number

/** They move to the other folder at once; but for one whose name is taken there, which has its name by the answer. */
function moved(items: readonly Item[], folderId: string | null, compare: Compare) {
  const chosen = new Map(items.map((item) => [item.id, { ...item, folderId }]))
  const change = (listing: FolderListing): FolderListing => {
    const { path, folders, files } = listing
    const stays = ({ id }: Item) => !chosen.has(id)
    if ((path.at(-1)?.id ?? null) !== folderId)
      return { path, folders: folders.filter(stays), files: files.filter(stays) }
    const taken = new Set([...folders, ...files].map(({ name }) => nameKey(name)))
    const coming = [...chosen.values()].filter(({ name }) => !taken.has(nameKey(name)))
    return withThose(listing, coming, compare)
  }
  return [
    optimistic(keyOf<FolderListing>(endpoints.list), change),
    ...outOfFolder((item) => (chosen.has(item.id) ? { ...item, folderId } : item)),
  ]
}

const isFolder = ({ type }: Item): boolean => type === 'folder'

function withThose({ path, folders, files }: FolderListing, coming: readonly Item[], compare: Compare): FolderListing {
  const sorted = (items: Item[]) => items.sort((a, b) => compare(a.name, b.name))
  return {
    path,
    folders: sorted([...folders, ...coming.filter(isFolder)]),
    files: sorted([...files, ...coming.filter((item) => !isFolder(item))]),
  }
}

type CopyInput = CallInput<typeof endpoints.copy>['body']

/** Those that have an id already are shown in the folder under the names that they get there (`copyInto` of the back end). */
function copied(items: readonly Item[], { folderId, conflict, newIds = {} }: CopyInput, compare: Compare) {
  return optimistic(keyOf<FolderListing>(endpoints.list), (listing) => {
    if ((listing.path.at(-1)?.id ?? null) !== folderId) return listing
    const there = new Map([...listing.folders, ...listing.files].map((item) => [nameKey(item.name), item]))
    const replaced = new Set<string>()
    const copies = items.flatMap((item) => {
      const id = newIds[item.id]
      if (id === undefined) return []
      const taken = there.get(nameKey(item.name))
      let { name } = item
      if (taken && taken.id !== item.id && conflict === 'replace' && isFolder(taken) === isFolder(item)) {
        // A folder is merged into the one that is there.
        if (isFolder(item)) return []
        replaced.add(taken.id)
      } else for (let number = 2; there.has(nameKey(name)); number += 1) name = numberedName(item.name, number)
      const copy = { ...item, id, folderId, name, starred: false }
      there.set(nameKey(name), copy)
      return copy
    })
    const stays = ({ id }: Item) => !replaced.has(id)
    return withThose(
      { ...listing, folders: listing.folders.filter(stays), files: listing.files.filter(stays) },
      copies.filter(stays),
      compare,
    )
  })
}

/** Items as the screen has them, in the sequence of the ids. */
function knownItems(client: QueryClient, ids: readonly string[]): Item[] {
  const listings = client.getQueriesData<FolderListing>(keyOf<FolderListing>(endpoints.list))
  const found = [endpoints.recent, endpoints.starred, endpoints.search].flatMap((endpoint) =>
    client.getQueriesData<FoundItem[] | null>({ queryKey: [endpoint.api, endpoint.name] }),
  )
  const known = new Map(
    [
      ...listings.flatMap(([, listing]) => (listing ? [...listing.folders, ...listing.files] : [])),
      ...found.flatMap(([, all]) => all?.map(({ item }) => item) ?? []),
    ].map((item) => [item.id, item]),
  )
  return ids.flatMap((id) => known.get(id) ?? [])
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
    optimistic: ({ body: { ids, folderId } }) => moved(knownItems(client, ids), folderId, compare),
  })
}

export const useSaveContent = () => useApiMutation(endpoints.saveContent)

export function useCopyItems() {
  const client = useQueryClient()
  const { compare } = useFormats()
  return useApiMutation(endpoints.copy, {
    send: inParts(endpoints.copy, 'ids'),
    optimistic: ({ body }) => [copied(knownItems(client, body.ids), body, compare)],
  })
}
