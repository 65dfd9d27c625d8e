// undoChanges(): undoes changes by the ids that their writes answered, and refetches what they touched, here and in other tabs. Screens use src/kit/undo.
// @chunk signed-in
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { type Undone, undoApi } from '#contract/shell/undo.ts'
import type { Called } from '#platform/api/answer.ts'
import { callForChange } from '#platform/api/call.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'
import { refetchAll } from './refetch-all.ts'

const { undo, undoSeveral } = undoApi.endpoints
/** The key of the mutation, which distinguishes it from other writes. */
const UNDO = ['changes', 'undo'] as const
/** Every undo is itself a change: what lists changes is read again. */
const LISTS = ['changes', 'workspace']

/** Several are undone as one. The answer is null where none is known any more. */
export const undoChanges = (client: QueryClient, ids: readonly string[]): Promise<Called<Undone | null>> =>
  client
    .getMutationCache()
    .build<Called<Undone | null>, Error, readonly string[], unknown>(client, {
      mutationKey: UNDO,
      mutationFn: (changeIds) => whileSessionLasts(() => callFor(changeIds)),
      onSuccess: ({ answer }) => {
        if (answer) refetchAll(client, [...LISTS, answer.api, ...(answer.others ?? [])])
      },
    })
    .execute(ids)

function callFor(ids: readonly string[]): Promise<Called<Undone | null>> {
  const [id = '', ...others] = ids
  return others.length === 0
    ? callForChange(undo, { body: { id } })
    : callForChange(undoSeveral, { body: { ids: [...ids] } })
}

/** The ids of the changes that a mutation undid; undefined where it is another write. */
export function undoneBy({
  options: { mutationKey },
  state,
}: Mutation<unknown, Error, unknown>): readonly string[] | undefined {
  const isUndo = mutationKey?.[0] === UNDO[0] && mutationKey[1] === UNDO[1]
  return isUndo ? (state.variables as readonly string[]) : undefined
}
