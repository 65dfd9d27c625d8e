// What is wrong with the answer to an employer's question. The portal and the form agree by it. Pure.
// @chunk profile-shapes
import type { JobQuestion } from '#contract/portal/job-shapes.ts'

export type QuestionProblem = 'required' | 'tooLong' | 'invalid'

export function questionProblem(
  { type, required, options, maxLength }: Pick<JobQuestion, 'type' | 'required' | 'options' | 'maxLength'>,
  answer: unknown,
): QuestionProblem | undefined {
  const isEmpty =
    answer === undefined ||
    (typeof answer === 'string' && answer.trim() === '') ||
    (Array.isArray(answer) && answer.length === 0)
  if (isEmpty) return required ? 'required' : undefined
  const isOption = (value: unknown) => options.some(({ id }) => id === value)
  switch (type) {
    case 'yesNo':
      return typeof answer === 'boolean' ? undefined : 'invalid'
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer) ? undefined : 'invalid'
    case 'single':
      return isOption(answer) ? undefined : 'invalid'
    case 'multi':
      return Array.isArray(answer) && answer.every(isOption) ? undefined : 'invalid'
    case 'date':
      return typeof answer === 'string' && /^\d{4}-\d\d-\d\d/.test(answer) ? undefined : 'invalid'
    default:
      if (typeof answer !== 'string') return 'invalid'
      return maxLength !== null && answer.length > maxLength ? 'tooLong' : undefined
  }
}
