// The page of the list that the URL names: its emails, how many there are in all, and their days. A page past the last one redirects to the last.
// @chunk mailbox
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Mail, MailPage } from '#contract/apps/mailbox-shapes.ts'
import { useMailbox } from '../mailbox-context.ts'
import { mailQueries } from '../queries.ts'
import type { Where } from '../where.ts'

type Pagination = Extract<MailPage, { mails: Mail[] }>['pagination']

export interface ListedPage {
  /** Names the list, whatever its page. */
  readonly name: string
  /** Undefined while nothing is known. */
  readonly mails: readonly Mail[] | undefined
  readonly pagination: Pagination | undefined
  /** Another page is on its way. */
  readonly isTurning: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): unknown
}

/** The query of the search that is shown, as edited; undefined: none is. */
export function useQueryText(): string | undefined {
  const { where, search, searches } = useMailbox()
  if (where.kind !== 'search') return undefined
  return search.q ?? searches.find(({ id }) => id === where.slug)?.query ?? ''
}

/** @param queryText of a search; undefined: a list */
export const pageQuery = (where: Where, queryText: string | undefined, page: number) =>
  (queryText === undefined ? mailQueries.page(where, page) : mailQueries.found(queryText, page)) as ReturnType<
    typeof mailQueries.page
  >

export function useListedPage(): ListedPage {
  const { where, search, setSearch } = useMailbox()
  const client = useQueryClient()
  const queryText = useQueryText()
  const page = search.page ?? 1
  const name = `${where.kind} ${where.slug} ${queryText ?? ''}`
  const options = pageQuery(where, queryText, page)
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...options,
    // The rows of the page before stay until those of the next are there; those of another list do not.
    placeholderData: (before, query) => (query && isOfList(query.queryKey, options.queryKey) ? before : undefined),
  })
  const lastPage = data?.mails === null ? data.pagination.lastPage : undefined
  useEffect(() => {
    if (lastPage !== undefined) setSearch({ page: lastPage > 1 ? lastPage : undefined }, { replace: true })
  }, [lastPage, setSearch])
  const full = data?.mails ? data : undefined
  // The next page is prefetched.
  const next =
    full && full.pagination.currentPage < full.pagination.lastPage ? full.pagination.currentPage + 1 : undefined
  useEffect(() => {
    if (next !== undefined) void client.prefetchQuery(pageQuery(where, queryText, next))
  }, [client, where, queryText, next])
  const mails = useMemo(
    () => full?.mails.filter(({ folder }) => where.kind !== 'folder' || folder === where.slug),
    [full, where],
  )
  return { name, mails, pagination: full?.pagination, isTurning: isPlaceholderData, error, isFetching, retry: refetch }
}

/** Whether two pages are of one list. */
function isOfList(a: readonly unknown[], b: readonly unknown[]): boolean {
  const nameOf = ([api, endpoint, input]: readonly unknown[]) =>
    JSON.stringify([api, endpoint, { ...(input as { query: object }).query, page: 0 }])
  return nameOf(a) === nameOf(b)
}
