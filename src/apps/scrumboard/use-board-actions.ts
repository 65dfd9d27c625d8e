// What can be done to whole boards, each with its message and its undo.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { BoardFields, BoardPlan, BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import type * as z from '#contract/zod.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useCopyBoard, useCreateBoard, useDeleteBoard, useImportBoard, useUpdateBoard } from './mutations.ts'

export type BoardDraft = Omit<z.infer<typeof BoardFields>, 'archived'>
type Titled = Pick<BoardSummary, 'id' | 'title'>

/** Each resolves to whether it was done; a failure has been reported. */
export function useBoardActions() {
  const { t } = useLingui()
  const { run } = useAction()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateBoard()
  const { mutateAsync: update } = useUpdateBoard()
  const { mutateAsync: destroy } = useDeleteBoard()
  const { mutateAsync: copy } = useCopyBoard()
  const { mutateAsync: bring } = useImportBoard()
  const { show, make } = useMake()
  return {
    show,
    /** @param plan a template's: its lists, labels and cards come along */
    create: (board: BoardDraft, plan?: BoardPlan) =>
      make(t`Board added`, t`Couldn’t add the board.`, async () => {
        if (!plan) return [await create({ body: { board } })]
        const { title, description, icon, members } = board
        const made = await bring({ body: { plan: { ...plan, title, description, icon } } })
        const id = made.answer?.id ?? ''
        return [made, await update({ body: { id, board: { members } } })]
      }),
    copy: ({ id }: Titled, title: string, withCards: boolean) =>
      make(t`Board copied`, t`Couldn’t copy the board.`, async () => [await copy({ body: { id, title, withCards } })]),
    update: (id: string, board: Partial<BoardDraft>) =>
      run({ message: t`Board saved`, write: () => update({ body: { id, board } }) }),
    star: ({ id }: Titled, starred: boolean) =>
      run({
        message: starred ? t`Board added to favourites` : t`Board removed from favourites`,
        write: () => update({ body: { id, board: { starred } } }),
      }),
    archive: ({ id }: Titled, archived: boolean) =>
      run({
        message: archived ? t`Board archived` : t`Board restored`,
        write: () => update({ body: { id, board: { archived } } }),
      }),
    /** Goes to the list of boards, where the deletion can be undone. */
    remove: async ({ id, title }: Titled) => {
      await navigate({ to: '/apps/scrumboard' })
      return run({
        message: t`Board “${title}” deleted`,
        write: () => destroy({ query: { id } }),
        announcesUndo: true,
      })
    },
  }
}

function useMake() {
  const { run } = useAction()
  const navigate = useNavigate()
  const show = useCallback(
    (boardId: string) => navigate({ to: '/apps/scrumboard/$boardId', params: { boardId } }),
    [navigate],
  )
  /** Runs what makes a board, and goes there. */
  const make = async (message: string, failure: string, write: () => Promise<readonly Made[]>) => {
    let id: string | undefined
    const isDone = await run({
      message,
      failure,
      write: async () => {
        const written = await write()
        id = written[0]?.answer?.id
        if (id === undefined) throw new Error('There is no such board')
        return written
      },
    })
    if (isDone && id !== undefined) await show(id)
    return isDone
  }
  return { show, make }
}

interface Made {
  readonly changeId?: string | undefined
  readonly answer: Titled | null
}
