// useNearestPages(): where nothing was found, the pages whose names are nearest to what was searched.
import type { Hit } from './hits.ts'
import { nearest } from './nearest.ts'
import type { Found } from './use-found.ts'
import { usePages } from './use-pages.ts'

export function useNearestPages({ query, groups, isPending, isError }: Found): readonly Hit[] {
  const pages = usePages()
  return query !== '' && groups.length === 0 && !isPending && !isError ? nearest(query, pages) : []
}
