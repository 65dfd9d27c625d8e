// The application as it will be sent, to be read once more.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CareerDocument, DraftFields } from '#contract/portal/application-drafts.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import type { MatchScore } from '#contract/portal/match.ts'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useAnswerText } from '#portal/career/applications/use-answer-text.ts'

export interface ReviewProps {
  readonly draft: DraftFields
  readonly form: JobForm
  readonly documents: readonly CareerDocument[]
  readonly resumes: readonly ResumeListed[]
  /** Null where levels are not to be compared. */
  readonly match: MatchScore | null
}

export function Review({ draft, form, documents, resumes, match }: ReviewProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const resume = resumes.find(({ id }) => id === draft.resumeVersionId)
  const chosen = documents.filter(({ id }) => draft.documentIds.includes(id))
  const score = number(match?.score ?? 0, { style: 'percent' })
  const answerOf = useAnswerText(draft.answers)
  return (
    <dl className="mt-6 grid gap-5 rounded-12 border border-line bg-surface-raised p-5">
      <Item name={t`CV`}>{resume?.name ?? t`None`}</Item>
      {form.coverLetter !== 'none' && (
        <Item name={t`Cover letter`}>{draft.coverLetter || t({ context: 'letter', message: 'None' })}</Item>
      )}
      {form.questions.map((question) => (
        <Item key={question.id} name={say(question.label)}>
          {answerOf(question)}
        </Item>
      ))}
      <Item name={t`Documents`}>
        {chosen.length === 0
          ? t`None`
          : chosen.map(({ id, name }) => (
              <bdi key={id} className="block">
                {name}
              </bdi>
            ))}
      </Item>
      <Item name={t`Match`}>{match && draft.matchShared ? t`Included: ${score}` : t`Not included`}</Item>
    </dl>
  )
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
