// An application with its timeline, interviews, offer and documents. Spoken by sw/api/portal/applications.ts and src/portal/career.
// @chunk application-shapes
import { Actor, ApplicationStatus, SubStatus } from '#contract/portal/application-states.ts'
import { DocumentKind, JobRow, JobTextRow, Salary } from '#contract/portal/job-shapes.ts'
import { MatchScore } from '#contract/portal/match.ts'
import { ResumeContent } from '#contract/portal/resume.ts'
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

/** A file of the person's, for one or several applications. */
export const CareerDocument = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  /** bytes */
  size: z.number(),
  kind: DocumentKind,
  at: IsoDate,
})
export type CareerDocument = z.infer<typeof CareerDocument>

/** By the id of its question: a text, a yes or no, a number, an option's id or several. */
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

const Letter = z.string().check(z.maxLength(20_000))
const DocumentIds = z.array(Id).check(z.maxLength(10))

/** What the form holds, whole or not. */
export const DraftFields = z.object({
  resumeVersionId: z.nullable(Id),
  coverLetter: Letter,
  answers: Answers,
  documentIds: DocumentIds,
  matchShared: z.boolean(),
  /** The step of the form that was open. */
  step: z.optional(z.string().check(z.maxLength(50))),
})
export type DraftFields = z.infer<typeof DraftFields>

