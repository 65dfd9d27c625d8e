// What an application is made of before it is sent: documents, answers, the draft. Part of application-shapes.ts.
// @chunk application-shapes
import { DocumentKind } from '#contract/portal/job-shapes.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** bytes */
export const DOCUMENT_LIMIT = 5 * 1024 * 1024

/** What an employer can open, by media type, with the endings that a file of it may have. */
export const DOCUMENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg'],
  'image/png': ['png'],
  'text/plain': ['txt', 'text', 'md'],
}

/** The same types under other names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'application/x-pdf': 'application/pdf',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'text/markdown': 'text/plain',
  'text/x-markdown': 'text/plain',
}

/** What systems call a file of which they know nothing. */
const UNTYPED = ['', 'application/octet-stream']

/** The type that a file says it has, or, where it says none, that its ending means; undefined for one that is not taken, or whose ending is of another type. */
export function documentTypeOf({ name, type }: { name: string; type: string }): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const called = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const said = Object.hasOwn(OTHER_NAMES, called) ? OTHER_NAMES[called] : called
  return Object.entries(DOCUMENT_TYPES).find(([one, endings]) => {
    const hasEnding = endings.includes(ending)
    return UNTYPED.includes(called) ? hasEnding : one === said && (hasEnding || ending === '')
  })?.[0]
}

/** What is wrong with a file, before it is sent and after. */
export function documentProblem({ name, type, size }: { name: string; type: string; size: number }) {
  if (documentTypeOf({ name, type }) === undefined) return 'type' as const
  if (size > DOCUMENT_LIMIT) return 'size' as const
  return size === 0 ? ('empty' as const) : null
}

/** A file of the person’s, for one or several applications. */
export const CareerDocument = z.object({
  id: Id,
  /** The file’s name. */
  name: z.string(),
  /** The media type. */
  type: z.string(),
  /** The length of the file in bytes. */
  size: z.number(),
  kind: DocumentKind,
  /** When it was uploaded. */
  at: IsoDate,
})
export type CareerDocument = z.infer<typeof CareerDocument>

/**
 * The answers to a job’s questions, by the question’s id. By the question’s type: a boolean for `yesNo`, a number for `number`, a text such as `2027-02-01` for
 * `date`, an option’s id for `single`, a list of them for `multi`, and a text for `text` and `longText`. Answers to other questions mean nothing.
 */
export const Answers = z.record(
  Id,
  z.union([
    z.string().check(z.maxLength(10_000)),
    z.boolean(),
    z.number(),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  ]),
)
export type Answers = z.infer<typeof Answers>

/** The covering letter, as plain text. */
const Letter = z.string().check(z.maxLength(20_000))

/** Ids of documents that the person has uploaded, to be sent along. */
const DocumentIds = z.array(Id).check(z.maxLength(10))

/** What an application form holds, complete or not. */
export const DraftFields = z.object({
  /** The version of the resume; null for none. */
  resumeVersionId: z.nullable(Id),
  coverLetter: Letter,
  answers: Answers,
  documentIds: DocumentIds,
  /** Whether the match score is sent along. */
  matchShared: z.boolean(),
  /** The step of the form that was open. */
  step: z.optional(z.string().check(z.maxLength(50))),
})
export type DraftFields = z.infer<typeof DraftFields>

/** An application that is not sent yet. When its job closes, it stays. */
export const ApplicationDraft = z.extend(DraftFields, {
  jobId: Id,
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

/** A new application, complete. */
export const NewApplication = z.object({
  jobId: Id,
  /** The version of the resume. Null only where one of `documentIds` is a document of kind `resume`. */
  resumeVersionId: z.nullable(Id),
  coverLetter: Letter,
  answers: Answers,
  documentIds: DocumentIds,
  /** Whether the match score is sent along. */
  matchShared: z._default(z.boolean(), false),
})
export type NewApplication = z.input<typeof NewApplication>
