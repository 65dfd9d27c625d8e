// One email in the list: whether it is unread, who it is from, when, its subject with the beginning of its text, its labels and marks. Its presses and keys are
// the list's, but for the star's.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Mail, MailLabel } from '#contract/apps/mailbox-shapes.ts'
import { SelectionMark } from '#kit/list/row-controls.tsx'
import { namedColor } from '#kit/tags/named-colors.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { nameOf } from '../people.ts'
import { snippetOf } from '../text-of.ts'
import type { Span } from './rows.ts'
import { useRowTime } from './use-row-time.ts'

export interface MailRowProps {
  readonly mail: Mail
  readonly isSelected: boolean
  /** Some rows are selected: every row shows its box. */
  readonly isSelecting: boolean
  readonly isCompact: boolean
  readonly labelOf: ReadonlyMap<string, MailLabel>
  readonly onStar: (mail: Mail) => void
}

export const MailRow = memo(function MailRow({
  mail,
  isSelected,
  isSelecting,
  isCompact,
  labelOf,
  onStar,
}: MailRowProps) {
  const { t } = useLingui()
  const timeOf = useRowTime()
  const { id, unread } = mail
  const who = useWho(mail)
  const time = timeOf(mail)
  const labels = mail.labels.flatMap((label) => labelOf.get(label) ?? [])
  const states = useStates(mail, labels)
  return (
    <div className="group/row relative grid h-full grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-3 ps-5 pe-2 md:pe-3">
      <span id={`mail-row-${id}`} className="sr-only">
        {[isOwn(mail) && mail.to.length > 0 ? t`To ${who}` : who, mail.subject || t`No subject`, time, ...states].join(
          ', ',
        )}
      </span>
      {unread && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute start-1.5 size-1.5 rounded-full bg-accent forced-colors:bg-[Highlight]',
            isCompact ? 'top-1/2 -translate-y-1/2' : 'top-4',
          )}
        />
      )}
      <span className={cx('grid place-items-center', !isSelecting && 'pointer-coarse:opacity-0')}>
        <SelectionMark isSelected={isSelected} />
      </span>
      <RowText mail={mail} who={who} isCompact={isCompact} />
      <span className={cx('flex', isCompact ? 'items-center gap-2' : 'flex-col items-end gap-0.5')}>
        <span
          data-time
          aria-hidden="true"
          className={cx(
            'whitespace-nowrap text-12 tabular-nums',
            unread ? 'font-medium text-accent-text' : 'text-ink-faint',
          )}
        >
          {time}
        </span>
        <RowMarks mail={mail} labels={labels} onStar={onStar} />
      </span>
    </div>
  )
})

/** One's own: its row shows whom it is to. */
const isOwn = ({ folder }: Mail): boolean => folder === 'sent' || folder === 'drafts'

function useWho(mail: Mail): string {
  const { t } = useLingui()
  return isOwn(mail) ? mail.to.map(nameOf).join(', ') || t`No recipient` : nameOf(mail.from.contact)
}

/** The meaning of the marks, as text. */
function useStates({ unread, starred, important, attachments, threadCount }: Mail, labels: readonly MailLabel[]) {
  const { t } = useLingui()
  return [
    unread && t`Unread`,
    starred && t({ message: 'Starred', context: 'email' }),
    important && t({ message: 'Important', context: 'email' }),
    threadCount > 1 &&
      plural(threadCount, { one: '# email in this conversation', other: '# emails in this conversation' }),
    attachments.length > 0 && t`With attachments`,
    ...labels.map(({ title }) => title),
  ].filter(Boolean)
}

interface RowTextProps extends Pick<MailRowProps, 'mail' | 'isCompact'> {
  readonly who: string
}

function RowText({ mail, who, isCompact }: RowTextProps) {
  const { t } = useLingui()
  const { unread, folder, threadCount } = mail
  return (
    <span
      aria-hidden="true"
      className={cx('min-w-0', isCompact && 'grid grid-cols-[minmax(72px,2fr)_minmax(0,3fr)] items-center gap-x-3')}
    >
      <span className={cx('flex items-center gap-2', unread ? 'font-semibold' : 'text-ink-muted')}>
        <span className="truncate">
          {folder === 'drafts' && <span className="text-danger">{t`Draft`} </span>}
          {who}
        </span>
        {threadCount > 1 && (
          <span className="rounded-4 bg-surface-control px-1 font-medium text-12 text-ink-muted tabular-nums forced-colors:border">
            {threadCount}
          </span>
        )}
      </span>
      <span className="block truncate text-13 text-ink-faint">
        <span className={unread ? 'font-medium text-ink' : 'text-ink-muted'}>{mail.subject || t`No subject`}</span>
        {' · '}
        {snippetOf(mail.content)}
      </span>
    </span>
  )
}

interface RowMarksProps extends Pick<MailRowProps, 'mail' | 'onStar'> {
  readonly labels: readonly MailLabel[]
}

function RowMarks({ mail, labels, onStar }: RowMarksProps) {
  const { t } = useLingui()
  const { starred, important, attachments } = mail
  const subject = mail.subject || t`No subject`
  return (
    <span className="flex h-6 items-center justify-end gap-1.5 text-ink-faint">
      {labels.map(({ id: labelId, color }) => (
        <TagSquare key={labelId} color={namedColor(color)} />
      ))}
      {important && <Icon name="exclamation-circle" size={14} className="text-warning" />}
      {attachments.length > 0 && <Icon name="paper-clip" size={14} />}
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={starred}
        aria-label={t`Star ${subject}`}
        className={cx(
          'relative grid size-6 cursor-pointer place-items-center rounded-4 hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5',
          starred && 'text-warning',
        )}
        onClick={() => onStar(mail)}
      >
        <Icon name="star" solid={starred} size={16} />
      </button>
    </span>
  )
}

export function SpanHead({ span }: { readonly span: Span }) {
  return (
    <span id={`mail-span-${span}`} className="flex h-full items-end ps-5 pb-1 font-medium text-12 text-ink-muted">
      {span === 'today' && <Trans>Today</Trans>}
      {span === 'yesterday' && <Trans>Yesterday</Trans>}
      {span === 'week' && <Trans>This week</Trans>}
      {span === 'earlier' && <Trans>Earlier</Trans>}
    </span>
  )
}
