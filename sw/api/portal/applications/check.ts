// What is wrong with a new application, field by field, before it is taken.
import type { CareerDocument, NewApplication } from '#contract/portal/application-drafts.ts'
import type { JobTextRow } from '#contract/portal/job-shapes.ts'
import { type QuestionProblem, questionProblem } from '#contract/portal/question-problem.ts'
import type * as z from '#contract/zod.ts'

export type Fields = Record<string, QuestionProblem | 'unknown'>

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
    const problem = questionProblem(question, application.answers[question.id])
    if (problem) fields[`answers.${question.id}`] = problem
  }
  return fields
}
