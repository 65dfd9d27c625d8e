// What can be done to several cards at once, each as one change with its undo. Made once by board/board-view.tsx.
// @chunk scrumboard
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BoardCard, CardPatch, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { positionBefore } from './board-changes.ts'
import { useDeleteCards, useMoveCards, useUpdateCards } from './mutations.ts'

export interface ChosenActions {
  setDone(cards: readonly BoardCard[], done: boolean): Promise<boolean>
  /** Gives all of them a tag, or takes it from all. */
  setLabel(cards: readonly BoardCard[], labelId: string, isOn: boolean): Promise<boolean>
  /** To a place in a list of the board, in the sequence given; without `before`: at its end. */
  move(cards: readonly BoardCard[], position: CardPosition): Promise<boolean>
  archive(cards: readonly BoardCard[]): Promise<boolean>
  remove(cards: readonly BoardCard[]): Promise<boolean>
}

export function useChosenActions(board: WholeBoard, { run }: Actions): ChosenActions {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateCards()
  const { mutateAsync: moveCards } = useMoveCards()
  const { mutateAsync: destroy } = useDeleteCards()
  return useMemo((): ChosenActions => {
    const patch: Patch = (cards, message, patchOf) =>
      run({
        message,
        write: () => update({ body: { cards: cards.map((card) => ({ id: card.id, ...patchOf(card) })) } }),
        announcesUndo: true,
      })
    return {
      ...patching(patch),
      move(cards, { column, before }) {
        const list = board.lists.find(({ id }) => id === column)
        if (!list) return Promise.resolve(false)
        const ids = cards.map(({ id }) => id)
        const to = list.title || t`Untitled`
        const others = list.cards.filter(({ id }) => !ids.includes(id))
        return run({
          message: plural(ids.length, { one: `# card moved to “${to}”`, other: `# cards moved to “${to}”` }),
          write: () =>
            moveCards({
              body: {
                ids,
                listId: column,
                ...(before !== undefined && { position: positionBefore(others, '', before) }),
              },
            }),
          announcesUndo: true,
        })
      },
      remove: (cards) =>
        run({
          message: plural(cards.length, { one: '# card deleted', other: '# cards deleted' }),
          write: () => destroy({ body: { ids: cards.map(({ id }) => id) } }),
          announcesUndo: true,
        }),
    }
  }, [board.lists, run, t, update, moveCards, destroy])
}

type Patch = (cards: readonly BoardCard[], message: string, patchOf: (card: BoardCard) => CardPatch) => Promise<boolean>

/** Changes to the cards' own fields. */
const patching = (patch: Patch): Pick<ChosenActions, 'setDone' | 'setLabel' | 'archive'> => ({
  setDone: (cards, done) =>
    patch(
      cards,
      done
        ? plural(cards.length, { one: '# card marked as done', other: '# cards marked as done' })
        : plural(cards.length, { one: '# card reopened', other: '# cards reopened' }),
      () => ({ done }),
    ),
  setLabel(cards, labelId, isOn) {
    const changed = cards.filter(({ labels }) => labels.includes(labelId) !== isOn)
    return patch(
      changed,
      isOn
        ? plural(changed.length, { one: 'Tag added to # card', other: 'Tag added to # cards' })
        : plural(changed.length, { one: 'Tag removed from # card', other: 'Tag removed from # cards' }),
      ({ labels }) => ({ labels: isOn ? [...labels, labelId] : labels.filter((id) => id !== labelId) }),
    )
  },
  archive: (cards) =>
    patch(cards, plural(cards.length, { one: '# card archived', other: '# cards archived' }), () => ({
      archived: true,
    })),
})
