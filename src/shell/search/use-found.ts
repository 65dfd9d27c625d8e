// useFound(): what is found for what is typed, as the specification has it (portal spec §5): from 2 characters, after a pause of 300 ms; shorter, nothing.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { isRoute } from '#platform/navigation/is-route.ts'
import { type HitGroup, hitGroups } from './hits.ts'
import { searchQueries } from './search-queries.ts'
import { useFoundJobs } from './use-found-jobs.ts'

const LEAST = 2
const PAUSE_MS = 300
/** As much as the contract takes. */
const MOST = 20_000

export interface Found {
  /** What these were found for; empty while nothing is searched. */
  readonly query: string
  readonly groups: readonly HitGroup[]
  /** What is typed now is not answered yet. */
  readonly isPending: boolean
  readonly isError: boolean
  retry(): void
}

const NONE: readonly HitGroup[] = []

export function useFound(text: string): Found {
  const router = useRouter()
  const typed = text.trim().slice(0, MOST)
  const isLong = [...typed].length >= LEAST
  const query = useSettled(isLong ? typed : '')
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQueries.found(query),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const groups = useMemo(() => (data ? hitGroups(data.results, (path) => isRoute(router, path)) : NONE), [data, router])
  const jobs = useFoundJobs(isLong ? query : '')
  const isShown = isLong && query !== ''
  return {
    query: isShown ? query : '',
    groups: isShown ? [...groups, ...(jobs ? [jobs] : [])] : NONE,
    isPending: isLong && (query !== typed || isPlaceholderData || (isFetching && !data)),
    isError: isShown && isError,
    retry: () => void refetch(),
  }
}

/** The text once it has rested; at once where there is none. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  if (text === '' && settled !== '') setSettled('')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
