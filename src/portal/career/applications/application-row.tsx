// An application in the list: for what, its status and since when, and what comes next. The whole row is the link.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { statusTone } from '#platform/portal/status-tone.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { cx } from '#ui/cx.ts'
import { Pill } from '#ui/pill.tsx'
import { useApplicationLabels } from './application-labels.ts'
import { opening } from './applications-search.ts'

export interface ApplicationRowProps {
  readonly application: ApplicationListed
  readonly isCurrent: boolean
}

export function ApplicationRow({ application, isCurrent }: ApplicationRowProps) {
  const say = useBilingual()
  const labels = useApplicationLabels()
  const { id, title, company, location, status } = application
  return (
    <li className="border-line-soft border-b">
      <Link
        to="/career/applications"
        search={opening(id)}
        resetScroll={false}
        data-row={id}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'flex min-h-row-two-lines items-center gap-3 border-s-2 px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2',
          isCurrent ? 'border-accent bg-accent-tint' : 'border-transparent',
        )}
      >
        <CompanyMark company={company} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{say(title)}</span>
          <span className="block truncate text-13 text-ink-muted">
            {company.name}, {location.city}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <Pill tone={statusTone(status)}>{labels.status[status]}</Pill>
            <NextLine application={application} />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** What matters next: an interview, the end of an offer, one's own next step, else how long nothing was heard. */
export function NextLine({ application }: { application: ApplicationListed }) {
  const { date } = useFormats()
  const { interview, offerExpiresAt, nextStep, noNews } = application
  return (
    <span className={cx('truncate text-13', noNews.isLong ? 'text-warning' : 'text-ink-muted')}>
      {offerExpiresAt ? (
        <Trans>Reply by {date(offerExpiresAt, 'shortDay')}</Trans>
      ) : interview?.startsAt ? (
        date(interview.startsAt, 'dayTime')
      ) : interview ? (
        <Trans>Choose a time</Trans>
      ) : nextStep ? (
        <Trans>Next step: {date(nextStep.at, 'shortDay')}</Trans>
      ) : (
        <Plural
          value={noNews.days}
          _0="Reached this stage today"
          one="# day at this stage"
          other="# days at this stage"
        />
      )}
    </span>
  )
}
