// Begins an email: a draft, opened as a window. One that is closed as it began goes again.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { DraftFields, Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { pageMap } from '#platform/page-state.ts'
import { fieldsOf } from './draft-fields.ts'
import { useMailbox } from './mailbox-context.ts'
import { useCreateDraft } from './mutations.ts'

/** Drafts as they began on this page. */
export const begun = pageMap<string, string>()

interface Begin {
  readonly replyTo?: string
  readonly attachmentsOf?: string
}

export function useNewMail(): (draft?: Partial<DraftFields>, options?: Begin) => Promise<void> {
  const { t } = useLingui()
  const { settings, write } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateDraft()
  const { signature } = settings
  return useCallback(
    async (draft = {}, options = {}) => {
      let made: Mail | undefined
      const content = draft.content ?? signed('', signature)
      await run({
        write: async () => {
          made = (await create({ body: { draft: { ...draft, content }, ...options } })).answer as Mail
          return null
        },
        failure: t`Couldn’t create the email.`,
      })
      if (!made) return
      begun.set(made.id, JSON.stringify(fieldsOf(made)))
      write(made.id)
    },
    [run, t, create, signature, write],
  )
}

/** What is written goes above the signature, and that above what is quoted. */
export const signed = (quoted: string, signature: string): string =>
  [signature.trim() && `\n\n${signature.trim()}`, quoted && `\n\n${quoted}`].filter(Boolean).join('')
