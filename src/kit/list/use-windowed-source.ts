// The source of a list that the back end pages: the pages in sight are read, those that were read stay in the query client, and nothing reads the rest.
// @chunk use-windowed-source
import { type FetchQueryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListSource } from './source.ts'

export interface RowWindow<Row> {
  readonly rows: readonly Row[]
  /** Of the whole list. */
  readonly total: number
}

/** As apiQuery() gives it: a query whose key is any. */
// biome-ignore lint/suspicious/noExplicitAny: a query of another key takes no query of any
type PageQuery<Answer> = FetchQueryOptions<Answer, Error, Answer, any>

export interface WindowedSourceOptions<Row, Answer = RowWindow<Row>> {
  /** What is listed: another list has another name. */
  readonly listed: string
  /** Rows a page. */
  readonly size: number
  /** The query of a page, from the row `start` on. */
  readonly pageQuery: (start: number, size: number) => PageQuery<Answer>
  /** The rows in a page's answer. */
  readonly windowOf: (answer: Answer) => RowWindow<Row>
  readonly keyOf: (row: Row) => string
}

export interface WindowedSource<Row> extends ListSource<Row> {
  /** Nothing of the list is known yet. */
  readonly isPending: boolean
  readonly error: Error | null
  retry(): unknown
}

/** @param options its functions may be new ones at each render */
export function useWindowedSource<Row, Answer>(options: WindowedSourceOptions<Row, Answer>): WindowedSource<Row> {
  const { listed, size, pageQuery } = options
  const client = useQueryClient()
  const latest = useRef(options)
  latest.current = options
  const [wanted, setWanted] = useState({ listed, first: 0, last: 0 })
  const { first, last } = wanted.listed === listed ? wanted : { first: 0, last: 0 }
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const { windows, error, retry } = useQueries({
    queries: pages.map((page) => pageQuery(page * size, size)),
    combine: combined,
  })
  const read = useReadWindows(listed, pages, windows as readonly (Answer | undefined)[], latest)

  const want = useCallback(
    (from: number, to: number) => {
      const next = {
        listed,
        first: Math.max(0, Math.floor(from / size)),
        last: Math.max(0, Math.floor((to - 1) / size)),
      }
      setWanted((before) =>
        before.listed === listed && before.first === next.first && before.last === next.last ? before : next,
      )
    },
    [listed, size],
  )

  return useMemo(() => {
    const rowAt = (index: number) => read.pages.get(Math.floor(index / size))?.rows[index % size]
    return {
      count: read.total ?? 0,
      isPending: read.total === undefined && !error,
      error,
      retry,
      want,
      rowAt,
      keyAt: (index) => {
        const row = rowAt(index)
        return row === undefined ? undefined : latest.current.keyOf(row)
      },
      indexOf: (key) => read.indexes.get(key) ?? -1,
      async keysBetween(from, to) {
        const keys: string[] = []
        const { pageQuery: queryOf, windowOf, keyOf } = latest.current
        for (let page = Math.floor(from / size); page * size < to; page += 1) {
          const { rows } = windowOf(await client.ensureQueryData(queryOf(page * size, size)))
          keys.push(...rows.slice(Math.max(0, from - page * size), to - page * size).map(keyOf))
        }
        return keys
      },
    } satisfies WindowedSource<Row>
  }, [read, size, error, retry, want, client])
}

interface Result {
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => unknown
}

const combined = (results: readonly Result[]) => ({
  windows: results.map(({ data }) => data),
  error: results.find(({ error }) => error)?.error ?? null,
  retry: () => Promise.all(results.map(({ error, refetch }) => error && refetch())),
})

interface ReadWindows<Row> {
  readonly pages: ReadonlyMap<number, RowWindow<Row>>
  readonly indexes: ReadonlyMap<string, number>
  readonly total: number | undefined
}

/** What was read stays, out of sight too, until the list is another one or its length another. */
function useReadWindows<Row, Answer>(
  listed: string,
  numbers: readonly number[],
  answers: readonly (Answer | undefined)[],
  latest: { readonly current: WindowedSourceOptions<Row, Answer> },
): ReadWindows<Row> {
  const lastRead = useRef<{ readonly listed: string; readonly answers: unknown; readonly read: ReadWindows<Row> }>(null)
  const before = lastRead.current?.listed === listed ? lastRead.current.read : undefined
  if (lastRead.current?.listed === listed && lastRead.current.answers === answers) return lastRead.current.read
  const { size, keyOf, windowOf } = latest.current
  const windows = answers.map((answer) => answer && windowOf(answer))
  const total = windows.findLast((window) => window !== undefined)?.total ?? before?.total
  const pages = new Map(before?.total === total ? before?.pages : [])
  for (const [at, number] of numbers.entries()) {
    const window = windows[at]
    if (window) pages.set(number, window)
  }
  const indexes = new Map<string, number>()
  for (const [number, { rows }] of pages)
    for (const [at, row] of rows.entries()) indexes.set(keyOf(row), number * size + at)
  const read = { pages, indexes, total }
  lastRead.current = { listed, answers, read }
  return read
}
