// What can be done to what hangs on the open card, each with its message and its undo: checklist, comments, attachments.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ATTACHMENT_LIMIT } from '#contract/apps/scrumboard.ts'
import type { CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import type { LineStep } from '#kit/list/steps-of-lines.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { showToast } from '#ui/toast-store.ts'
import {
  useCreateAttachment,
  useCreateComment,
  useCreateItem,
  useDeleteAttachment,
  useDeleteComment,
  useDeleteItem,
  useUpdateCard,
  useUpdateComment,
  useUpdateItem,
} from '../mutations.ts'

export type CardParts = ReturnType<typeof useCardParts>

const LIMIT_MB = ATTACHMENT_LIMIT / 1_000_000

/** Each resolves to whether it was done; a failure has been reported. */
export function useCardParts({ id: cardId, checklist }: CardDetail) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: updateCard } = useUpdateCard()
  const { mutateAsync: createItem } = useCreateItem()
  const { mutateAsync: updateItem } = useUpdateItem()
  const { mutateAsync: deleteItem } = useDeleteItem()
  const items = useMemo(
    () => ({
      /** In one change. */
      addItems: (lines: readonly LineStep[]) => {
        const [only] = lines
        if (only && lines.length === 1)
          return run({ message: t`Item added`, write: () => createItem({ body: { cardId, item: only } }) })
        const added = lines.map((line) => ({ ...line, id: crypto.randomUUID() }))
        return run({
          message: plural(lines.length, { one: '# item added', other: '# items added' }),
          write: () => updateCard({ body: { id: cardId, card: { checklist: [...checklist, ...added] } } }),
        })
      },
      tickItem: (id: string, completed: boolean) =>
        run({ write: () => updateItem({ body: { cardId, id, item: { completed } } }) }),
      renameItem: (id: string, title: string) =>
        run({
          field: `scrumboard/${cardId}/item/${id}`,
          write: () => updateItem({ body: { cardId, id, item: { title } } }),
        }),
      moveItem: (from: number, to: number) => {
        const moved = checklist.filter((_, index) => index !== from)
        moved.splice(to, 0, ...checklist.slice(from, from + 1))
        return run({ write: () => updateCard({ body: { id: cardId, card: { checklist: moved } } }) })
      },
      removeItem: (id: string) => run({ message: t`Item deleted`, write: () => deleteItem({ query: { cardId, id } }) }),
    }),
    [run, t, cardId, checklist, createItem, updateItem, deleteItem, updateCard],
  )
  return { ...items, ...useTalk(cardId), ...useFiles(cardId) }
}

function useTalk(cardId: string) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateComment()
  const { mutateAsync: update } = useUpdateComment()
  const { mutateAsync: destroy } = useDeleteComment()
  return {
    addComment: (text: string) => run({ message: t`Comment added`, write: () => create({ body: { cardId, text } }) }),
    editComment: (id: string, text: string) =>
      run({ message: t`Comment saved`, write: () => update({ body: { id, text } }) }),
    removeComment: (id: string) => run({ message: t`Comment deleted`, write: () => destroy({ query: { id } }) }),
  }
}

function useFiles(cardId: string) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateAttachment()
  const { mutateAsync: destroy } = useDeleteAttachment()
  return {
    /** Those that are too large are named and left out. */
    attach: (files: readonly File[]) => {
      const fitting = files.filter(({ size }) => size <= ATTACHMENT_LIMIT)
      for (const { name } of files.filter((file) => !fitting.includes(file)))
        showToast({ kind: 'error', message: t`“${name}” wasn’t attached because it’s larger than ${LIMIT_MB} MB.` })
      if (fitting.length === 0) return Promise.resolve(false)
      return run({
        message: plural(fitting.length, { one: 'File attached', other: '# files attached' }),
        write: async () => {
          const written: Written[] = []
          for (const file of fitting) written.push(await create({ body: { cardId, file } }))
          return written
        },
        failure: t`Couldn’t attach the files.`,
      })
    },
    detach: (id: string) => run({ message: t`Attachment deleted`, write: () => destroy({ query: { id } }) }),
  }
}
