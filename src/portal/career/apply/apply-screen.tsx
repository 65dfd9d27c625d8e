// Applying at /career/jobs/{jobId}/apply: the form, the review, the confirmation. Kept as it is typed; offline it is queued, and says so.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CareerDocument, DraftFields } from '#contract/portal/application-shapes.ts'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { useApply } from '#portal/career/applications/mutations.ts'
import { applicationQueries } from '#portal/career/applications/queries.ts'
import { useJobWords } from '#portal/career/jobs/job-words.ts'
import { jobQueries } from '#portal/career/jobs/queries.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { missingIn } from './apply-form.ts'
import { FormFields } from './form-fields.tsx'
import { Review } from './review.tsx'
import { useDraft } from './use-draft.ts'

export function ApplyScreen({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const job = useQuery(jobQueries.one(jobId))
  const form = useQuery(applicationQueries.form(jobId))
  const draft = useQuery(applicationQueries.draft(jobId))
  const documents = useQuery(applicationQueries.documents())
  const failed = [job, form, draft, documents].find(({ error }) => error)
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 pt-5 pb-16 md:pt-8">
      {job.data && form.data && draft.data !== undefined && documents.data ? (
        <Applying job={job.data} form={form.data} stored={draft.data} documents={documents.data} />
      ) : failed?.error instanceof ApiError && failed.error.status === 404 ? (
        <EmptyState heading="h1" title={t`This job is no longer available.`} action={<JobsLink />} />
      ) : failed ? (
        <ErrorState
          title={t`The form could not be read.`}
          description={t`Check the connection, then try again.`}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      ) : (
        <SkeletonRows label={t`Loading the form`} count={6} />
      )}
    </div>
  )
}

function JobsLink() {
  return (
    <Link to="/career/jobs" className="text-accent-text underline">
      <Trans>All jobs</Trans>
    </Link>
  )
}

interface ApplyingProps {
  readonly job: JobDetail
  readonly form: JobForm
  readonly stored: DraftFields | null
  readonly documents: readonly CareerDocument[]
}

type Sent = { readonly applicationId: string | undefined }

function Applying({ job, form, stored, documents }: ApplyingProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const words = useJobWords()
  const draft = useDraft(job.id, stored)
  const apply = useApply()
  const [isReview, setReview] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const title = say(job.title)
  if (sent) return <Confirmation sent={sent} title={title} company={job.company.name} />
  const toReview = () => {
    const found = missingIn(draft.fields, form, documents)
    setMissing(found)
    if (found.length > 0) return focusField(found[0] ?? '')
    setReview(true)
    scrollTo({ top: 0 })
  }
  const send = async () => {
    setProblem(undefined)
    try {
      const { step: _, ...fields } = draft.fields
      const { answer } = await apply.mutateAsync({ body: { jobId: job.id, ...fields } })
      draft.drop()
      setSent({ applicationId: isQueued(answer) ? undefined : answer.id })
    } catch (error) {
      if (!(error instanceof ApiError)) return setProblem(t`It could not be sent. What you wrote is kept; try again.`)
      const { message, fields } = refusalOf(error)
      if (fields.length > 0) {
        setMissing(fields)
        setReview(false)
      }
      setProblem(
        message.includes('.closed.')
          ? t`The job has closed meanwhile. What you wrote is kept: you can keep it as a draft or delete it.`
          : message.includes('.duplicate.')
            ? t`You have applied for this job already.`
            : t`The portal did not take it. What you wrote is kept; look at the marked fields and try again.`,
      )
    }
  }
  return (
    <>
      <Link to="/career/jobs/$jobId" params={{ jobId: job.id }} className="text-13 text-accent-text">
        {title}, {job.company.name}
      </Link>
      <h1 className="mt-1 font-semibold text-24 tracking-tight">
        {isReview ? <Trans>Look it over</Trans> : <Trans>Apply</Trans>}
      </h1>
      <p className="mt-1 text-13 text-ink-muted">
        <Trans>Closes {words.closing(job)}.</Trans>{' '}
        {draft.isKept ? <Trans>What you type is kept until then.</Trans> : <Trans>Keeping what you typed…</Trans>}
      </p>
      {(!form.isOpen || job.application) && (
        <Note kind="warning" className="mt-4">
          {job.application
            ? t`You have applied for this job already.`
            : t`This job is closed. What you wrote is kept here.`}
        </Note>
      )}
      {problem && (
        <Note kind="danger" className="mt-4">
          <span role="alert">{problem}</span>
        </Note>
      )}
      {isReview ? (
        <Review draft={draft.fields} form={form} documents={documents} match={job.match} />
      ) : (
        <FormFields draft={draft} form={form} documents={documents} isMatched={job.match !== null} missing={missing} />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isReview ? (
          <>
            <Button
              variant="primary"
              isPending={apply.isPending}
              isDisabled={!form.isOpen || job.application !== null}
              onPress={send}
            >
              <Trans>Send the application</Trans>
            </Button>
            <Button onPress={() => setReview(false)}>
              <Trans>Change something</Trans>
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={toReview}>
            <Trans>Review</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function Confirmation({ sent, title, company }: { sent: Sent; title: string; company: string }) {
  return (
    <div role="status">
      <h1 className="font-semibold text-24 tracking-tight">
        {sent.applicationId ? <Trans>Sent</Trans> : <Trans>Queued, not sent</Trans>}
      </h1>
      <p className="mt-2 max-w-(--prose)">
        {sent.applicationId ? (
          <Trans>
            Your application for “{title}” is with {company}. Exactly what you sent is kept with it.
          </Trans>
        ) : (
          <Trans>
            There is no connection. Your application for “{title}” waits on this device and is sent as soon as you are
            back; the header shows what waits.
          </Trans>
        )}
      </p>
      <p className="mt-5 flex flex-wrap gap-5">
        <Link
          to="/career/applications"
          search={sent.applicationId ? { application: sent.applicationId } : {}}
          className="text-accent-text underline"
        >
          <Trans>My applications</Trans>
        </Link>
        <JobsLink />
      </p>
    </div>
  )
}

/** What the portal refused, and which fields it names. */
function refusalOf(error: ApiError): { readonly message: string; readonly fields: readonly string[] } {
  const body = error.body as {
    readonly message?: string
    readonly fields?: readonly string[] | Record<string, unknown>
  } | null
  const fields = body?.fields ?? []
  return { message: body?.message ?? '', fields: Array.isArray(fields) ? fields : Object.keys(fields) }
}

/** The first field that is wrong, wherever it is on the page. */
function focusField(name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
