// useApiMutation(): a write with its optimistic change, its roll-back, the refetch of its domain here and in other tabs, and its undo.
// @chunk signed-in
import { type DataTag, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallAnswer, CallInput, Endpoint, Queued } from '#contract/define-api.ts'
import type { Called } from '#platform/api/answer.ts'
import { callForChange } from '#platform/api/call.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'
import { notifyOtherTabs } from './other-tabs.ts'

/** A change to what the cache holds under a key, made before the answer is there. `change` gets only data that is there. */
export interface OptimisticChange {
  readonly queryKey: QueryKey
  readonly change: (data: never) => unknown
}

/** An optimistic change, typed by its query. */
export const optimistic = <Data>(
  query: { readonly queryKey: DataTag<readonly unknown[], Data, Error> },
  change: (data: Data) => Data,
): OptimisticChange => ({ queryKey: query.queryKey, change: change as (data: never) => unknown })

interface RowsQuery<Row> {
  readonly queryKey: DataTag<readonly unknown[], Row[], Error>
}

/** An optimistic change of one row of a list. */
export const optimisticPatch = <Row extends { readonly id: string }>(
  query: RowsQuery<Row>,
  id: string,
  patch: NoInfer<Partial<Row>>,
): OptimisticChange => optimistic(query, (rows) => rows.map((row) => (row.id === id ? { ...row, ...patch } : row)))

/** An optimistic removal of one row of a list. */
export const optimisticRemoval = <Row extends { readonly id: string }>(
  query: RowsQuery<Row>,
  id: string,
): OptimisticChange => optimistic(query, (rows) => rows.filter((row) => row.id !== id))

export interface ApiMutationOptions<E extends Endpoint> {
  /** How it is sent. Default: by one call. */
  readonly send?: (input: CallInput<E>) => Promise<Called<CallAnswer<E>>>
  readonly optimistic?: (input: CallInput<E>) => readonly OptimisticChange[]
  /** Not called for a write that waits to be sent: the header shows it, and the optimistic state stays. */
  readonly onDone?: (called: Called<AnswerOf<E>>, input: CallInput<E>) => void
}

/** Whether a call's result means that the write waits. */
export const isQueued = (answer: unknown): answer is Queued => (answer as Partial<Queued> | null)?.queued === true

/** The write of an endpoint. `mutate(input)`; the answer comes with the id of its change, for undo. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { send = (input) => callForChange(endpoint, input), optimistic: changesOf, onDone }: ApiMutationOptions<E> = {},
) {
  const client = useQueryClient()
  return useMutation<Called<CallAnswer<E>>, Error, CallInput<E>, Snapshot>({
    mutationKey: [endpoint.api],
    mutationFn: (input) => whileSessionLasts(() => send(input)),
    onMutate: (input) => applyOptimistically(client, changesOf?.(input) ?? []),
    onError: (_error, _input, snapshot) => snapshot?.restore(),
    onSuccess: (called, input, snapshot) => {
      if (isQueued(called.answer)) return keepShown(client, snapshot)
      for (const api of changedBy(endpoint)) notifyOtherTabs(api)
      onDone?.(called as Called<AnswerOf<E>>, input)
    },
    // What waits is shown as made; the portal would tell the state before it.
    onSettled: (called) => {
      if (isQueued(called?.answer)) return
      refetchWhenLast(client, endpoint.api, 1)
      for (const api of endpoint.touches ?? []) refetchWhenLast(client, api, 0)
    },
  })
}

const changedBy = ({ api, touches = [] }: Endpoint): readonly string[] => [api, ...touches]

interface Snapshot {
  readonly keys: readonly QueryKey[]
  restore(): void
}

/** The copies of the portal's answers show the change too, for a start without a network. */
async function keepShown(client: QueryClient, { keys }: Snapshot): Promise<void> {
  await (await import('./amend-copies.ts')).amendCopies(client, keys)
}

async function applyOptimistically(client: QueryClient, changes: readonly OptimisticChange[]): Promise<Snapshot> {
  await Promise.all(changes.map(({ queryKey }) => client.cancelQueries({ queryKey })))
  const before = changes.flatMap(({ queryKey }) => client.getQueriesData({ queryKey }))
  for (const { queryKey, change } of changes) {
    client.setQueriesData({ queryKey }, (data: unknown) =>
      data === undefined || data === null ? data : change(data as never),
    )
  }
  return {
    keys: before.map(([key]) => key),
    restore: () => {
      for (const [key, data] of before) client.setQueryData(key, data)
    },
  }
}

/**
 * While another write of the domain is under way its optimistic change must not be overwritten; the last one refetches for all.
 * @param own how many of the writes under way are the one that has settled
 */
function refetchWhenLast(client: QueryClient, api: string, own: 0 | 1): void {
  if (client.isMutating({ mutationKey: [api] }) <= own) void client.invalidateQueries({ queryKey: [api] })
}
