// What the form of an application checks before it is sent, and under which names what is wrong stands.
import type { DraftFields } from '#contract/portal/application-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'

/** What a form begins with. @param resumeVersionId the newest version of the person's resume */
export const emptyDraft = (resumeVersionId: string | null): DraftFields => ({
  resumeVersionId,
  coverLetter: '',
  answers: {},
  documentIds: [],
  matchShared: false,
})

/** The fields that are missing, as the portal names them: `resumeVersionId`, `coverLetter`, `answers.q1`, `documents.certificate`. */
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
    ...form.questions.filter(({ id, required }) => required && isBlank(answers[id])).map(({ id }) => `answers.${id}`),
    ...form.documents
      .filter(
        ({ kind, required }) => required && !kinds.includes(kind) && !(kind === 'resume' && draft.resumeVersionId),
      )
      .map(({ kind }) => `documents.${kind}`),
  ]
}

const isBlank = (answer: DraftFields['answers'][string] | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)
