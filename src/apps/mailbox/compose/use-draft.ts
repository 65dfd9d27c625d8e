// What is typed into a draft: saved after a pause and when it is closed, kept until then; one that is closed as it began goes again.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { type Fields, fieldsOf, isEmpty } from '../draft-fields.ts'
import { useMailbox } from '../mailbox-context.ts'
import { useDeleteMails, useUpdateDraft } from '../mutations.ts'
import { begun } from '../use-new-mail.ts'

export interface Draft {
  readonly fields: Fields
  change(change: Partial<Fields>): void
  /** True once this visit has saved something, and all of it. */
  readonly isSaved: boolean
  /** At once. @returns false where it failed, which the person has been told */
  saveNow(): Promise<boolean>
  close(): void
  /** With undo. */
  discard(): void
}

export function useDraft(mail: Mail): Draft {
  const { t } = useLingui()
  const { id, attachments } = mail
  const { closeDraft, reopen } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateDraft()
  const { mutateAsync: destroy } = useDeleteMails()
  const saved = JSON.stringify(fieldsOf(mail))
  const key = `mailbox/${id}`
  const save = (text: string) =>
    run({
      message: t`Draft edited`,
      field: `draft ${id}`,
      write: () => update({ body: { id, draft: JSON.parse(text) as Fields } }),
      failure: t`Couldn’t save the draft. What you typed is still here.`,
    })
  const { text, setText, flush, isSaved } = useAutosave({ draft: key, saved, save })
  const fields = useMemo(() => JSON.parse(text) as Fields, [text])
  const saveNow = async () => {
    if (text === saved) return true
    const isDone = await save(text)
    if (isDone) dropDraft(key)
    return isDone
  }
  return {
    fields,
    change: (change) => setText(JSON.stringify({ ...fields, ...change })),
    isSaved,
    saveNow,
    close() {
      const isUntouched = attachments.length === 0 && (begun.get(id) === text || isEmpty(fields))
      if (isUntouched) {
        begun.delete(id)
        dropDraft(key)
        closeDraft(id)
        // Nothing was ever in it: nothing is said.
        void run({
          write: async () => {
            await destroy({ body: { ids: [id] } })
            return null
          },
          failure: null,
        })
        return
      }
      flush()
      closeDraft(id)
    },
    discard() {
      closeDraft(id)
      dropDraft(key)
      void run({
        message: t`Draft discarded`,
        write: () => destroy({ body: { ids: [id] } }),
        onUndone: () => reopen(id),
      })
    },
  }
}
