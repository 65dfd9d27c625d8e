// What is wrong with a new application, field by field, before it is taken.
import type { CareerDocument, NewApplication } from '#contract/portal/application-shapes.ts'
import type { JobQuestion, JobTextRow } from '#contract/portal/job-shapes.ts'
import type * as z from '#contract/zod.ts'

export type Fields = Record<string, 'required' | 'tooLong' | 'invalid' | 'unknown'>

interface Given {
  readonly application: z.output<typeof NewApplication>
  readonly text: JobTextRow
  readonly documents: readonly (CareerDocument | undefined)[]
  /** Whether the resume is one of the person's; null where the person has none to choose from. A document that is a resume does as well. */
  readonly hasResume: boolean | null
}

/** By field: `coverLetter`, `resumeVersionId`, `documentIds`, `answers.<question>`, `documents.<kind>`. Empty: nothing is wrong. */
export function problemsOf({ application, text, documents, hasResume }: Given): Fields {
  const fields: Fields = {}
  if (text.coverLetter === 'required' && application.coverLetter.trim() === '') fields.coverLetter = 'required'
  const isAttached = application.resumeVersionId === null && documents.some((document) => document?.kind === 'resume')
  if (hasResume === false && !isAttached)
    fields.resumeVersionId = application.resumeVersionId === null ? 'required' : 'unknown'
  if (documents.some((document) => document === undefined)) fields.documentIds = 'unknown'
  for (const { kind, required } of text.documents) {
    if (required && !documents.some((document) => document?.kind === kind)) fields[`documents.${kind}`] = 'required'
  }
  for (const question of text.questions) {
    const problem = problemOf(question, application.answers[question.id])
    if (problem) fields[`answers.${question.id}`] = problem
  }
  return fields
}

function problemOf({ type, required, options, maxLength }: JobQuestion, answer: unknown): Fields[string] | undefined {
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
