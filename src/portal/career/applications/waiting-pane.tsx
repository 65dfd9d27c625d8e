// Beside the applications while none is open: what waits for the person, what ends first at the top. Where nothing does, what changed last.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useZoned } from '#platform/i18n/use-zoned.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { jobQueries } from '../jobs/queries.ts'
import { ApplicationRow } from './application-row.tsx'
import { opening } from './applications-search.ts'
import { applicationQueries } from './queries.ts'
import { type Waiting, waitingOf } from './waiting.ts'

export function WaitingPane() {
  const { t } = useLingui()
  const now = useNow()
  // All of them: a filter of the list takes nothing away from what has to be done.
  const { data: page } = useQuery(applicationQueries.list({}))
  const { data: drafts } = useQuery(applicationQueries.drafts())
  const jobs = useQueries({ queries: (drafts ?? []).map(({ jobId }) => jobQueries.one(jobId)) })
  const isKnown = page && drafts && jobs.every(({ isPending }) => !isPending)
  if (!isKnown) return null
  const waiting = waitingOf(
    page.results,
    jobs.flatMap(({ data }) => data ?? []),
    now,
  )
  const [latest] = page.results
  if (waiting.length === 0 && !latest) return null
  return (
    <section aria-labelledby="waiting" className="mx-auto max-w-[760px] px-8 pt-7 pb-16">
      <h2 id="waiting" className="font-semibold text-20 tracking-tight">
        {waiting.length > 0 ? <Trans>To do next</Trans> : <Trans>Nothing to do right now</Trans>}
      </h2>
      {waiting.length > 0 ? (
        <ul aria-labelledby="waiting" className="mt-4 overflow-hidden rounded-12 border border-line">
          {waiting.map((one) => (
            <WaitingRow key={one.key} waiting={one} />
          ))}
        </ul>
      ) : (
        latest && (
          <>
            <p className="mt-1 text-ink-muted">
              <Trans>You’ve answered everything, and nothing is due in the next few days. Latest change:</Trans>
            </p>
            <ul aria-label={t`Latest change`} className="mt-4 overflow-hidden rounded-12 border border-line">
              <ApplicationRow application={latest} isCurrent={false} />
            </ul>
          </>
        )
      )}
    </section>
  )
}

function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { what, why } = useWaitingText()(waiting)
  return (
    <li className="border-line-soft not-first:border-t">
      <WaitingLink waiting={waiting}>
        <CompanyMark company={waiting.job.company} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{what}</span>
          <span className="block text-13 text-ink-muted">{why}</span>
        </span>
        <Icon name="chevron-right" size={16} className="text-ink-faint rtl:rotate-180" />
      </WaitingLink>
    </li>
  )
}

function WaitingLink({ waiting: { application, job }, children }: { waiting: Waiting; children: ReactNode }) {
  const className =
    'flex min-h-row-two-lines items-center gap-4 px-5 py-3 hover:bg-surface-hover focus-visible:-outline-offset-2'
  return application ? (
    <Link to="/career/applications" search={opening(application.id)} resetScroll={false} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/career/jobs/$jobId/apply" params={{ jobId: job.id }} className={className}>
      {children}
    </Link>
  )
}

/** The same text as on home. */
function useWaitingText(): (waiting: Waiting) => { readonly what: string; readonly why: string } {
  const { t } = useLingui()
  const say = useBilingual()
  const zoned = useZoned()
  const { date } = useFormats()
  return ({ kind, at, zone, application, job: { title, company } }) => {
    const job = say(title)
    const { name } = company
    // An interview is shown in both zones, any other end in one’s own. What one means to do oneself has a day.
    const whenOf = (end: string) => (kind === 'nextStep' ? date(end, 'longDay') : date(end, 'weekdayTime'))
    const when = !at ? '' : kind === 'interview' ? zoned(at, zone) : whenOf(at)
    switch (kind) {
      case 'offer':
        return {
          what: t`Reply to the offer from ${name}`,
          why: at ? t`${job}. Offer expires: ${when}.` : t`${job}.`,
        }
      case 'invitation':
        return {
          what: application?.interview?.startsAt
            ? t`Reply to the invitation from ${name}`
            : t`Choose an interview time with ${name}`,
          why: t`${job}. They’re waiting for your reply.`,
        }
      case 'interview':
        return { what: t`Prepare for the interview with ${name}`, why: t`${job}. Starts: ${when}.` }
      case 'nextStep':
        return { what: application?.nextStep?.text ?? '', why: t`${job}, ${name}. Planned for ${when}.` }
      case 'draft':
        return { what: t`Finish your application to ${name}`, why: t`${job}. Closes: ${when}.` }
    }
  }
}
