// The form of an application and its review: what is missing is marked, what the portal refuses is shown, and nothing that was typed is lost.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CareerDocument, DraftFields } from '#contract/portal/application-drafts.ts'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { errorMessage } from '#platform/api/error-message.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { useApply, useDeleteDraft } from '#portal/career/applications/mutations.ts'
import { useJobLabels } from '#portal/career/jobs/job-labels.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { applyKeys } from './apply-keys.ts'
import { emptyDraft, missingFields, type Refused } from './draft-checks.ts'
import { FormFields } from './form-fields.tsx'
import { JobClosed } from './job-closed.tsx'
import { Review } from './review.tsx'
import { type Draft, useDraft } from './use-draft.ts'

export interface ApplyFormProps {
  readonly job: JobDetail
  readonly form: JobForm
  readonly stored: DraftFields | null
  readonly documents: readonly CareerDocument[]
  /** The newest first. */
  readonly resumes: readonly ResumeListed[]
  /** The portal's message, where what waited here was not taken. */
  readonly refusal: string | undefined
  beforeSend(): Promise<void>
  /** @param applicationId undefined: it is queued */
  onSent(applicationId: string | undefined): void
}

export function ApplyForm(props: ApplyFormProps) {
  const { job, form, documents, resumes } = props
  const say = useBilingual()
  const labels = useJobLabels()
  const application = useApplication(props)
  const { draft, isReview, setReview, missing, refused, problem, isClosed, isPending, review, send } = application
  const deleteDraft = useDraftDeletion(job.id, draft)
  return (
    <>
      <Link to="/career/jobs/$jobId" params={{ jobId: job.id }} className={`${linkClass} text-13`}>
        {say(job.title)}, {job.company.name}
      </Link>
      <h1 className="mt-1 font-semibold text-24 tracking-tight">
        {isReview ? <Trans context="heading">Review</Trans> : <Trans>Apply</Trans>}
      </h1>
      {!isClosed && (
        <p className="mt-1 text-13 text-ink-muted">
          <Trans>Closes {labels.closing(job)}.</Trans>{' '}
          {draft.isSaved ? <Trans>Your text is saved until then.</Trans> : <Trans>Saving what you typed…</Trans>}
        </p>
      )}
      {isClosed && <JobClosed similar={job.similar} onDelete={deleteDraft} />}
      {problem && !isClosed && (
        <Note kind="danger" className="mt-4">
          <span role="alert">{problem}</span>
        </Note>
      )}
      {isReview ? (
        <Review draft={draft.fields} form={form} documents={documents} resumes={resumes} match={job.match} />
      ) : (
        <FormFields
          draft={draft}
          form={form}
          documents={documents}
          resumes={resumes}
          isMatched={job.match !== null}
          missing={missing}
          refused={refused}
        />
      )}
      {!isClosed && (
        <FormActions
          isReview={isReview}
          isPending={isPending}
          onReview={review}
          onEdit={() => setReview(false)}
          onSend={send}
        />
      )}
    </>
  )
}

/** The draft on its way: edited, reviewed, sent or refused. */
function useApplication({ job, form, stored, documents, resumes, refusal, beforeSend, onSent }: ApplyFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [empty] = useState(() => emptyDraft(resumes[0]?.id ?? null))
  const draft = useDraft({ jobId: job.id, stored, empty })
  const apply = useApply()
  const [isReview, setReview] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>()
  const [problem, setProblem] = useState<string>()
  const [isClosed, setClosed] = useState(!form.isOpen || Boolean(refusal?.includes('.closed.')))
  const review = () => {
    const found = missingFields(draft.fields, form, { documents, hasResumes: resumes.length > 0 })
    setMissing(found)
    if (found.length > 0) return focusField(found[0] ?? '')
    setReview(true)
    scrollTo({ top: 0 })
  }
  const send = async () => {
    setProblem(undefined)
    try {
      await beforeSend()
      const { step: _, ...fields } = draft.fields
      const { answer } = await apply.mutateAsync({ body: { jobId: job.id, ...fields } })
      // What is queued may come back: what was typed stays in this tab until it is sent.
      if (!isQueued(answer)) draft.drop()
      onSent(isQueued(answer) ? undefined : answer.id)
    } catch (error) {
      if (!(error instanceof ApiError)) return setProblem(t`Couldn’t send. What you typed is still here. Try again.`)
      const { message, fields } = refusalOf(error)
      if (fields.length > 0) {
        setMissing(fields)
        setRefused({ names: fields, draft: draft.fields })
        setReview(false)
      }
      if (message.includes('.closed.')) setClosed(true)
      else setProblem(errorMessage(message))
      // Who has applied already, here or elsewhere, finds what was sent.
      if (message.includes('.duplicate.')) void client.invalidateQueries({ queryKey: ['jobs'] })
    }
  }
  return {
    draft,
    isReview,
    setReview,
    missing,
    refused,
    problem: problem ?? (refusal === undefined ? undefined : errorMessage(refusal)),
    isClosed,
    isPending: apply.isPending,
    review,
    send,
  }
}

function useDraftDeletion(jobId: string, draft: Draft) {
  const { t } = useLingui()
  const removeDraft = useDeleteDraft()
  const { run } = useAction()
  return () => {
    const { fields } = draft
    void run({
      message: t`Draft deleted`,
      write: () => {
        draft.drop()
        return removeDraft.mutateAsync({ params: { jobId } })
      },
      inverse: () => draft.restore(fields),
      failure: null,
    })
  }
}

interface FormActionsProps {
  readonly isReview: boolean
  readonly isPending: boolean
  onReview(): void
  onEdit(): void
  onSend(): Promise<void>
}

function FormActions({ isReview, isPending, onReview, onEdit, onSend }: FormActionsProps) {
  const send = isPending ? undefined : onSend
  useKeys(applyKeys, { 'go-on': isReview ? send : onReview, edit: isReview ? onEdit : undefined })
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {isReview ? (
        <>
          <Button variant="primary" isPending={isPending} onPress={onSend}>
            <Trans>Send the application</Trans>
          </Button>
          <Button onPress={onEdit}>
            <Trans>Make changes</Trans>
          </Button>
        </>
      ) : (
        <Button variant="primary" onPress={onReview}>
          <Trans>Review</Trans>
        </Button>
      )}
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
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button, [role=spinbutton]')
  control?.focus()
}
