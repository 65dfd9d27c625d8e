// Validates the form of an application before it is sent, and names the field of each error.
import type { DraftFields } from '#contract/portal/application-drafts.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import { questionProblem } from '#contract/portal/question-problem.ts'

/** What a form begins with. @param resumeVersionId the newest version of the person's resume */
export const emptyDraft = (resumeVersionId: string | null): DraftFields => ({
  resumeVersionId,
  coverLetter: '',
  answers: {},
  documentIds: [],
  matchShared: false,
})

/** The fields that are missing or wrong, as the portal names them: `resumeVersionId`, `coverLetter`, `answers.q1`, `documents.certificate`. */
export function missingFields(
  draft: DraftFields,
  form: JobForm,
  {
    documents,
    hasResumes,
  }: {
    readonly documents: readonly { readonly id: string; readonly kind: string }[]
    /** Whether there are versions of a resume to choose from. */
    readonly hasResumes: boolean
  },
): string[] {
  const { coverLetter, answers, documentIds } = draft
  const kinds = documents.filter(({ id }) => documentIds.includes(id)).map(({ kind }) => kind)
  const hasResume = draft.resumeVersionId !== null || kinds.includes('resume')
  return [
    ...(hasResumes && !hasResume ? ['resumeVersionId'] : []),
    ...(form.coverLetter === 'required' && coverLetter.trim() === '' ? ['coverLetter'] : []),
    ...form.questions
      .filter((question) => questionProblem(question, answers[question.id]) !== undefined)
      .map(({ id }) => `answers.${id}`),
    ...form.documents
      .filter(
        ({ kind, required }) => required && !kinds.includes(kind) && !(kind === 'resume' && draft.resumeVersionId),
      )
      .map(({ kind }) => `documents.${kind}`),
  ]
}

/** What the portal did not take, and its value then: a field is marked until its value changes. */
export interface Refused {
  readonly names: readonly string[]
  readonly draft: DraftFields
}

const fieldValue = (draft: DraftFields, name: string): unknown =>
  name.startsWith('answers.') ? draft.answers[name.slice('answers.'.length)] : draft[name as keyof DraftFields]

export const isRefused = (refused: Refused | undefined, draft: DraftFields, name: string): boolean =>
  refused?.names.includes(name) === true && fieldValue(refused.draft, name) === fieldValue(draft, name)
