// What can be done to the lists of a board, each with its message and its undo. Made once by board/board-view.tsx.
// @chunk scrumboard
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { positionBefore } from './board-changes.ts'
import type { ShownList } from './board-context.ts'
import { useCopyList, useCreateList, useDeleteList, useMoveList, useOrderCards, useUpdateList } from './mutations.ts'

export interface ListActions {
  add(title: string): Promise<boolean>
  rename(id: string, title: string): Promise<boolean>
  /** Undefined takes the limit away. */
  limit(id: string, most: number | undefined): Promise<boolean>
  /** Whether cards that come into it are done. */
  setMarksDone(id: string, isOn: boolean): Promise<boolean>
  /** Before another list; undefined: at the end. */
  move(id: string, before: string | undefined): Promise<boolean>
  moveTo(id: string, boardId: string, message: string): Promise<boolean>
  copy(id: string, title: string): Promise<boolean>
  /** @param ids of all its cards, in their new order */
  sort(ids: readonly string[], message: string): Promise<boolean>
  archive(id: string): Promise<boolean>
  /** With its cards, whose number is shown. */
  remove(list: ShownList): Promise<boolean>
}

export function useListActions(board: WholeBoard | undefined, { run }: Actions): ListActions {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateList()
  const { mutateAsync: update } = useUpdateList()
  const { mutateAsync: destroy } = useDeleteList()
  const { mutateAsync: copy } = useCopyList()
  const { mutateAsync: moveList } = useMoveList()
  const { mutateAsync: order } = useOrderCards()
  return useMemo((): ListActions => {
    const boardId = board?.id ?? ''
    const lists = board?.lists ?? []
    return {
      add: (title) => run({ message: t`List added`, write: () => create({ body: { list: { boardId, title } } }) }),
      rename: (id, title) => run({ message: t`List renamed`, write: () => update({ body: { list: { id, title } } }) }),
      limit: (id, most) =>
        run({
          message: most === undefined ? t`Limit removed` : t`Limit set to ${most}`,
          write: () => update({ body: { list: { id, wipLimit: most ?? null } } }),
        }),
      setMarksDone: (id, isOn) =>
        run({
          message: isOn
            ? t`Cards moved to this list will be marked as done`
            : t`Cards moved to this list will no longer be marked as done`,
          write: () => update({ body: { list: { id, marksDone: isOn } } }),
        }),
      move(id, before) {
        const title = lists.find((list) => list.id === id)?.title ?? ''
        const others = lists.filter((list) => list.id !== id)
        const found = others.findIndex((list) => list.id === before)
        const [position, of] = [(found < 0 ? others.length : found) + 1, lists.length]
        return run({
          message: t`Moved the list “${title}” to position ${position} of ${of}`,
          write: () => update({ body: { list: { id, position: positionBefore(lists, id, before) } } }),
        })
      },
      moveTo: (id, to, message) => run({ message, write: () => moveList({ body: { id, boardId: to } }) }),
      copy: (id, title) => run({ message: t`List copied`, write: () => copy({ body: { id, title } }) }),
      sort: (ids, message) => run({ message, write: () => order({ body: { cards: ids.map((id) => ({ id })) } }) }),
      archive: (id) =>
        run({ message: t`List archived`, write: () => update({ body: { list: { id, archived: true } } }) }),
      remove: ({ id, title }) => {
        const count = lists.find((list) => list.id === id)?.cards.length ?? 0
        return run({
          message: plural(count, {
            0: `List “${title}” deleted`,
            one: `List “${title}” and its card deleted`,
            other: `List “${title}” and its # cards deleted`,
          }),
          write: () => destroy({ query: { id } }),
          announcesUndo: true,
        })
      },
    }
  }, [board, run, t, create, update, destroy, copy, moveList, order])
}
