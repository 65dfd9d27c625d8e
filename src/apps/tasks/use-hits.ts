// The hits of the search in the URL: marked titles by id.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { taskQueries } from './queries.ts'

export interface Hits {
  /** Null where nothing is searched, which is not the same as nothing found. */
  readonly hits: ReadonlyMap<string, string> | null
  readonly isFailed: boolean
  retry(): unknown
}

export function useHits(text: string | undefined): Hits {
  const query = text?.trim() ?? ''
  const { data, isError, refetch } = useQuery({
    ...taskQueries.search(query),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const hits = useMemo(
    () => (query !== '' && data ? new Map(data.map(({ id, title }) => [id, title])) : null),
    [query, data],
  )
  return { hits, isFailed: query !== '' && isError, retry: refetch }
}
