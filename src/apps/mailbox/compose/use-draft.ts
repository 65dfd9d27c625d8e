// What is typed into a draft: saved after a pause and when it is closed, stored here until then; one that is closed as it began is deleted.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { changedFields, type Fields, fieldsOf, isClash, isEmpty, mergedFields } from '../draft-fields.ts'
import { useMailbox } from '../mailbox-context.ts'
import { useCreateDraft, useDeleteMails, useUpdateDraft } from '../mutations.ts'
import { begun } from '../use-new-mail.ts'

export interface Draft {
  readonly fields: Fields
  change(change: Partial<Fields>): void
  /** True once this visit has saved something, and all of it. */
  readonly isSaved: boolean
  /** At once. @returns false where that failed, which has been reported */
  saveNow(): Promise<boolean>
  close(): void
  /** With undo. */
  discard(): void
}

/** So many texts are known again when they come back as saved. */
const MOST_KEPT = 8

export function useDraft(mail: Mail): Draft {
  const { t } = useLingui()
  const { id, attachments } = mail
  const key = `mailbox/${id}`
  const { closeDraft } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateDraft()
  const { dropUntouched, discard } = useDropping(id, key)
  const saved = JSON.stringify(fieldsOf(mail))
  const ours = useRef<readonly Fields[]>([])
  const save = (text: string) => {
    const sent = JSON.parse(text) as Fields
    ours.current = [...ours.current, sent].slice(-MOST_KEPT)
    return run({
      message: t`Draft edited`,
      field: `draft ${id}`,
      write: () => update({ body: { id, draft: changedFields(sent, JSON.parse(saved) as Fields) } }),
      failure: t`Couldn’t save the draft. What you typed is still here.`,
    })
  }
  const { text, setText, flush, isSaved } = useAutosave({ draft: key, saved, save })
  const fields = useMemo(() => JSON.parse(text) as Fields, [text])
  useMerge(mail, { saved, fields, ours, setText })
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
      if (isUntouched) return dropUntouched()
      flush()
      closeDraft(id)
    },
    discard,
  }
}

/** Deletes a draft from the mailbox. @param key of what is stored of it on this device */
function useDropping(id: string, key: string) {
  const { t } = useLingui()
  const { closeDraft, reopen } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: destroy } = useDeleteMails()
  const write = () => destroy({ body: { ids: [id] } })
  return {
    dropUntouched() {
      begun.delete(id)
      dropDraft(key)
      closeDraft(id)
      // Nothing was ever in it: no message.
      void run({
        write: async () => {
          await write()
          return null
        },
        failure: null,
      })
    },
    discard() {
      closeDraft(id)
      dropDraft(key)
      void run({ message: t`Draft discarded`, write, onUndone: () => reopen(id) })
    },
  }
}

interface Typed {
  readonly saved: string
  readonly fields: Fields
  /** What was sent from here. */
  readonly ours: RefObject<readonly Fields[]>
  setText(text: string): void
}

/** Another tab writes the same draft: its fields are taken on beside those that are typed in here; of one field that both changed, its text becomes a draft of its own. */
function useMerge({ replyTo }: Mail, { saved, fields, ours, setText }: Typed): void {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateDraft()
  const base = useRef(saved)
  useEffect(() => {
    if (base.current === saved) return
    const [before, theirs] = [JSON.parse(base.current) as Fields, JSON.parse(saved) as Fields]
    base.current = saved
    const isBoth = isClash(fields, before, theirs, ours.current)
    const merged = JSON.stringify(mergedFields(fields, before, theirs))
    if (merged !== JSON.stringify(fields)) setText(merged)
    if (isBoth)
      void run({
        message: t`This draft was also changed in another tab. The other version is now a separate draft.`,
        write: () => create({ body: { draft: theirs, ...(replyTo !== undefined && { replyTo }) } }),
      })
  }, [saved, fields, ours, setText, replyTo, run, create, t])
}
