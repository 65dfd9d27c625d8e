// The applications by stage; each number leads to exactly its rows. Stages with none are left out; the next date of a stage is under its number.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import type { CareerHome } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { statusColour } from '#platform/portal/status-tone.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Dot } from '#ui/dot.tsx'
import { linkClass } from '#ui/link.tsx'
import { Card } from './card.tsx'

type StageId = 'draft' | (typeof BOARD_COLUMNS)[number]['id']

export function Stages({ home }: { home: CareerHome }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labels: Record<StageId, string> = {
    draft: t`Draft`,
    sent: t`Sent`,
    review: t`In review`,
    assessment: t`Assessment`,
    interview: t`Interview`,
    offer: t`Offer`,
    ended: t`Ended`,
  }
  const stages = stagesOf(home).filter(({ count }) => count > 0)
  const action = (
    <Link to="/career/applications" search={{ view: 'board' }} className={linkClass}>
      <Trans>View board</Trans>
    </Link>
  )
  return (
    <Card title={t`Applications`} action={stages.length > 0 ? action : undefined}>
      {stages.length === 0 ? (
        <div className="px-4 pb-4 md:px-5">
          <p className="text-ink-muted">
            <Trans>You haven’t applied for any jobs yet.</Trans>
          </p>
          <Link to="/career/jobs" className={`${buttonClass({ size: 'sm' })} mt-3`}>
            <Trans>Find jobs</Trans>
          </Link>
        </div>
      ) : (
        <ul className="grid max-md:grid-cols-[repeat(auto-fill,minmax(76px,1fr))] max-md:gap-y-2 max-md:px-4 pb-2 md:grid-flow-col md:auto-cols-fr md:px-5 md:pb-4">
          {stages.map(({ id, status, count }, index) => (
            <li key={id} className={index > 0 ? 'border-line-soft md:border-s md:ps-3 xl:ps-4' : undefined}>
              <Link
                to="/career/applications"
                search={{ stage: id }}
                className="flex h-full min-h-11 flex-col gap-1 rounded-8 hover:text-accent-text focus-visible:-outline-offset-2"
              >
                <span className="text-12 text-ink-muted md:text-13">{labels[id]}</span>
                <span className="flex gap-2 font-semibold text-20 tabular-nums tracking-tight md:text-24">
                  {number(count)}
                  <Dot className={statusColour(status)} />
                </span>
                <Hint id={id} home={home} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const stagesOf = ({
  drafts,
  applications,
}: CareerHome): { id: StageId; status: ApplicationStatus; count: number }[] => [
  { id: 'draft', status: 'draft', count: drafts },
  ...BOARD_COLUMNS.map(({ id, statuses }) => ({
    id,
    status: statuses[0],
    count: applications.reduce(
      (sum, { status, count }) => ((statuses as readonly string[]).includes(status) ? sum + count : sum),
      0,
    ),
  })),
]

/** What in a stage waits for the person, from what is next: on a phone the card of the next step alone shows it. */
function Hint({ id, home: { next } }: { id: StageId; home: CareerHome }): ReactNode {
  const { date } = useFormats()
  const of = (kind: string) => next.filter((action) => action.kind === kind)
  const at = of(id === 'draft' ? 'finishDraft' : 'answerOffer')[0]?.at
  const toAnswer = of('answerInterview').length
  const day = at ? date(at, 'shortDay') : ''
  const said =
    id === 'draft' && at ? (
      <Trans>closes {day}</Trans>
    ) : id === 'offer' && at ? (
      <Trans>reply by {day}</Trans>
    ) : id === 'interview' && toAnswer > 0 ? (
      <Plural value={toAnswer} one="# to answer" other="# to answer" />
    ) : null
  return said && <span className="text-12 text-warning max-md:hidden">{said}</span>
}
