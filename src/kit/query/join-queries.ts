// Several queries that a view needs at once, as one query for QueryView.
// @chunk screens
import type { ViewedQuery } from './query-view.tsx'

/** Its data are those of all once each has some; its error is the first of those that have none, and a retry fetches these again. */
export function joinQueries<Parts extends Readonly<Record<string, unknown>>>(
  queries: {
    readonly [Name in keyof Parts]: ViewedQuery<Parts[Name]>
  },
): ViewedQuery<Parts> {
  const missing = Object.values<ViewedQuery<unknown>>(queries).filter(({ data }) => data === undefined)
  const failed = missing.filter(({ error }) => error !== null)
  return {
    data: missing.length === 0 ? dataOf(queries) : undefined,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

const dataOf = <Parts>(queries: { readonly [Name in keyof Parts]: ViewedQuery<Parts[Name]> }): Parts =>
  Object.fromEntries(
    Object.entries<ViewedQuery<unknown>>(queries).map(([name, { data }]) => [name, data]),
  ) as unknown as Parts
