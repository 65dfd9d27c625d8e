// An answer to an employer's question, as text: in the review, and in what was sent.
// @chunk applications
import { useLingui } from '@lingui/react/macro'
import type { Answers } from '#contract/portal/application-drafts.ts'
import type { JobQuestion } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'

export function useAnswerText(answers: Answers): (question: JobQuestion) => string {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const say = useBilingual()
  return ({ id, type, options }) => {
    const answer = answers[id]
    const optionOf = (value: string) => {
      const option = options.find((one) => one.id === value)
      return option ? say(option.label) : value
    }
    if (answer === undefined || answer === '') return t`Not answered`
    if (typeof answer === 'boolean') return answer ? t`Yes` : t`No`
    if (typeof answer === 'number') return number(answer)
    if (Array.isArray(answer)) return answer.map(optionOf).join(', ')
    if (type === 'date' && !Number.isNaN(Date.parse(answer))) return date(answer, 'longDay')
    return type === 'single' ? optionOf(answer) : answer
  }
}
