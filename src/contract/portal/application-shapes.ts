// An application with its timeline, interviews, offer and documents.
// @chunk application-shapes
import { Answers, CareerDocument } from '#contract/portal/application-drafts.ts'
import { Actor, ApplicationStatus, SubStatus } from '#contract/portal/application-states.ts'
import { JobRow, JobTextRow, Salary } from '#contract/portal/job-shapes.ts'
import { MatchScore } from '#contract/portal/match.ts'
import { ResumeContent } from '#contract/portal/resume.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The job as it was when the person applied. */
export const JobSnapshot = z.extend(JobRow, {
  descriptionHtml: JobTextRow.shape.descriptionHtml,
  /** The steps of the selection as they were. */
  process: JobTextRow.shape.process,
  /** The questions as they were asked. */
  questions: JobTextRow.shape.questions,
})
export type JobSnapshot = z.infer<typeof JobSnapshot>

/** The resume as it was sent. */
export const ResumeSnapshot = z.object({
  id: Id,
  /** The name of the version. */
  name: z.string(),
  takenAt: IsoDate,
  content: ResumeContent,
})
export type ResumeSnapshot = z.infer<typeof ResumeSnapshot>

/** A line of the timeline. `from` and `to` are the same where the status did not change. */
export const ApplicationEvent = z.object({
  id: Id,
  from: ApplicationStatus,
  to: ApplicationStatus,
  at: IsoDate,
  actor: Actor,
  /** What the entry records. Where the status stayed, `from` and `to` are equal. */
  kind: z.enum(['status', 'interview', 'document', 'jobClosed', 'message', 'reopened']),
  /**
   * A reason’s key, such as `pay`; null where none was given. Cairn has words for `otherOffer`, `pay`, `distance`, `hours`, `content`, `slow`,
   * `personal`, `other`, `otherCandidate`, `experience`, `skills`, `language`, `location` and `positionClosed`; for an answer to an interview `accept`,
   * `decline` and `propose`.
   */
  reason: z.nullable(z.string()),
  /** What was written about it; of a time that was accepted without a word, that time. */
  note: z.nullable(z.string()),
  /** Made by the demo portal, not by an employer. */
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

/** What somebody answers to an interview. */
export const INTERVIEW_REASONS = ['accept', 'decline', 'propose'] as const

/** `proposed`: the person chooses; `accepted`, `declined`: the person has answered; `counterProposed`: the employer chooses. */
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

/** An interview, proposed or set. */
export const Interview = z.object({
  id: Id,
  /** How they meet. */
  kind: z.enum(['phone', 'video', 'onSite']),
  /** Null while times are only proposed. */
  startsAt: z.nullable(IsoDate),
  /** How long the meeting lasts, in minutes. */
  durationMin: z.number(),
  /** The IANA time zone of the employer. */
  zone: z.string(),
  /** Where it takes place; null where that is not known. */
  place: z.nullable(z.string()),
  /** The address of a video call. */
  url: z.nullable(z.string()),
  /** Whom the person will meet. */
  people: z.array(
    z.object({
      /** Who it is, as people are told: `Rahul Deshpande`. */
      name: z.string(),
      /** The function in the company. */
      role: z.string(),
    }),
  ),
  /** Rises with each change, as a calendar needs it. */
  sequence: z.number(),
  status: InterviewStatus,
  /** The times that the employer offers. */
  slots: z.array(IsoDate),
  /** The times that the person has proposed instead. */
  proposed: z.array(IsoDate),
  /** What the employer writes. */
  note: z.nullable(z.string()),
})
export type Interview = z.infer<typeof Interview>

/** An offer of employment. */
export const Offer = z.object({
  salary: Salary,
  /** The first day of work. */
  start: IsoDate,
  /** Until when the person can accept. */
  expiresAt: IsoDate,
  /** The IANA time zone of the employer. */
  zone: z.string(),
  /** What the employer writes. */
  note: z.nullable(z.string()),
})
export type Offer = z.infer<typeof Offer>

/** What an employer says after a rejection. */
export const Feedback = z.object({
  /** Keys as in `ApplicationEvent.reason`. */
  reasons: z.array(z.string()),
  /** In the employer’s words. */
  text: z.nullable(z.string()),
  at: IsoDate,
})

/** A private note of the person. */
export const ApplicationNote = z.object({
  id: Id,
  /** The note’s text. */
  text: z.string(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type ApplicationNote = z.infer<typeof ApplicationNote>

/** How long nothing was heard, and how long that usually takes. */
export const NoNews = z.object({
  /** Days since the status changed. */
  days: z.number(),
  /** Half of all answers come within so many days; null where no answer is expected. */
  usualDays: z.nullable(z.number()),
  /** Whether it is longer than usual, so that asking is polite. */
  isLong: z.boolean(),
})
export type NoNews = z.infer<typeof NoNews>

/** An application that was sent. */
export const Application = z.object({
  id: Id,
  jobId: Id,
  jobSnapshot: JobSnapshot,
  resumeSnapshot: z.nullable(ResumeSnapshot),
  /** The letter as it was sent. */
  coverLetter: z.string(),
  answers: Answers,
  documents: z.array(CareerDocument),
  /** The score as it was sent; null: it was not. */
  match: z.nullable(MatchScore),
  status: ApplicationStatus,
  subStatus: z.nullable(SubStatus),
  /** Rises with each change; sent back with a transition. */
  version: z.number(),
  createdAt: IsoDate,
  submittedAt: IsoDate,
  updatedAt: IsoDate,
  /** When it came to this status. */
  statusAt: IsoDate,
  /** Oldest first. */
  events: z.array(ApplicationEvent),
  interviews: z.array(Interview),
  offer: z.nullable(Offer),
  feedback: z.nullable(Feedback),
  /** The person’s private notes, the newest first; no employer sees them. */
  notes: z.array(ApplicationNote),
  /** What the person means to do about it; null where nothing is set. */
  nextStep: z.nullable(
    z.object({
      at: IsoDate,
      /** What the person means to do. */
      text: z.string(),
    }),
  ),
})
export type Application = z.infer<typeof Application>

/** A row of the table `applications`. */
export const ApplicationRow = z.extend(Application, { userId: Id })
export type ApplicationRow = z.infer<typeof ApplicationRow>

/** An application with what the server works out when it is asked for. */
export const ApplicationDetail = z.extend(Application, {
  noNews: NoNews,
  /** The statuses to which the person can bring it now. */
  allowed: z.array(ApplicationStatus),
  /** Whether the job takes applications now. */
  jobIsOpen: z.boolean(),
  /** Whether the person can apply for the job again after this. */
  canReapply: z.boolean(),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

/** An application in a list or on a board. */
export const ApplicationListed = z.object({
  id: Id,
  jobId: Id,
  /** The job’s title. */
  title: JobRow.shape.title,
  /** The employer. */
  company: JobRow.shape.company,
  /** The job’s place. */
  location: JobRow.shape.location,
  /** Where the work is done. */
  remote: JobRow.shape.remote,
  /** The pay that the job states; null where it states none. */
  salary: JobRow.shape.salary,
  status: ApplicationStatus,
  subStatus: z.nullable(SubStatus),
  /** Rises with each change; sent back with a transition. */
  version: z.number(),
  submittedAt: IsoDate,
  updatedAt: IsoDate,
  /** When it came to this status. */
  statusAt: IsoDate,
  noNews: NoNews,
  /** The next interview that has a time, or times to choose from. */
  interview: z.nullable(Interview),
  /** Until when an offer can be accepted; null where there is none. */
  offerExpiresAt: z.nullable(IsoDate),
  /** What the person means to do about it; null where nothing is set. */
  nextStep: Application.shape.nextStep,
  /** How many private notes it has. */
  notesCount: z.number(),
  /** How many documents were sent with it. */
  documentsCount: z.number(),
  /** The statuses to which the person can bring it now. */
  allowed: z.array(ApplicationStatus),
  /** Whether the job takes applications now. */
  jobIsOpen: z.boolean(),
})
export type ApplicationListed = z.infer<typeof ApplicationListed>
