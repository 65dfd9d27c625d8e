// What a card shows: on its board, and while a hand holds it.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { useBoard } from '../board-context.ts'
import { colourOf } from '../colours.ts'
import { CoverPicture } from './cover-picture.tsx'

const MOST_FACES = 3

export function CardFace({ card }: { readonly card: BoardCard }) {
  const { t } = useLingui()
  const { labels, isCompact } = useBoard()
  const known = card.labels.flatMap((id) => labels.get(id) ?? [])
  return (
    <>
      {!isCompact && <Cover card={card} />}
      <span className="block px-3 pt-2.5 pb-3">
        {!isCompact && known.length > 0 && (
          <span id={`card-labels-${card.id}`} className="mb-1 flex flex-wrap gap-x-3 gap-y-0.5 pe-7">
            {known.map(({ id, title, colour }) => (
              <Tag key={id} color={colourOf(colour)}>
                {title || t`Untitled tag`}
              </Tag>
            ))}
          </span>
        )}
        <span
          id={`card-title-${card.id}`}
          className={cx(
            'block font-medium wrap-anywhere',
            (isCompact || known.length === 0) && 'pe-7',
            card.done && 'text-ink-muted',
          )}
        >
          {card.title || t`Untitled`}
        </span>
        <span id={`card-facts-${card.id}`} className="block">
          <Due card={card} />
          {!isCompact && <Facts card={card} />}
        </span>
      </span>
    </>
  )
}

function Cover({ card: { id, cover } }: { readonly card: BoardCard }) {
  if (!cover) return null
  if ('attachmentId' in cover)
    return <CoverPicture attachmentId={cover.attachmentId} className="h-24 w-full rounded-t-12 object-cover" />
  return (
    <span
      aria-hidden="true"
      data-cover={id}
      className="block h-8 rounded-t-12 bg-(--cover) [print-color-adjust:exact]"
      style={{ '--cover': colourOf(cover.colour) } as CSSProperties}
    />
  )
}

/** As text and with an icon of its own for each: never by colour alone. */
export function Due({ card: { dueDate, done } }: { readonly card: Pick<BoardCard, 'dueDate' | 'done'> }) {
  const { now } = useBoard()
  const dueTextOf = useDueText(now)
  const line = 'mt-1 flex items-center gap-1.5 text-13'
  if (done)
    return (
      <span className={cx(line, 'text-success')}>
        <Icon name="check-circle" size={16} /> <Trans context="one card">Done</Trans>
      </span>
    )
  if (dueDate === null) return null
  const { text, tone } = dueTextOf(dueDate)
  return (
    <span className={cx(line, DUE_COLOURS[tone])}>
      {tone === 'overdue' ? (
        <Icon name="exclamation-triangle" size={16} />
      ) : tone === 'soon' ? (
        <Icon name="clock" size={16} />
      ) : (
        <Icon name="calendar" size={16} />
      )}
      {tone === 'overdue' ? <Trans>Overdue: {text}</Trans> : text}
    </span>
  )
}

function Facts({ card: { checklist, comments, attachments, members } }: { readonly card: BoardCard }) {
  const { t } = useLingui()
  const { people } = useBoard()
  const { number } = useFormats()
  const done = checklist.filter(({ completed }) => completed).length
  const faces = members.flatMap((id) => people.get(id) ?? [])
  if (checklist.length + comments + attachments + faces.length === 0) return null
  const [ticked, all] = [number(done), number(checklist.length)]
  return (
    <>
      {checklist.length > 0 && (
        <span aria-hidden="true" className="mt-2 block h-1 overflow-hidden rounded-[2px] bg-line">
          <span className="block h-full bg-accent" style={{ width: `${(100 * done) / checklist.length}%` }} />
        </span>
      )}
      <span className="mt-2 flex min-h-6 items-center gap-3 text-13 text-ink-muted tabular-nums">
        {checklist.length > 0 && (
          <Fact icon={<Icon name="list-bullet" size={16} />} label={t`Checklist: ${ticked} of ${all}`}>
            {t`${ticked} of ${all}`}
          </Fact>
        )}
        {comments > 0 && (
          <Fact icon={<Icon name="chat-bubble-left" size={16} />} label={t`Comments: ${number(comments)}`}>
            {number(comments)}
          </Fact>
        )}
        {attachments > 0 && (
          <Fact icon={<Icon name="paper-clip" size={16} />} label={t`Attachments: ${number(attachments)}`}>
            {number(attachments)}
          </Fact>
        )}
        <span className="ms-auto flex gap-1">
          {faces.slice(0, MOST_FACES).map(({ id, name, avatar }) => (
            <Avatar key={id} name={name} src={avatar} size={24} label={name} />
          ))}
          {faces.length > MOST_FACES && <span>+{number(faces.length - MOST_FACES)}</span>}
        </span>
      </span>
    </>
  )
}

interface FactProps {
  readonly icon: React.ReactNode
  readonly label: string
  readonly children: string
}

const Fact = ({ icon, label, children }: FactProps) => (
  <span className="flex items-center gap-1.5">
    {icon}
    <span aria-hidden="true">{children}</span>
    <span className="sr-only">{label}</span>
  </span>
)
