// A draft being written: to whom, its subject, its text and files; saved as it is typed, sent by its button or Ctrl+Enter.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { CONTENT_LIMIT } from '#contract/apps/mailbox-shapes.ts'
import { isHtml } from '#formats/mail/is-html.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { mailQueries } from '../queries.ts'
import { textOf } from '../text-of.ts'
import { ComposerFoot } from './composer-foot.tsx'
import { DraftFiles } from './draft-files.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { SendQuestion } from './send-question.tsx'
import { type Attach, useAttach } from './use-attach.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { type Sending, useSending } from './use-sending.ts'

export interface ComposerProps {
  readonly id: string
  /** A window beside which the screen is worked with; on a phone a page. */
  readonly isDocked: boolean
  readonly isFolded: boolean
  /** The one that a phone shows. */
  readonly isOnTop: boolean
  readonly onFold: () => void
}

export function Composer(props: ComposerProps) {
  const { id, isOnTop } = props
  const { closeDraft } = useMailbox()
  const { data } = useQuery(mailQueries.one(id))
  // Sent, thrown away or never there: nothing is left to write on.
  const isGone = data === null || (data !== undefined && (data.folder !== 'drafts' || data.sendAt !== undefined))
  useEffect(() => {
    if (isGone) closeDraft(id)
  }, [isGone, closeDraft, id])
  if (!data || isGone)
    return (
      <div className={cx('w-full bg-surface-raised p-6 md:w-[544px]', !isOnTop && 'max-md:hidden')}>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return <Writing {...props} mail={data} />
}

function Writing({ mail, isDocked, isFolded, isOnTop, onFold }: ComposerProps & { readonly mail: Mail }) {
  const { t } = useLingui()
  const draft = useDraft(mail)
  const sending = useSending(mail, draft)
  const attach = useAttach(mail)
  const titleId = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [isAnswer] = useState(mail.replyTo !== undefined || mail.to.length > 0)
  // Who answers writes at once, above what is quoted.
  useEffect(() => {
    if (!isAnswer || isFolded) return
    text.current?.focus()
    text.current?.setSelectionRange(0, 0)
  }, [isAnswer, isFolded])
  const title = draft.fields.subject || t`New email`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void sending.send()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      draft.close()
    } else return
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and Ctrl+Enter of everything in it come by here
    <div
      role="dialog"
      aria-modal={isDocked ? false : undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className={cx(
        'flex min-w-0 flex-col bg-surface-overlay md:rounded-t-12 md:shadow-menu forced-colors:border',
        isFolded ? 'md:w-64' : 'md:h-[min(600px,calc(100dvh-96px))] md:w-[544px]',
        isOnTop ? 'max-md:h-full max-md:w-full' : 'max-md:hidden',
      )}
    >
      <WindowHead titleId={titleId} title={title} isFolded={isFolded} onFold={onFold} onClose={draft.close} />
      <div className={cx('flex min-h-0 flex-1 flex-col', isFolded && 'md:hidden')}>
        <DraftFields mail={mail} draft={draft} sending={sending} attach={attach} text={text} isAnswer={isAnswer} />
        <p className="shrink-0 px-4 pb-2 text-12 text-ink-muted">
          <Trans>Simulated: nothing leaves Cairn. Emails to yourself arrive in your Inbox.</Trans>
        </p>
        <SendQuestion sending={sending} attach={attach} />
        <ComposerFoot mail={mail} draft={draft} sending={sending} attach={attach} text={text} />
      </div>
    </div>
  )
}

interface WindowHeadProps extends Pick<ComposerProps, 'isFolded' | 'onFold'> {
  readonly titleId: string
  readonly title: string
  readonly onClose: () => void
}

function WindowHead({ titleId, title, isFolded, onFold, onClose }: WindowHeadProps) {
  const { t } = useLingui()
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-line-soft border-b ps-4 pe-2">
      <h2 id={titleId} className="min-w-0 flex-1 truncate font-semibold text-14">
        {title}
      </h2>
      <IconButton
        icon={isFolded ? 'chevron-up' : 'chevron-down'}
        size="sm"
        label={isFolded ? t`Expand` : t`Collapse`}
        aria-expanded={!isFolded}
        className="max-md:hidden"
        onPress={onFold}
      />
      <IconButton icon="x-mark" size="sm" label={t`Save and close`} onPress={onClose} />
    </div>
  )
}

interface DraftFieldsProps {
  readonly mail: Mail
  readonly draft: Draft
  readonly sending: Sending
  readonly attach: Attach
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly isAnswer: boolean
}

/** To whom, the subject, the text and the files, onto which files can be dropped. */
function DraftFields({ mail, draft: { fields, change }, sending, attach, text, isAnswer }: DraftFieldsProps) {
  const { t } = useLingui()
  const content = isHtml(fields.content) ? textOf(fields.content) : fields.content
  return (
    <DropZone
      message={<Trans>Drop files to attach them</Trans>}
      onFiles={attach.add}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <RecipientFields fields={fields} change={change} isAnswer={isAnswer} problem={sending.problem} />
      <input
        value={fields.subject}
        aria-label={t({ message: 'Subject', context: 'email' })}
        placeholder={t({ message: 'Subject', context: 'email' })}
        maxLength={1000}
        onChange={({ target }) => change({ subject: target.value })}
        className="h-11 shrink-0 border-line-soft border-b bg-transparent px-4 text-ink outline-none placeholder:text-ink-faint focus-visible:bg-surface-hover"
      />
      <textarea
        ref={text}
        value={content}
        aria-label={t`Text`}
        maxLength={CONTENT_LIMIT}
        onChange={({ target }) => change({ content: target.value })}
        onPaste={(event) => {
          const { files } = event.clipboardData
          if (files.length === 0) return
          event.preventDefault()
          attach.add([...files])
        }}
        className="min-h-48 flex-1 resize-none bg-transparent px-4 py-3 text-ink outline-none"
      />
      <DraftFiles mail={mail} attach={attach} />
    </DropZone>
  )
}
