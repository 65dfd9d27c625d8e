// What the list shows now: a folder, what a search found in and below it, the recent or the starred ones. Used by list-pane.tsx.
// @chunk files
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FolderRef, FoundItem, Item } from '#contract/apps/file-manager.ts'
import { type ListSource, useArraySource } from '#kit/list/source.ts'
import { type Selection, useSelection } from '#kit/list/use-selection.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { fileQueries } from './queries.ts'
import type { FilesSearch } from './search-params.ts'

export interface ListedItem {
  readonly item: Item
  /** Out of its folder: the folders that lead to it. */
  readonly path?: readonly FolderRef[]
  /** The text around a search hit in it. */
  readonly excerpt?: string | undefined
}

export interface Listed {
  /** Names the list, for scrolling. */
  readonly name: string
  /** Undefined while nothing is known. */
  readonly rows: readonly ListedItem[] | undefined
  readonly source: ListSource<ListedItem>
  readonly selection: Selection
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): unknown
}

const NONE: readonly never[] = []
const keyOf = ({ item }: ListedItem): string => item.id

export function useListed(search: FilesSearch, folderId: string | null): Listed {
  const { show, sort } = search
  const query = search.q?.trim() || undefined
  const isFolder = query === undefined && show === undefined
  const folder = useQuery({ ...fileQueries.list(folderId), enabled: isFolder })
  const hits = useQuery({ ...fileQueries.search(query ?? '', folderId), enabled: query !== undefined })
  const recent = useQuery({ ...fileQueries.recent(), enabled: query === undefined && show === 'recent' })
  const starred = useQuery({ ...fileQueries.starred(), enabled: query === undefined && show === 'starred' })
  const found = query !== undefined ? hits : show === 'recent' ? recent : starred
  const { error, isFetching, refetch } = isFolder ? folder : found
  const sorted = useSorted(
    useMemo(
      () =>
        isFolder
          ? folder.data && [...folder.data.folders, ...folder.data.files].map((item): ListedItem => ({ item }))
          : (found.data as readonly FoundItem[] | null | undefined)?.slice(),
      [isFolder, folder.data, found.data],
    ),
    // The recent ones are in their own sequence unless another is chosen.
    sort,
  )
  const rows = sorted ?? NONE
  const keys = useMemo(() => rows.map(keyOf), [rows])
  return {
    name: [folderId, show, query, sort].join(' '),
    rows: sorted,
    source: useArraySource(rows, keyOf),
    selection: useSelection(keys),
    error,
    isFetching,
    retry: refetch,
  }
}

/** Folders first, as the specification has it; each part in the chosen sequence. */
function useSorted(
  rows: readonly ListedItem[] | undefined,
  sort: FilesSearch['sort'],
): readonly ListedItem[] | undefined {
  const { compare } = useFormats()
  return useMemo(() => {
    if (!rows || !sort) return rows
    const sign = sort.startsWith('-') ? -1 : 1
    const by = sort.replace('-', '')
    const order = (a: Item, b: Item): number => {
      if (by === 'size') return a.size - b.size
      if (by === 'modified') return a.modifiedAt < b.modifiedAt ? -1 : a.modifiedAt > b.modifiedAt ? 1 : 0
      return compare(a.name, b.name)
    }
    const isFolder = ({ item }: ListedItem) => Number(item.type === 'folder')
    return rows.toSorted(
      (a, b) => isFolder(b) - isFolder(a) || sign * order(a.item, b.item) || compare(a.item.name, b.item.name),
    )
  }, [rows, sort, compare])
}
