// Adds files to a draft, one call for all that were chosen; what is too large is named, and the others come along.
// @chunk mailbox-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ATTACHMENT_LIMIT } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useAddAttachments, useDeleteAttachment } from '../mutations.ts'

export interface Attach {
  add(files: readonly File[]): void
  remove(attachmentId: string): void
  /** Why files were refused, until others are added. */
  readonly problem: string | undefined
  readonly isAdding: boolean
}

const MOST = 50
const megabytes = ATTACHMENT_LIMIT / 1_000_000

export function useAttach({ id, attachments }: Mail): Attach {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: add, isPending } = useAddAttachments()
  const { mutateAsync: remove } = useDeleteAttachment()
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    isAdding: isPending,
    add(chosen) {
      const large = chosen.filter(({ size }) => size > ATTACHMENT_LIMIT)
      const room = Math.max(0, MOST - attachments.length)
      const files = chosen.filter((file) => !large.includes(file)).slice(0, room)
      const [first] = large
      setProblem(
        first
          ? t`“${first.name}” is larger than ${megabytes} MB. Choose a smaller file.`
          : files.length < chosen.length
            ? t`You can attach up to ${MOST} files to an email.`
            : undefined,
      )
      if (files.length === 0) return
      void run({
        message: plural(files.length, { one: 'File attached', other: '# files attached' }),
        field: `files of ${id} ${crypto.randomUUID()}`,
        write: () => add({ body: { mailId: id, files: [...files] } }),
        failure: t`Couldn’t attach the files.`,
      })
    },
    remove(attachmentId) {
      setProblem(undefined)
      void run({
        message: t`Attachment removed`,
        field: `files of ${id} ${crypto.randomUUID()}`,
        write: () => remove({ query: { mailId: id, id: attachmentId } }),
      })
    },
  }
}
