// New jobs that fit, the best first, each with why; the number leads to all of them.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CareerHome } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { linkClass } from '#ui/link.tsx'
import { MatchFigure } from '#ui/match-figure.tsx'
import { Card } from './card.tsx'
import { MATCHING, newMatchesOf } from './job-searches.ts'
import { useFitText } from './use-fit-text.ts'

export interface NewMatchesProps {
  readonly newMatches: CareerHome['newMatches']
  /** ISO: from when on they are new. */
  readonly since: string
  /** Whether they are those alone that meet the person's conditions. */
  readonly isNarrowed: boolean
}

export function NewMatches({ newMatches: { count, jobs }, since, isNarrowed }: NewMatchesProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const why = useFitText()
  const all = (
    <Link to="/career/jobs" search={newMatchesOf(since)} className={linkClass}>
      <Plural value={count} one="See # match" other="See all # matches" />
    </Link>
  )
  return (
    <Card title={t`New matches`} action={count > 0 ? all : undefined}>
      {count === 0 ? (
        <NoMatches since={since} />
      ) : (
        <ul>
          {jobs.map((job) => (
            <li key={job.id} className="max-md:nth-[n+4]:hidden">
              <Link
                to="/career/jobs/$jobId"
                params={{ jobId: job.id }}
                search={newMatchesOf(since)}
                className="flex min-h-row-two-lines items-center gap-3 border-line-soft border-t px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5"
              >
                <CompanyMark company={job.company} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{say(job.title)}</span>
                  <span className="block text-13 text-ink-muted md:truncate">
                    {job.company.name}, {job.remote === 'full' ? t`remote` : job.location.city} · {why(job)}
                  </span>
                </span>
                <MatchFigure match={job.match} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <p className="border-line-soft border-t px-4 py-2.5 text-13 text-ink-muted md:px-5">
          <Trans>Filtered by your conditions.</Trans>{' '}
          <Link to="/profile" hash="conditions" className={linkClass}>
            <Trans>Change them</Trans>
          </Link>
        </p>
      )}
    </Card>
  )
}

function NoMatches({ since }: { since: string }) {
  const { date } = useFormats()
  const { data: claims } = useQuery(skillQueries.claims())
  const { data: settings } = useQuery(settingsQueries.all())
  const day = date(since, 'shortDay')
  if (settings?.consents.matching === false)
    return (
      <p className="px-4 pb-4 text-ink-muted md:px-5">
        <Trans>Matching is off: you haven’t agreed to let us compare your skills with jobs.</Trans>{' '}
        <Link to="/settings" className={linkClass}>
          <Trans>Change this in Settings</Trans>
        </Link>
      </p>
    )
  return (
    <div className="px-4 pb-4 md:px-5">
      {claims?.length === 0 ? (
        <>
          <p className="text-ink-muted">
            <Trans>Add your skills to see the jobs that match them.</Trans>
          </p>
          <Link to="/skill-evaluation/skills" className={`${buttonClass({ size: 'sm' })} mt-3`}>
            <Trans>Add your skills</Trans>
          </Link>
        </>
      ) : (
        <>
          <p className="text-ink-muted">
            <Trans>No new matches since {day}.</Trans>
          </p>
          <Link to="/career/jobs" search={MATCHING} className={`${buttonClass({ size: 'sm' })} mt-3`}>
            <Trans>Earlier matches</Trans>
          </Link>
        </>
      )}
    </div>
  )
}
