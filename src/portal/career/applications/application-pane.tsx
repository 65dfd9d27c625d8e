// The open application: its status, what can be done now, the timeline, and everything that was sent.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { statusTone } from '#platform/portal/status-tone.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { Button } from '#ui/button.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { CompanyMark } from '#ui/company-mark.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { Pill } from '#ui/pill.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useApplicationLabels } from './application-labels.ts'
import { InterviewCard } from './interview-card.tsx'
import { NextStep } from './next-step.tsx'
import { Notes } from './notes.tsx'
import { OfferCard } from './offer-card.tsx'
import { applicationQueries } from './queries.ts'
import { SentFile } from './sent-file.tsx'
import { Timeline } from './timeline.tsx'

const WithdrawDialog = lazyBeside(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)

export function ApplicationPane({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(applicationQueries.one(id))}
      loading={<SkeletonRows label={t`Loading the application`} hasTwoLines count={5} className="p-8" />}
      error={{ title: t`Couldn’t load the application.`, description: t`Check your connection, then try again.` }}
      notFound={
        <EmptyState
          title={t`Couldn’t find this application.`}
          description={t`The link may be wrong, or the application may belong to someone else.`}
          action={<Button onPress={onClose}>{t`All applications`}</Button>}
          className="p-8"
        />
      }
    >
      {(application) => <Pane application={application} onClose={onClose} />}
    </QueryView>
  )
}

function Pane({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const say = useBilingual()
  const copy = useSavedCopy(applicationQueries.one(application.id))
  const [isWithdrawing, setWithdrawing] = useState<boolean>()
  const { jobSnapshot: job, offer, interviews } = application
  useRecordTitle(`${say(job.title)}, ${job.company.name}`)
  return (
    <article className="mx-auto max-w-[760px] px-4 pt-4 pb-16 md:px-8 md:pt-7">
      <PaneHeader application={application} onClose={onClose} />
      {copy && <SavedCopy {...copy} className="mt-2" />}
      <PaneActions application={application} onWithdraw={() => setWithdrawing(true)} />
      <Waiting application={application} />
      {offer && <OfferCard application={application} offer={offer} />}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} application={application} interview={interview} />
      ))}
      <Feedback application={application} />
      <NextStep application={application} />
      <Timeline application={application} />
      <Notes application={application} />
      <SentFile application={application} />
      {isWithdrawing !== undefined && (
        <Suspense fallback={<CloseOnEscape onClose={() => setWithdrawing(undefined)} />}>
          <WithdrawDialog application={application} isOpen={isWithdrawing} onOpenChange={setWithdrawing} />
        </Suspense>
      )}
    </article>
  )
}

function PaneHeader({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { t } = useLingui()
  const say = useBilingual()
  const labels = useApplicationLabels()
  const { jobSnapshot: job, status } = application
  return (
    <div className="flex items-start gap-3">
      <CompanyMark company={job.company} isLarge />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-24 tracking-tight">{say(job.title)}</h2>
        <p className="text-ink-muted">
          {job.company.name}, {job.location.city}
        </p>
      </div>
      <Pill tone={statusTone(status)} className="mt-2">
        {labels.status[status]}
      </Pill>
      <IconButton icon="x-mark" label={t`Close`} onPress={onClose} className="print:hidden" />
    </div>
  )
}

const wayClass = 'inline-flex min-h-9 items-center text-accent-text underline pointer-coarse:min-h-11'

function PaneActions({ application, onWithdraw }: { application: ApplicationDetail; onWithdraw(): void }) {
  const download = useDownload()
  const { id, jobId, allowed, jobIsOpen, canReapply } = application
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <Link to="/career/jobs/$jobId" params={{ jobId }} className={wayClass}>
        <Trans>See the job</Trans>
      </Link>
      {canReapply && jobIsOpen && (
        <Link to="/career/jobs/$jobId/apply" params={{ jobId }} className={wayClass}>
          <Trans>Apply again</Trans>
        </Link>
      )}
      <Button
        icon="arrow-down-tray"
        variant="quiet"
        onPress={() => download(applicationsApi.endpoints.exportOne, { params: { id } })}
        className="ms-auto"
      >
        <Trans>Export the full application</Trans>
      </Button>
      {allowed.includes('withdrawn') && (
        <Button variant="quiet" onPress={onWithdraw}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </div>
  )
}

/** How long nothing was heard beside how long it usually takes. */
function Waiting({ application: { noNews, jobIsOpen, status } }: { application: ApplicationDetail }) {
  if (noNews.usualDays === null) return null
  const days = (
    <Plural
      value={noNews.days}
      _0="Reached this stage today."
      one="# day at this stage."
      other="# days at this stage."
    />
  )
  const usual = <Plural value={noNews.usualDays} one="# day" other="# days" />
  return (
    <Note kind={noNews.isLong ? 'warning' : 'plain'} icon="clock" className="mt-5">
      {noNews.isLong ? (
        <Trans>
          <strong>{days}</strong> Half of all replies come within {usual}, so it’s fine to ask for an update.
        </Trans>
      ) : (
        <Trans>
          <strong>{days}</strong> Half of all replies come within {usual}.
        </Trans>
      )}
      {!jobIsOpen && status !== 'hired' && (
        <>
          {' '}
          <Trans>This job is no longer accepting applications, but yours isn’t affected.</Trans>
        </>
      )}
    </Note>
  )
}

function Feedback({ application: { feedback } }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  if (!feedback) return null
  const reasons = feedback.reasons.map((reason) => labels.reason[reason as keyof typeof labels.reason] ?? reason)
  return (
    <section className="mt-6 rounded-12 border border-line p-5">
      <h3 className="font-semibold text-14">{t`The employer’s feedback`}</h3>
      {reasons.length > 0 && <p className="mt-1">{reasons.join(' · ')}</p>}
      {feedback.text && <blockquote className="mt-2 text-ink-muted">{feedback.text}</blockquote>}
    </section>
  )
}
