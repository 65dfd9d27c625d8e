// What the shortcuts panel reads and writes, each change shown before its answer is there.
import { type Shortcut, shortcutsApi } from '#contract/shell/shortcuts.ts'
import { optimistic, optimisticPatch, optimisticRemoval, useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { all, create, update, remove, order } = shortcutsApi.endpoints

export const shortcutQueries = { all: () => apiQuery(all, {}) }

export function useShortcutWrites() {
  return {
    create: useApiMutation(create),
    update: useApiMutation(update, {
      optimistic: ({ body: { id, shortcut } }) => [optimisticPatch(shortcutQueries.all(), id, shortcut)],
    }),
    remove: useApiMutation(remove, {
      optimistic: ({ query: { id } }) => [optimisticRemoval(shortcutQueries.all(), id)],
    }),
    order: useApiMutation(order, {
      optimistic: ({ body }) => [optimistic(shortcutQueries.all(), (list) => inOrder(list, body.shortcuts))],
    }),
  }
}

/** Those sent take, in their sequence, the positions that they held between them, as the back end does it. */
function inOrder(list: readonly Shortcut[], sent: readonly { readonly id: string }[]): Shortcut[] {
  const moved = new Set(sent.map(({ id }) => id))
  const next = sent.flatMap(({ id }) => list.find((one) => one.id === id) ?? []).values()
  return list.map((one) => (moved.has(one.id) ? (next.next().value ?? one) : one))
}
