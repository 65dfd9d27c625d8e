// Jobs that fit and close within three days, the first to close first.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CareerHome } from '#contract/portal/career.ts'
import { useDueText } from '#kit/due/use-due-text.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { cx } from '#ui/cx.ts'
import { linkClass } from '#ui/link.tsx'
import { Card } from './card.tsx'
import { CLOSING_SOON } from './job-searches.ts'

const DAY_MS = 86_400_000

export function ClosingSoon({ closingSoon: { count, jobs } }: Pick<CareerHome, 'closingSoon'>) {
  const { t } = useLingui()
  const say = useBilingual()
  const now = useNow()
  const dueText = useDueText(now)
  const all = (
    <Link to="/career/jobs" search={CLOSING_SOON} className={linkClass}>
      <Plural value={count} one="See # job" other="See all # jobs" />
    </Link>
  )
  return (
    <Card title={t`Closing soon`} action={count > 0 ? all : undefined}>
      {count === 0 ? (
        <p className="px-4 pb-4 text-ink-muted md:px-5">
          <Trans>None of your matches close in the next three days.</Trans>
        </p>
      ) : (
        <ul>
          {jobs.map(({ id, title, company, validThrough }) => (
            <li key={id}>
              <Link
                to="/career/jobs/$jobId"
                params={{ jobId: id }}
                search={CLOSING_SOON}
                className="flex items-center gap-3 border-line-soft border-t px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5"
              >
                <CompanyMark company={company} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{say(title)}</span>
                  <span className="flex gap-3 text-13">
                    <span className="min-w-0 flex-1 truncate text-ink-muted">{company.name}</span>
                    <time
                      dateTime={validThrough}
                      className={cx(
                        'tabular-nums',
                        Date.parse(validThrough) - now < DAY_MS ? 'text-danger' : 'text-warning',
                      )}
                    >
                      {dueText(validThrough).text}
                    </time>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
