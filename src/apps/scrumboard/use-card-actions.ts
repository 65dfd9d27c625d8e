// What can be done to cards, each with its message and its undo. Made once by board/board-view.tsx.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BoardCard, CardPatch, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { positionBefore } from './board-changes.ts'
import { useCopyCard, useCreateCard, useDeleteCard, useMoveCards, useUpdateCard } from './mutations.ts'

export interface CardActions {
  /** @returns its id; undefined where that failed, which has been reported */
  add(listId: string, title: string): Promise<string | undefined>
  /** @param message say in a toast what was done; left out: it is undone by key alone */
  patch(id: string, patch: CardPatch, message?: string): Promise<boolean>
  /** One step of typing in a field of a card. */
  write(id: string, field: 'title' | 'description', text: string): Promise<boolean>
  setDone(card: BoardCard, done: boolean): Promise<boolean>
  /** @param from the list that it was in when it was lifted: where it is elsewhere by now, that is announced */
  move(card: BoardCard, position: CardPosition, from?: string): Promise<boolean>
  /** To a list of any board, at its end. */
  moveTo(card: BoardCard, listId: string, message: string): Promise<boolean>
  copyTo(card: BoardCard, listId: string, title: string): Promise<boolean>
  archive(card: BoardCard): Promise<boolean>
  remove(card: BoardCard): Promise<boolean>
}

export function useCardActions(board: WholeBoard | undefined, { run }: Actions): CardActions {
  const { t } = useLingui()
  const { number } = useFormats()
  const { mutateAsync: create } = useCreateCard()
  const { mutateAsync: update } = useUpdateCard()
  const { mutateAsync: destroy } = useDeleteCard()
  const { mutateAsync: copy } = useCopyCard()
  const { mutateAsync: moveCards } = useMoveCards()
  return useMemo((): CardActions => {
    const patch: CardActions['patch'] = (id, card, message) =>
      run({ message, write: () => update({ body: { id, card } }) })
    const nameOf = ({ title }: BoardCard) => title || t`Untitled`
    return {
      async add(listId, title) {
        let id: string | undefined
        await run({
          message: t`Card added`,
          write: async () => {
            const written = await create({ body: { card: { listId, title } } })
            if (!written.answer) throw new Error('The list is gone')
            id = written.answer.id
            return written
          },
          failure: t`Couldn’t add the card.`,
        })
        return id
      },
      patch,
      write: (id, field, text) =>
        run({
          field: `scrumboard/${id}/${field}`,
          write: () =>
            update({ body: { id, card: field === 'title' ? { title: text } : { description: text || null } } }),
        }),
      setDone: (card, done) => patch(card.id, { done }, done ? t`Card marked as done` : t`Card reopened`),
      move(card, { column, before }, from) {
        const list = board?.lists.find(({ id }) => id === column)
        if (!list) return Promise.resolve(false)
        const others = list.cards.filter(({ id }) => id !== card.id)
        const at = before === undefined ? others.length : others.findIndex(({ id }) => id === before)
        const elsewhere =
          from === undefined || from === card.listId ? undefined : board?.lists.find(({ id }) => id === card.listId)
        const [name, to, position, of] = [nameOf(card), list.title, number(at + 1), number(others.length + 1)]
        const meanwhile = elsewhere?.title ?? ''
        return patch(
          card.id,
          { listId: column, position: positionBefore(list.cards, card.id, before) },
          elsewhere
            ? t`Moved “${name}” to “${to}”, position ${position} of ${of}. It had been moved to “${meanwhile}” in another tab.`
            : t`Moved “${name}” to “${to}”, position ${position} of ${of}`,
        )
      },
      moveTo: (card, listId, message) => run({ message, write: () => moveCards({ body: { ids: [card.id], listId } }) }),
      copyTo: (card, listId, title) =>
        run({ message: t`Card copied`, write: () => copy({ body: { id: card.id, listId, title } }) }),
      archive: (card) => patch(card.id, { archived: true }, t`Card archived`),
      remove: (card) => run({ message: t`Card deleted`, write: () => destroy({ query: { id: card.id } }) }),
    }
  }, [board, run, t, number, create, update, destroy, copy, moveCards])
}
