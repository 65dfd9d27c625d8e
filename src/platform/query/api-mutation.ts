// useApiMutation(): a write with its optimistic change, its roll-back, the refetch of its domain here and in other tabs, and its undo.
import { type DataTag, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallInput, Endpoint } from '#contract/define-api.ts'
import { type Called, callForChange } from '#platform/api/call.ts'
import { tellOtherTabs } from './other-tabs.ts'

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

export interface ApiMutationOptions<E extends Endpoint> {
  readonly optimistic?: (input: CallInput<E>) => readonly OptimisticChange[]
  readonly onDone?: (called: Called<AnswerOf<E>>, input: CallInput<E>) => void
}

/** The write of an endpoint. `mutate(input)`; the answer comes with the id of its change, for undo. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { optimistic: changesOf, onDone }: ApiMutationOptions<E> = {},
) {
  const client = useQueryClient()
  return useMutation<Called<AnswerOf<E>>, Error, CallInput<E>, Snapshot>({
    mutationKey: [endpoint.api],
    mutationFn: (input) => callForChange(endpoint, input),
    onMutate: (input) => applyOptimistically(client, changesOf?.(input) ?? []),
    onError: (_error, _input, snapshot) => snapshot?.restore(),
    onSuccess: (called, input) => {
      tellOtherTabs(endpoint.api)
      onDone?.(called, input)
    },
    onSettled: () => refetchWhenLast(client, endpoint.api),
  })
}

interface Snapshot {
  restore(): void
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
    restore: () => {
      for (const [key, data] of before) client.setQueryData(key, data)
    },
  }
}

/** While another write of the domain is under way its optimistic change must not be overwritten; the last one refetches for all. */
function refetchWhenLast(client: QueryClient, api: string): void {
  if (client.isMutating({ mutationKey: [api] }) <= 1) void client.invalidateQueries({ queryKey: [api] })
}
