// Reads a whole list that may be long: its first window is shown at once, the others follow, and later no more is read than what has changed.
// @chunk tasks
import {
  type DataTag,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import type { ListChanges, ListWindow } from '#contract/windows.ts'
import type { Placed } from '#kit/list/own-order.ts'

/** The calls of src/contract/windows.ts for one list. */
export interface ListCalls<Row> {
  window(after: string | undefined, signal: AbortSignal): Promise<ListWindow<Row>>
  changed(since: string, signal: AbortSignal): Promise<ListChanges<Row> | null>
}

/** The list up to a row, as the back end had it at `stamp`. */
interface Part<Row> {
  readonly rows: readonly Row[]
  /** Where what is not read yet begins: undefined before the first row, null after the last. */
  readonly next: string | null | undefined
  readonly stamp: string
}

const START = { rows: [], next: undefined, stamp: '' }
/** What was read, apart from what optimistic changes have made of it. Gone with the query. */
const parts = new WeakMap<Query, Part<never>>()

/** The function of a query whose data are all rows in their order. */
export const readInWindows =
  <Row extends Placed>(calls: ListCalls<Row>) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Row[]> => {
    const query = client.getQueryCache().find({ queryKey }) as Query
    let part: Part<Row> = parts.get(query) ?? START
    if (part.stamp) part = await caughtUp(part, calls, signal)
    while (part.next !== null) {
      const read = await calls.window(part.next, signal)
      // Something was written between two windows.
      if (part.stamp && read.stamp !== part.stamp) part = await caughtUp(part, calls, signal)
      else part = { ...read, rows: [...part.rows, ...read.rows] }
      // What came late must not be shown over what is being written.
      signal.throwIfAborted()
      parts.set(query, part as Part<never>)
      show(client, queryKey, part)
    }
    parts.set(query, part as Part<never>)
    return [...part.rows]
  }

/** Whether rows are still to come. Statements about the whole list wait for them. */
export const useIsPart = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  useQuery({ queryKey: partKey(queryKey), queryFn: skipToken, initialData: false }).data === true

/**
 * The whole list: what is done at its end, or with all of it, waits for this.
 * @throws what the back end refused, where the rest could not be read
 */
export async function wholeList<Row>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<readonly unknown[], Row[], Error> },
): Promise<readonly Row[]> {
  const isPart = client.getQueryData(partKey(queryKey)) === true
  if (isPart) await client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false, throwOnError: true })
  return client.getQueryData<Row[]>(queryKey) ?? []
}

const partKey = (queryKey: QueryKey) => ['part', ...queryKey]

/** What there is of a long list, whenever it has doubled: each time is as much work as there are rows. Never less than was shown before. */
function show<Row>(client: QueryClient, queryKey: QueryKey, { rows, next }: Part<Row>): void {
  const isPart = client.getQueryData(partKey(queryKey)) === true
  const shown = client.getQueryData<readonly Row[]>(queryKey)?.length ?? 0
  if (next === null ? !isPart : rows.length < 2 * shown) return
  notifyManager.batch(() => {
    // As old as can be: left in the middle, it is read on when it is next shown.
    client.setQueryData(queryKey, rows, { updatedAt: 1 })
    client.setQueryData(partKey(queryKey), next !== null)
  })
}

async function caughtUp<Row extends Placed>(
  { rows, next, stamp }: Part<Row>,
  calls: ListCalls<Row>,
  signal: AbortSignal,
): Promise<Part<Row>> {
  const changed = await calls.changed(stamp, signal)
  if (!changed) return START
  const others = new Set([...changed.gone, ...changed.rows.map(({ id }) => id)])
  if (others.size === 0) return { rows, next, stamp: changed.stamp }
  const here = next ? changed.rows.filter((row) => !isAfter(row, next)) : changed.rows
  const merged = [...rows.filter(({ id }) => !others.has(id)), ...here].toSorted(inOrder)
  return { rows: merged, next, stamp: changed.stamp }
}

const inOrder = (a: Placed, b: Placed): number => a.order - b.order || (a.id < b.id ? -1 : 1)

/** @param next as the back end wrote it: the order and the id of the last row before. That row itself is not after it. */
function isAfter({ order, id }: Placed, next: string): boolean {
  const [lastOrder, ...rest] = next.split(' ')
  return order > Number(lastOrder) || (order === Number(lastOrder) && id > rest.join(' '))
}
