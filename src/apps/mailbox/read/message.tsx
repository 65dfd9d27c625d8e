// One email of a conversation: folded to a line, or with its people, its text and its files.
// @chunk mailbox
import { Trans, useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { addressOf, isSamePerson, nameOf } from '../people.ts'
import { snippetOf } from '../text-of.ts'
import { useAnswers } from '../use-answers.ts'
import { useUnsubscribe } from '../use-unsubscribe.ts'
import { Attachments } from './attachments.tsx'
import { MessageText } from './message-text.tsx'

export interface FoldedMessageProps {
  readonly mail: Mail
  readonly onUnfold: () => void
}

export function FoldedMessage({ mail, onUnfold }: FoldedMessageProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { contact, avatar } = mail.from
  return (
    <button
      type="button"
      aria-expanded="false"
      onClick={onUnfold}
      className="grid min-h-11 w-full cursor-pointer grid-cols-[24px_auto_minmax(0,1fr)_auto] items-center gap-3 border-line-soft border-t text-start text-13 text-ink-faint hover:bg-surface-hover"
    >
      <Avatar name={nameOf(contact)} src={avatar} size={24} />
      <span className="max-w-40 truncate font-medium text-ink-muted">{nameOf(contact)}</span>
      <span className="truncate">
        {mail.folder === 'drafts' && <span className="text-danger">{t`Draft`} </span>}
        {snippetOf(mail.content)}
      </span>
      <span className="tabular-nums">{date(mail.date, 'shortDay')}</span>
    </button>
  )
}

export interface MessageProps {
  readonly mail: Mail
  /** Left out where it is the only one. */
  readonly onFold: (() => void) | undefined
}

export function Message({ mail, onFold }: MessageProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { write } = useMailbox()
  const { id, folder, sendAt, uid } = mail
  const { contact, avatar } = mail.from
  const name = nameOf(contact)
  const address = addressOf(contact)
  const isDraft = folder === 'drafts' && sendAt === undefined
  return (
    <section aria-label={t`Email from ${name}`} className="border-line-soft border-t pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
        <Avatar name={name} src={avatar} size={40} />
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="wrap-anywhere font-semibold">{name}</span>
            {address !== name && <span className="wrap-anywhere text-13 text-ink-faint">{address}</span>}
            <UnsubscribeLink mail={mail} />
          </p>
          <Recipients mail={mail} />
          {folder === 'sent' && uid === undefined && (
            <p className="text-13 text-ink-muted">
              <Trans>Simulated: this email didn’t leave Cairn.</Trans>
            </p>
          )}
        </div>
        <div className="flex items-center gap-0.5 max-sm:w-full">
          <span className="me-2 whitespace-nowrap text-13 text-ink-faint tabular-nums max-sm:me-auto">
            {date(mail.date, 'dayTime')}
          </span>
          <MessageActs mail={mail} onFold={onFold} />
        </div>
      </div>
      {isDraft && (
        <Button size="sm" icon="pencil-square" className="mb-3" onPress={() => write(id)}>
          <Trans>Continue writing</Trans>
        </Button>
      )}
      <MessageText mail={mail} />
      {mail.attachments.length > 0 && <Attachments mail={mail} />}
    </section>
  )
}

function MessageActs({ mail, onFold }: MessageProps) {
  const { t } = useLingui()
  const { actions } = useMailbox()
  const answers = useAnswers()
  const { id, starred, important, folder } = mail
  const name = nameOf(mail.from.contact)
  return (
    <span className="flex print:hidden">
      <IconButton
        icon="exclamation-circle"
        size="sm"
        solid={important}
        aria-pressed={important}
        label={important ? t`Mark as not important` : t`Mark as important`}
        className={important ? 'text-warning!' : undefined}
        onPress={() => actions.setImportant([id], !important)}
      />
      <IconButton
        icon="star"
        size="sm"
        solid={starred}
        aria-pressed={starred}
        label={starred ? t`Remove the star` : t`Add a star`}
        className={starred ? 'text-warning!' : undefined}
        onPress={() => actions.setStarred([id], !starred)}
      />
      {folder !== 'drafts' && (
        <IconButton icon="arrow-uturn-left" size="sm" label={t`Reply to ${name}`} onPress={() => answers.reply(mail)} />
      )}
      {onFold && <IconButton icon="chevron-up" size="sm" label={t`Collapse`} onPress={onFold} />}
    </span>
  )
}

function UnsubscribeLink({ mail }: { readonly mail: Mail }) {
  const unsubscribe = useUnsubscribe(mail)
  if (!unsubscribe) return null
  const label = <Trans>Unsubscribe</Trans>
  const { page, leave } = unsubscribe
  if (page !== undefined)
    return (
      <SafeLink href={page} hasIcon className="text-13 print:hidden">
        {label}
      </SafeLink>
    )
  return (
    <button type="button" onClick={leave} className={cx(linkClass, 'relative cursor-pointer text-13 print:hidden')}>
      {label}
    </button>
  )
}

function Recipients({ mail: { to, cc = [], bcc } }: { readonly mail: Mail }) {
  const { t } = useLingui()
  const { settings } = useMailbox()
  const named = (people: readonly string[]) =>
    people.map((one) => (isSamePerson(one, settings.sender) ? t`me` : nameOf(one))).join(', ')
  const [all, copies, hidden] = [named(to), named(cc), named(bcc)]
  return (
    <p className="wrap-anywhere text-13 text-ink-muted">
      {to.length > 0 && <Trans>To {all}</Trans>}
      {cc.length > 0 && (
        <>
          {' · '}
          <Trans>Cc {copies}</Trans>
        </>
      )}
      {bcc.length > 0 && (
        <>
          {' · '}
          <Trans>Bcc {hidden}</Trans>
        </>
      )}
    </p>
  )
}
