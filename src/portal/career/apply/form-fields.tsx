// The fields of an application: resume, letter, the employer's questions, documents.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CareerDocument } from '#contract/portal/application-drafts.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Documents } from './documents.tsx'
import { isRefused, type Refused } from './draft-checks.ts'
import { Question } from './question.tsx'
import type { Draft } from './use-draft.ts'

export interface FormFieldsProps {
  readonly draft: Draft
  readonly form: JobForm
  readonly documents: readonly CareerDocument[]
  /** Whether levels are compared with jobs: else there is no score to send. */
  readonly isMatched: boolean
  readonly resumes: readonly ResumeListed[]
  /** The names of what is missing. */
  readonly missing: readonly string[]
  readonly refused: Refused | undefined
}

export function FormFields({ draft, form, documents, resumes, isMatched, missing, refused }: FormFieldsProps) {
  const { t } = useLingui()
  const { fields, change } = draft
  return (
    <div className="mt-6 grid gap-8">
      <Section title={t`CV`}>
        <div data-field="resumeVersionId">
          <Resumes
            resumes={resumes}
            chosen={fields.resumeVersionId}
            error={
              missing.includes('resumeVersionId') && fields.resumeVersionId === null
                ? t`Choose a version, or attach your CV under Documents.`
                : isRefused(refused, fields, 'resumeVersionId')
                  ? t`This version no longer exists. Choose another one.`
                  : undefined
            }
            onChoose={(resumeVersionId) => change({ resumeVersionId })}
          />
        </div>
      </Section>
      {form.coverLetter !== 'none' && (
        <Section title={t`Cover letter`}>
          <CoverLetter draft={draft} form={form} missing={missing} />
        </Section>
      )}
      {form.questions.length > 0 && (
        <Section title={t`The employer’s questions`}>
          <Questions draft={draft} form={form} missing={missing} refused={refused} />
        </Section>
      )}
      <Section title={t`Documents`}>
        {isRefused(refused, fields, 'documentIds') && (
          <p role="alert" className="mb-2 text-13 text-danger">
            <Trans>One of these documents no longer exists. Remove it or add it again.</Trans>
          </p>
        )}
        <Documents
          jobId={form.jobId}
          wanted={form.documents}
          needsResume={fields.resumeVersionId === null && resumes.length > 0}
          documents={documents}
          chosen={fields.documentIds}
          missing={missing}
          onChoose={(documentIds) => change({ documentIds })}
        />
      </Section>
      {isMatched && (
        <Checkbox isSelected={fields.matchShared} onChange={(matchShared) => change({ matchShared })}>
          <Trans>Include my match score</Trans>
        </Checkbox>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold text-16">{title}</h2>
      {children}
    </section>
  )
}

function CoverLetter({
  draft: { fields, change },
  form,
  missing,
}: Pick<FormFieldsProps, 'draft' | 'form' | 'missing'>) {
  const { t } = useLingui()
  return (
    <div data-field="coverLetter">
      <TextArea
        label={form.coverLetter === 'required' ? t`Cover letter` : t`Cover letter (optional)`}
        isLabelHidden
        rows={10}
        maxLength={20_000}
        value={fields.coverLetter}
        onChange={(coverLetter) => change({ coverLetter })}
        description={plural(fields.coverLetter.length, { one: '# character', other: '# characters' })}
        error={missing.includes('coverLetter') && fields.coverLetter.trim() === '' ? t`Required.` : undefined}
      />
    </div>
  )
}

function Questions({
  draft: { fields, change },
  form,
  missing,
  refused,
}: Pick<FormFieldsProps, 'draft' | 'form' | 'missing' | 'refused'>) {
  return (
    <div className="grid gap-5">
      {form.questions.map((question) => (
        <div key={question.id} data-field={`answers.${question.id}`}>
          <Question
            question={question}
            answer={fields.answers[question.id]}
            isChecked={missing.includes(`answers.${question.id}`)}
            isRefused={isRefused(refused, fields, `answers.${question.id}`)}
            onAnswer={(answer) => change({ answers: { ...fields.answers, [question.id]: answer } })}
          />
        </div>
      ))}
    </div>
  )
}

interface ResumesProps {
  readonly resumes: readonly ResumeListed[]
  readonly chosen: string | null
  readonly error: string | undefined
  onChoose(id: string | null): void
}

function Resumes({ resumes, chosen, error, onChoose }: ResumesProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const none = 'none'
  return (
    <RadioGroup
      label={t`Which version of your CV?`}
      value={chosen ?? none}
      onChange={(id) => onChoose(id === none ? null : id)}
      error={error}
      options={[
        ...resumes.map(({ id, name, note, createdAt }) => {
          const at = date(createdAt, 'date')
          return { id, label: name, description: note ? t`Saved on ${at} · ${note}` : t`Saved on ${at}` }
        }),
        { id: none, label: t`None: I’ll attach a document` },
      ]}
    />
  )
}
