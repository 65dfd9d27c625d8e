// A card of the board: the link to its application, and the menu of what its person can do. The board holds which one is the tab stop.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, isActive } from '#contract/portal/application-states.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import type { CardDrag } from '#kit/drag/use-card-drag.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useApplicationLabels } from '../application-labels.ts'
import { NextLine } from '../application-row.tsx'
import { opening } from '../applications-search.ts'
import { useNextStep } from '../next-step.tsx'
import type { OwnMove } from '../use-move.ts'

/** For these the column's heading is the same label. */
const NAMED_BY_COLUMN: ReadonlySet<ApplicationStatus> = new Set([
  'submitted',
  'inReview',
  'assessment',
  'interview',
  'offer',
])

/** What a card's menu opens a dialog for. */
export type CardAct = OwnMove | 'note' | 'step'

export interface BoardCardProps {
  readonly application: ApplicationListed
  readonly isCurrent: boolean
  readonly isTabStop: boolean
  readonly isLifted: boolean
  /** What is held would come before it. */
  readonly isTarget: boolean
  readonly drag: Pick<CardDrag, 'dx' | 'dy'> | undefined
  readonly isMenuOpen: boolean
  onMenu(isOpen: boolean): void
  onAct(act: CardAct): void
  /** A position up or down in its column. */
  onStep(step: -1 | 1): void
}

export function BoardCard(props: BoardCardProps) {
  const { application, isCurrent, isTabStop, isLifted, isTarget, drag } = props
  const say = useBilingual()
  const labels = useApplicationLabels()
  const { id, title, company, status } = application
  const isSaidByColumn = NAMED_BY_COLUMN.has(status)
  return (
    <li
      data-card={id}
      style={drag && { transform: `translate(${drag.dx}px, ${drag.dy}px)` }}
      className={cx('relative [-webkit-touch-callout:none]', drag && 'pointer-events-none z-10 opacity-90')}
    >
      {isTarget && <DropLine className="absolute -top-1.5" />}
      <Link
        to="/career/applications"
        search={opening(id)}
        resetScroll={false}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'block select-none rounded-12 border bg-surface-raised py-3 ps-4 pe-11 hover:bg-surface-hover',
          isCurrent || isLifted ? 'border-accent' : 'border-line',
          (isLifted || drag) && 'shadow-dialog ring-2 ring-accent',
        )}
      >
        <span className="block font-medium">{say(title)}</span>
        <span className="mt-2 -me-7 flex items-center gap-3 text-13 text-ink-muted">
          <CompanyMark company={company} />
          <span className="min-w-0">{company.name}</span>
        </span>
        <span className="mt-3 -me-7 flex flex-wrap items-baseline justify-between gap-x-2 text-13 text-ink-muted">
          {isSaidByColumn ? null : labels.status[status]} <NextOnCard application={application} />
        </span>
      </Link>
      <CardMenu {...props} />
    </li>
  )
}

/** What comes next, an interview with its sign before it. */
function NextOnCard({ application }: Pick<BoardCardProps, 'application'>) {
  const { interview, offerExpiresAt } = application
  if (!interview || offerExpiresAt) return <NextLine application={application} />
  return (
    <span
      data-interview
      className="inline-flex items-center gap-1.5 rounded-4 bg-info-tint px-1.5 py-0.5 text-info *:text-info!"
    >
      <Icon name="calendar" size={14} />
      <NextLine application={application} />
    </span>
  )
}

/** Where what is held would go. */
export const DropLine = ({ className }: { readonly className: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'pointer-events-none block h-0.5 w-full rounded-full bg-accent forced-colors:bg-[Highlight]',
      className,
    )}
  />
)

function CardMenu({ application, isMenuOpen, onMenu, onAct, onStep }: BoardCardProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const navigate = useNavigate()
  const download = useDownload()
  const { finish } = useNextStep(application)
  const { id, jobId, title, company, allowed, nextStep, interview, jobIsOpen, status } = application
  const name = `${say(title)}, ${company.name}`
  const show = () => void navigate({ to: '/career/applications', search: opening(id), resetScroll: false })
  const open = (to: '/career/jobs/$jobId' | '/career/jobs/$jobId/apply') => void navigate({ to, params: { jobId } })
  return (
    <MenuTrigger
      isOpen={isMenuOpen}
      onOpenChange={onMenu}
      trigger={
        // By keyboard a card is one stop: its menu opens by a key of its own.
        <IconButton
          icon="ellipsis-horizontal"
          label={t`Actions for ${name}`}
          tabIndex={-1}
          className="absolute! end-1 top-1"
        />
      }
    >
      <Menu aria-label={name}>
        {interview && status === 'interview' && (
          <MenuItem icon="calendar" onAction={show}>{t`Reply to the invitation…`}</MenuItem>
        )}
        {allowed.includes('accepted') && (
          <MenuItem icon="check" onAction={() => onAct('accepted')}>{t`Accept the offer…`}</MenuItem>
        )}
        {allowed.includes('declined') && (
          <MenuItem icon="x-mark" onAction={() => onAct('declined')}>{t`Decline the offer…`}</MenuItem>
        )}
        <MenuItem icon="document-text" onAction={show}>{t`See the application`}</MenuItem>
        <MenuItem icon="pencil" onAction={() => onAct('note')}>{t`Add a note…`}</MenuItem>
        <MenuItem icon="clock" onAction={() => onAct('step')}>
          {nextStep ? t`Change the next step…` : t`Add a next step…`}
        </MenuItem>
        {nextStep && <MenuItem icon="check-circle" onAction={finish}>{t`Mark the next step as done`}</MenuItem>}
        <MenuItem icon="arrow-up" onAction={() => onStep(-1)}>{t`Move up`}</MenuItem>
        <MenuItem icon="arrow-down" onAction={() => onStep(1)}>{t`Move down`}</MenuItem>
        <MenuItem icon="briefcase" onAction={() => open('/career/jobs/$jobId')}>
          <Trans>See the job</Trans>
        </MenuItem>
        {jobIsOpen && !isActive(status) && (
          <MenuItem icon="paper-airplane" onAction={() => open('/career/jobs/$jobId/apply')}>{t`Apply again`}</MenuItem>
        )}
        <MenuItem
          icon="arrow-down-tray"
          onAction={() => void download(applicationsApi.endpoints.exportOne, { params: { id } })}
        >{t`Export the full application`}</MenuItem>
        {allowed.includes('withdrawn') && (
          <MenuItem icon="arrow-uturn-left" onAction={() => onAct('withdrawn')}>{t`Withdraw…`}</MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
