// The application as it will be sent, to be read once more.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CareerDocument, DraftFields } from '#contract/portal/application-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import type { MatchScore } from '#contract/portal/match.ts'
import type { ResumeListed } from '#contract/portal/profile.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'

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
  const score = number(match?.score ?? 0, { style: 'percent' })
  const sayAnswer = ({ id, options }: JobForm['questions'][number]) => {
    const answer = draft.answers[id]
    const optionOf = (value: string) => {
      const option = options.find((one) => one.id === value)
      return option ? say(option.label) : value
    }
    if (answer === undefined || answer === '') return t`Not answered`
    if (typeof answer === 'boolean') return answer ? t`Yes` : t`No`
    if (Array.isArray(answer)) return answer.map(optionOf).join(', ')
    return typeof answer === 'number' ? number(answer) : optionOf(answer)
  }
  return (
    <dl className="mt-6 grid gap-5 rounded-12 border border-line bg-surface-raised p-5">
      <Item name={t`CV`}>{resume?.name ?? t`None`}</Item>
      {form.coverLetter !== 'none' && <Item name={t`Cover letter`}>{draft.coverLetter || t`None`}</Item>}
      {form.questions.map((question) => (
        <Item key={question.id} name={say(question.label)}>
          {sayAnswer(question)}
        </Item>
      ))}
      <Item name={t`Documents`}>
        {documents
          .filter(({ id }) => draft.documentIds.includes(id))
          .map(({ name }) => name)
          .join(', ') || t`None`}
      </Item>
      <Item name={t`Match`}>{match && draft.matchShared ? t`Included: ${score}` : t`Stays with you`}</Item>
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
