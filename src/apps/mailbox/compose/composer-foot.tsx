// What can be done with a draft: send it, now or later, add files or a saved answer, throw it away; and whether it is saved.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, Suspense, useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import type { CannedMenuProps } from '../menus/canned-menu.tsx'
import { ownText } from '../own-text.ts'
import type { Attach } from './use-attach.ts'
import type { Draft } from './use-draft.ts'
import type { Sending } from './use-sending.ts'

const cannedMenu = lazyMenu<CannedMenuProps>(() => import('../menus/canned-menu.tsx'))
const SaveAnswer = lazyBeside(async () => (await import('./save-answer.tsx')).SaveAnswer)
const TimeDialog = lazyBeside(async () => (await import('#kit/due/time-dialog.tsx')).TimeDialog)

export interface ComposerFootProps {
  readonly mail: Mail
  readonly draft: Draft
  readonly sending: Sending
  readonly attach: Attach
  readonly text: RefObject<HTMLTextAreaElement | null>
}

export function ComposerFoot({ draft, sending, attach, text }: ComposerFootProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isTiming, setTiming] = useState(false)
  return (
    <div
      data-foot
      className="flex shrink-0 flex-wrap items-center gap-1 border-line-soft border-t px-4 py-2 max-md:pb-[max(8px,env(safe-area-inset-bottom))]"
    >
      <Button
        variant="primary"
        size="sm"
        aria-keyshortcuts="Control+Enter"
        isPending={sending.isSending}
        onPress={() => sending.send()}
      >
        <Trans>Send</Trans>
      </Button>
      <IconButton icon="clock" size="sm" label={t`Send later`} onPress={() => setTiming(true)} />
      <FileButton
        label={t`Files to attach`}
        isMultiple
        variant="quiet"
        size="sm"
        icon="paper-clip"
        onFiles={attach.add}
      >
        <span className="max-sm:sr-only">
          <Trans>Attach</Trans>
        </span>
      </FileButton>
      <AnswerMenu draft={draft} text={text} />
      <span aria-live="polite" className="ms-auto truncate text-12 text-ink-faint max-sm:hidden">
        {draft.isSaved && (isOnline ? <Trans>Draft saved</Trans> : <Trans>Draft saved · you’re offline</Trans>)}
      </span>
      <IconButton icon="trash" size="sm" label={t`Discard draft`} className="max-sm:ms-auto" onPress={draft.discard} />
      <Suspense>
        {isTiming && (
          <TimeDialog
            title={t`Send later`}
            description={t`Your email will be sent from the Outbox at the chosen time, or when you next open Cairn.`}
            confirm={<Trans>Send later</Trans>}
            onChoose={(at) => {
              setTiming(false)
              void sending.send(at)
            }}
            onClose={() => setTiming(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Saved answers, to be put where the caret is; and saving what was written as one. */
function AnswerMenu({ draft, text }: Pick<ComposerFootProps, 'draft' | 'text'>) {
  const { t } = useLingui()
  const { settings } = useMailbox()
  const [answer, setAnswer] = useState<string | null>(null)
  /** What is selected, else what was written above the signature and the quote. */
  const answerOf = () => {
    const { content } = draft.fields
    const { selectionStart = 0, selectionEnd = 0 } = text.current ?? {}
    return content.slice(selectionStart, selectionEnd).trim() || ownText(content, settings.signature)
  }
  const insert = (snippet: string) => {
    const { content } = draft.fields
    const at = text.current?.selectionStart ?? 0
    draft.change({ content: `${content.slice(0, at)}${snippet}${content.slice(at)}` })
    text.current?.focus()
  }
  return (
    <>
      <LazyMenu
        source={cannedMenu}
        menu={{ onChoose: insert, onSave: () => setAnswer(answerOf()) }}
        opener={(opener) => (
          <IconButton {...opener} icon="chat-bubble-left-ellipsis" size="sm" label={t`Saved replies`} />
        )}
      />
      <Suspense>
        {answer !== null && (
          <SaveAnswer content={answer} subject={draft.fields.subject} onClose={() => setAnswer(null)} />
        )}
      </Suspense>
    </>
  )
}
