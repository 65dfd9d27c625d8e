// The writes of the boards, each with the change that it makes to what is shown before its answer is there.
// @chunk scrumboard
import type { DataTag } from '@tanstack/react-query'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { CardDetail, CardPatch, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { type OptimisticChange, optimistic, optimisticPatch, useApiMutation } from '#platform/query/api-mutation.ts'
import { patchCardsIn, patchListIn, withoutCards } from './board-changes.ts'
import { boardQueries } from './queries.ts'

const { endpoints } = scrumboardApi

const keyOf = <Data>(name: string) => ({
  queryKey: [endpoints.board.api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The boards that are shown. */
const onBoards = (change: (board: WholeBoard) => WholeBoard): OptimisticChange =>
  optimistic(keyOf<WholeBoard>(endpoints.board.name), change)

const patched = (patches: ReadonlyMap<string, CardPatch>): OptimisticChange[] => [
  onBoards((board) => patchCardsIn(board, patches)),
  optimistic(keyOf<CardDetail>(endpoints.card.name), (card) => ({ ...card, ...patches.get(card.id) })),
]

export const useUpdateCard = () =>
  useApiMutation(endpoints.updateCard, { optimistic: ({ body }) => patched(new Map([[body.id, body.card]])) })

export const useDeleteCard = () =>
  useApiMutation(endpoints.deleteCard, {
    optimistic: ({ query: { id } }) => [onBoards((board) => withoutCards(board, new Set([id])))],
  })

export const useUpdateList = () =>
  useApiMutation(endpoints.updateList, {
    optimistic: ({ body: { list } }) => [onBoards((board) => patchListIn(board, list.id, list))],
  })

export const useDeleteList = () =>
  useApiMutation(endpoints.deleteList, {
    optimistic: ({ query: { id } }) => [
      onBoards((board) => ({ ...board, lists: board.lists.filter((list) => list.id !== id) })),
    ],
  })

export const useUpdateCards = () =>
  useApiMutation(endpoints.updateCards, {
    send: inParts(endpoints.updateCards, 'cards'),
    optimistic: ({ body: { cards } }) => patched(new Map(cards.map(({ id, ...patch }) => [id, patch]))),
  })

export const useDeleteCards = () =>
  useApiMutation(endpoints.deleteCards, {
    send: inParts(endpoints.deleteCards, 'ids'),
    optimistic: ({ body: { ids } }) => [onBoards((board) => withoutCards(board, new Set(ids)))],
  })

export const useOrderCards = () =>
  useApiMutation(endpoints.cardPositions, {
    optimistic: ({ body: { cards } }) => patched(new Map(cards.map(({ id }, position) => [id, { position }]))),
  })

export const useCreateCard = () => useApiMutation(endpoints.createCard)
export const useCopyCard = () => useApiMutation(endpoints.copyCard)
export const useMoveCards = () => useApiMutation(endpoints.moveCards)
export const useCreateList = () => useApiMutation(endpoints.createList)
export const useCopyList = () => useApiMutation(endpoints.copyList)
export const useMoveList = () => useApiMutation(endpoints.moveList)
export const useCreateLabel = () => useApiMutation(endpoints.createLabel)
export const useUpdateLabel = () => useApiMutation(endpoints.updateLabel)
export const useDeleteLabel = () => useApiMutation(endpoints.deleteLabel)
export const useCreateBoard = () => useApiMutation(endpoints.createBoard)
export const useUpdateBoard = () =>
  useApiMutation(endpoints.updateBoard, {
    optimistic: ({ body: { id, board } }) => {
      // Who its members are is known with the answer.
      const { members: _, ...patch } = board
      return [
        optimisticPatch(boardQueries.all(), id, patch),
        onBoards((one) => (one.id === id ? { ...one, ...patch } : one)),
      ]
    },
  })
export const useDeleteBoard = () => useApiMutation(endpoints.deleteBoard)
export const useCopyBoard = () => useApiMutation(endpoints.copyBoard)
export const useImportBoard = () => useApiMutation(endpoints.importBoard)
export const useCreateItem = () => useApiMutation(endpoints.createChecklistItem)
export const useUpdateItem = () => useApiMutation(endpoints.updateChecklistItem)
export const useDeleteItem = () => useApiMutation(endpoints.deleteChecklistItem)
export const useCreateComment = () => useApiMutation(endpoints.createComment)
export const useUpdateComment = () => useApiMutation(endpoints.updateComment)
export const useDeleteComment = () => useApiMutation(endpoints.deleteComment)
export const useCreateAttachment = () => useApiMutation(endpoints.createAttachment)
export const useDeleteAttachment = () => useApiMutation(endpoints.deleteAttachment)
