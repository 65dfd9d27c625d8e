// The writes of the file manager's screen, each with the change that it makes to what is shown before its answer is there.
// @chunk files
import type { DataTag } from '@tanstack/react-query'
import { type FolderListing, type FoundItem, fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
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
  const found = (all: FoundItem[]) =>
    all.flatMap(({ item, path }) => {
      const next = each(item)
      return next ? [{ item: next, path }] : []
    })
  return [
    optimistic(keyOf<FolderListing>(endpoints.list), (listing) => ({
      path: listing.path.map((folder) => each(folder) ?? folder),
      folders: items(listing.folders),
      files: items(listing.files),
    })),
    ...[endpoints.recent, endpoints.starred, endpoints.search].map((endpoint) =>
      optimistic(keyOf<FoundItem[]>(endpoint), found),
    ),
    optimistic(keyOf<FoundItem | null>(endpoints.item), (one) => {
      const item = one && each(one.item)
      return one && item ? { ...one, item } : one
    }),
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

export const useMoveItems = () => useApiMutation(endpoints.move, { send: inParts(endpoints.move, 'ids') })
export const useSaveContent = () => useApiMutation(endpoints.saveContent)
export const useCopyItems = () => useApiMutation(endpoints.copy, { send: inParts(endpoints.copy, 'ids') })
