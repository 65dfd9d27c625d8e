// A row of the job list: title, location, pay and match. The whole row is the link.
// @chunk job-rows
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MatchFigure } from '#ui/match-figure.tsx'
import { useJobLabels } from './job-labels.ts'
import { JobPill } from './job-pill.tsx'
import { sameSearch } from './jobs-filters.ts'

export interface JobRowProps {
  readonly job: JobListed
  readonly isCurrent: boolean
  /** It is shown beside the list, though nobody opened it. */
  readonly isPreviewed?: boolean
  /** Brings a hidden one back; left out where that is not offered. */
  readonly onShowAgain?: (() => void) | undefined
}

export function JobRow({ job, isCurrent, isPreviewed, onShowAgain }: JobRowProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const labels = useJobLabels()
  const [now] = useState(Date.now)
  const { company, salary, distanceKm } = job
  // What is wholly remote is near everybody, and what is in the town itself needs no figure.
  const distance = !distanceKm || job.remote === 'full' ? null : number(Math.round(distanceKm))
  return (
    <li className="flex items-center border-line-soft border-b">
      <Link
        to="/career/jobs/$jobId"
        params={{ jobId: job.id }}
        search={sameSearch}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        data-job={job.id}
        data-row={job.id}
        className={cx(
          'flex min-h-row-two-lines min-w-0 flex-1 items-center gap-3 border-s-2 py-2 ps-4 pe-4 hover:bg-surface-hover focus-visible:-outline-offset-2',
          isCurrent
            ? 'border-accent bg-accent-tint'
            : isPreviewed
              ? 'border-line-strong bg-surface-sunken'
              : 'border-transparent',
        )}
      >
        <CompanyMark company={company} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{say(job.title)}</span>
            {job.isSaved && (
              <>
                <Icon name="bookmark" solid size={16} className="text-accent-text" />
                <span className="sr-only">{t({ message: 'Saved', context: 'job' })}</span>
              </>
            )}
            <JobPill job={job} now={now} />
          </span>
          <span className="block truncate text-13 text-ink-muted">
            {company.name}, {job.remote === 'full' ? labels.remote.full : job.location.city}
            {distance !== null && <> · {t`${distance} km`}</>}
          </span>
          <span className="block text-13 text-ink-muted">
            <span className="text-ink tabular-nums">{labels.shortPay(salary)}</span> · {labels.contract[job.contract]}
            {job.remote === 'hybrid' && <> · {labels.onSite(job)}</>}
          </span>
        </span>
        <MatchFigure match={job.match} />
      </Link>
      {onShowAgain && (
        <IconButton icon="eye" label={t`Show again: ${say(job.title)}`} onPress={onShowAgain} className="me-2" />
      )}
    </li>
  )
}
