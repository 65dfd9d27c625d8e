// What has come since the last visit: new jobs, searches with something new, applications that moved, saved jobs that closed. Empty where nothing has come.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CareerHome } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { criteriaToAddress } from '#platform/portal/job-address.ts'
import { useStatusLabels } from '#platform/portal/use-status-labels.ts'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Pill } from '#ui/pill.tsx'
import { Card } from './card.tsx'
import { BY_CONDITIONS, newMatchesOf } from './job-searches.ts'

type SinceLast = NonNullable<CareerHome['digest']>

const rowClass =
  'flex min-h-row flex-wrap items-center gap-x-2 gap-y-1 border-line-soft border-t px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5'

export function Digest({ digest }: { digest: SinceLast }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { since, newJobs, newMatches, moved, searches, closedSaved } = digest
  if (newJobs + moved.length + searches.length + closedSaved.length === 0) return null
  const at = date(since, 'dayTime')
  return (
    <Card title={t`Since ${at}`}>
      <ul>
        {moved.map((application) => (
          <MovedRow key={application.id} application={application} />
        ))}
        {newJobs > 0 && <NewJobsRow since={since} newJobs={newJobs} newMatches={newMatches} />}
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
        {closedSaved.map((job) => (
          <ClosedRow key={job.jobId} job={job} />
        ))}
      </ul>
    </Card>
  )
}

function MovedRow({ application: { id, company, title, status } }: { application: SinceLast['moved'][number] }) {
  const say = useBilingual()
  const labels = useStatusLabels()
  return (
    <li>
      <Link to="/career/applications" search={{ application: id }} className={rowClass}>
        <Mark icon="inbox-stack" />
        <span className="min-w-0 flex-1 basis-40">
          {company.name}, <span className="text-ink-muted">{say(title)}</span>
        </span>
        <Pill tone="accent" className="ms-auto">
          {labels[status]}
        </Pill>
      </Link>
    </li>
  )
}

function NewJobsRow({ since, newJobs, newMatches }: Pick<SinceLast, 'since' | 'newJobs' | 'newMatches'>) {
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-2 border-line-soft border-t px-4 py-2 md:px-5">
      <Mark icon="briefcase" />
      <NumberLink search={{ ...BY_CONDITIONS, postedSince: since, sort: 'date' }}>
        <Plural value={newJobs} one="# new job" other="# new jobs" />
      </NumberLink>
      {newMatches > 0 && (
        <>
          <span aria-hidden="true" className="text-ink-faint">
            ·
          </span>
          <NumberLink search={newMatchesOf(since)}>
            <Plural value={newMatches} one="# match" other="# matches" />
          </NumberLink>
        </>
      )}
    </li>
  )
}

function SearchRow({ search: { name, newCount, criteria, seenAt } }: { search: SinceLast['searches'][number] }) {
  return (
    <li>
      <Link
        to="/career/jobs"
        search={{ ...criteriaToAddress(criteria), postedSince: laterOf(criteria.postedSince, seenAt) }}
        className={rowClass}
      >
        <Mark icon="bookmark" />
        <span className="min-w-0 flex-1 basis-40">
          <Trans>Your search “{name}”</Trans>
        </span>
        <span className="ms-auto font-medium text-accent-text tabular-nums">
          <Plural value={newCount} one="# new" other="# new" />
        </span>
      </Link>
    </li>
  )
}

function ClosedRow({ job: { jobId, title, company } }: { job: SinceLast['closedSaved'][number] }) {
  const say = useBilingual()
  return (
    <li>
      <Link to="/career/jobs/$jobId" params={{ jobId }} className={rowClass}>
        <Mark icon="lock-closed" />
        <span className="min-w-0 flex-1 basis-40">
          {company}, <span className="text-ink-muted">{say(title)}</span>
        </span>
        <Pill className="ms-auto">
          <Trans>Closed</Trans>
        </Pill>
      </Link>
    </li>
  )
}

const Mark = ({ icon }: { icon: string }) => <Icon name={icon} size={16} className="text-ink-faint" />

const laterOf = (one: string | undefined, other: string) => (one !== undefined && one > other ? one : other)

function NumberLink({ search, children }: { search: object; children: ReactNode }) {
  return (
    <Link to="/career/jobs" search={search} className={`${linkClass} inline-flex min-h-6 items-center tabular-nums`}>
      {children}
    </Link>
  )
}