/** Kept as it is typed, until it is sent or deleted. When the job has closed, the text is still the person's. */
export const ApplicationDraft = z.extend(DraftFields, {
  jobId: Id,
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

/** A new application, complete. */
export const NewApplication = z.object({
  jobId: Id,
  resumeVersionId: z.nullable(Id),
  coverLetter: Letter,
  answers: Answers,
  documentIds: DocumentIds,
  /** Whether the match score goes with it. */
  matchShared: z._default(z.boolean(), false),
})
export type NewApplication = z.input<typeof NewApplication>

/** The job as it was when it was applied for. */
export const JobSnapshot = z.extend(JobRow, {
  descriptionHtml: JobTextRow.shape.descriptionHtml,
  process: JobTextRow.shape.process,
  questions: JobTextRow.shape.questions,
})
export type JobSnapshot = z.infer<typeof JobSnapshot>

/** The resume as it was sent: its name, and its content as the profile keeps it. */
export const ResumeSnapshot = z.object({ id: Id, name: z.string(), takenAt: IsoDate, content: ResumeContent })
export type ResumeSnapshot = z.infer<typeof ResumeSnapshot>

/** A line of the timeline. `from` and `to` are the same where nothing but a note was added, such as that the job has closed. */
export const ApplicationEvent = z.object({
  id: Id,
  from: ApplicationStatus,
  to: ApplicationStatus,
  at: IsoDate,
  actor: Actor,
  /** What happened, where it is no change of status. */
  kind: z.enum(['status', 'interview', 'document', 'jobClosed', 'message', 'reopened']),
  /** A reason's key, such as `pay`; screens have words for those of `WITHDRAW_REASONS` and `REJECT_REASONS`. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** By the demo portal's clock, not by an employer. */
  isSimulated: z.boolean(),
})
export type ApplicationEvent = z.infer<typeof ApplicationEvent>

export const WITHDRAW_REASONS = [
  'otherOffer',
  'pay',
  'distance',
  'hours',
  'content',
  'slow',
  'personal',
  'other',
] as const
export const REJECT_REASONS = [
  'otherCandidate',
  'experience',
  'skills',
  'language',
  'location',
  'positionClosed',
] as const

/** proposed: the person is to choose; accepted, declined: the person has; counterProposed: the employer is to choose. */
export const InterviewStatus = z.enum([
  'proposed',
  'accepted',
  'declined',
  'counterProposed',
  'cancelled',
  'done',
  'noShow',
])
export type InterviewStatus = z.infer<typeof InterviewStatus>

export const Interview = z.object({
  id: Id,
  kind: z.enum(['phone', 'video', 'onSite']),
  /** Null while times are only proposed. */
  startsAt: z.nullable(IsoDate),
  durationMin: z.number(),
  /** IANA time zone of the employer. */
  zone: z.string(),
  place: z.nullable(z.string()),
  url: z.nullable(z.string()),
  people: z.array(z.object({ name: z.string(), role: z.string() })),
  /** Rises with each change, as a calendar needs it. */
  sequence: z.number(),
  status: InterviewStatus,
  /** What the employer offers. */
  slots: z.array(IsoDate),
  /** What the person has proposed instead. */
  proposed: z.array(IsoDate),
  note: z.nullable(z.string()),
})
export type Interview = z.infer<typeof Interview>

export const Offer = z.object({
  salary: Salary,
  /** The first day. */
  start: IsoDate,
  expiresAt: IsoDate,
  zone: z.string(),
  note: z.nullable(z.string()),
})
export type Offer = z.infer<typeof Offer>

export const Feedback = z.object({
  reasons: z.array(z.string()),
  text: z.nullable(z.string()),
  at: IsoDate,
})

export const ApplicationNote = z.object({ id: Id, text: z.string(), createdAt: IsoDate, updatedAt: IsoDate })
export type ApplicationNote = z.infer<typeof ApplicationNote>

/** How long nothing was heard, and how long that usually takes. */
export const NoNews = z.object({
  /** Days in this stage. */
  days: z.number(),
  /** Half of all answers have come by then. Null where nothing is waited for. */
  usualDays: z.nullable(z.number()),
  /** Longer than usual: asking politely is no longer too early. */
  isLong: z.boolean(),
})
export type NoNews = z.infer<typeof NoNews>

export const Application = z.object({
  id: Id,
  jobId: Id,
  jobSnapshot: JobSnapshot,
  resumeSnapshot: z.nullable(ResumeSnapshot),
  coverLetter: z.string(),
  answers: Answers,
  documents: z.array(CareerDocument),
  /** The score as it was sent; null: it was not. */
  match: z.nullable(MatchScore),
  status: ApplicationStatus,
  subStatus: z.nullable(SubStatus),
  version: z.number(),
  createdAt: IsoDate,
  submittedAt: IsoDate,
  updatedAt: IsoDate,
  /** Since when it has this status. */
  statusAt: IsoDate,
  /** Oldest first. */
  events: z.array(ApplicationEvent),
  interviews: z.array(Interview),
  offer: z.nullable(Offer),
  feedback: z.nullable(Feedback),
  /** The person's own; the employer never sees them. Newest first. */
  notes: z.array(ApplicationNote),
  /** When the person means to do something about it. */
  nextStep: z.nullable(z.object({ at: IsoDate, text: z.string() })),
})
export type Application = z.infer<typeof Application>

/** A row of the table `applications`. */
export const ApplicationRow = z.extend(Application, { userId: Id })
export type ApplicationRow = z.infer<typeof ApplicationRow>

/** One application whole, with what is worked out when it is asked for. */
export const ApplicationDetail = z.extend(Application, {
  noNews: NoNews,
  /** What the person can bring it to. */
  allowed: z.array(ApplicationStatus),
  jobIsOpen: z.boolean(),
  /** Whether the job allows a new application after this one. */
  canReapply: z.boolean(),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

/** An application in a list or on a board. */
export const ApplicationListed = z.object({
  id: Id,
  jobId: Id,
  title: JobRow.shape.title,
  company: JobRow.shape.company,
  location: JobRow.shape.location,
  remote: JobRow.shape.remote,
  salary: JobRow.shape.salary,
  status: ApplicationStatus,
  subStatus: z.nullable(SubStatus),
  version: z.number(),
  submittedAt: IsoDate,
  updatedAt: IsoDate,
  statusAt: IsoDate,
  noNews: NoNews,
  /** The next interview that has a time, or times to choose from. */
  interview: z.nullable(Interview),
  offerExpiresAt: z.nullable(IsoDate),
  nextStep: Application.shape.nextStep,
  notesCount: z.number(),
  documentsCount: z.number(),
  allowed: z.array(ApplicationStatus),
  jobIsOpen: z.boolean(),
})
export type ApplicationListed = z.infer<typeof ApplicationListed>
