// What home and the person's own analytics show of the career domains.
// @chunk career-shapes
import { defineApi } from '#contract/define-api.ts'
import { ApplicationListed, Interview } from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, FunnelStatus } from '#contract/portal/application-states.ts'
import { JobCriteria } from '#contract/portal/job-criteria.ts'
import { JobListed } from '#contract/portal/job-shapes.ts'
import { ClaimSource, Level } from '#contract/portal/skills.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** One thing that the person can do now. */
export const NextAction = z.object({
  /** The kinds in the order of their importance. */
  kind: z.enum([
    'answerOffer',
    'answerInterview',
    'prepareInterview',
    'finishDraft',
    'closingSoon',
    'nextStep',
    'askForNews',
    'newMatches',
    'explore',
  ]),
  jobId: z.nullable(Id),
  applicationId: z.nullable(Id),
  title: z.nullable(Bilingual),
  /** The company’s name. */
  company: z.nullable(z.string()),
  /** The deadline, or when it takes place. */
  at: z.nullable(IsoDate),
  /** The IANA time zone of `at`. */
  zone: z.nullable(z.string()),
  /** Days or number of jobs, as the kind needs it. */
  count: z.nullable(z.number()),
  /** The person’s own words of what to do next. */
  note: z.nullable(z.string()),
  /** The interview to answer or to prepare. */
  interview: z.nullable(Interview),
})
export type NextAction = z.infer<typeof NextAction>

/** The first of a list, with how many there are in all. */
const Counted = z.object({
  /** How many there are in all. */
  count: z.number(),
  jobs: z.array(JobListed),
})

/** A skill that would open more jobs. */
export const SkillToLearn = z.object({
  skillId: Id,
  label: Bilingual,
  /** 0: not stated. */
  level: z.number(),
  /** The level to reach next. */
  next: Level,
  /** How many open jobs would match with one level more and do not now; `jobIds` holds the first of them. */
  jobsUnlocked: z.number(),
  jobIds: z.array(Id),
  /** Whether the person has chosen to learn it. */
  isChosen: z.boolean(),
})
export type SkillToLearn = z.infer<typeof SkillToLearn>

/** What the home screen shows. Every number stands for rows that another operation lists. */
export const CareerHome = z.object({
  /** The most important action first. */
  next: z.array(NextAction),
  /** How many applications have each status. */
  applications: z.array(
    z.object({
      status: ApplicationStatus,
      /** How many applications have this status. */
      count: z.number(),
    }),
  ),
  /** How many drafts were begun and not sent. */
  drafts: z.number(),
  /** Open jobs with a score of at least 0.6, not applied for, posted after `newSince`. */
  newMatches: Counted,
  /** Since when jobs count as new. */
  newSince: IsoDate,
  /** Whether the person answered what must fit. All numbers of open jobs here then count those that do (`conditions` of `career/jobs`). */
  isNarrowed: z._default(z.boolean(), false),
  /** The same for jobs that close within 72 hours, whenever they were posted. */
  closingSoon: Counted,
  /** How many jobs the person has saved. */
  saved: z.number(),
  /** The next interview; null where there is none. */
  interview: z.nullable(
    z.object({
      applicationId: Id,
      title: Bilingual,
      /** The company’s name. */
      company: z.string(),
      interview: Interview,
    }),
  ),
  skillsToLearn: z.array(SkillToLearn),
  /** What has come since the visit before this one; null on the first visit. */
  digest: z.nullable(
    z.object({
      since: IsoDate,
      /** How many jobs were posted. */
      newJobs: z.number(),
      /** How many of them have a score of at least 0.6. */
      newMatches: z.number(),
      /** Saved jobs that have closed. */
      closedSaved: z.array(
        z.object({
          jobId: Id,
          title: Bilingual,
          /** The company’s name. */
          company: z.string(),
        }),
      ),
      /** Applications with which an employer has done something. */
      moved: z.array(ApplicationListed),
      /** Saved searches with new jobs: `newCount` jobs of `criteria` were posted after `seenAt`. */
      searches: z.array(
        z.object({
          id: Id,
          /** The name that the person gave. */
          name: z.string(),
          /** How many jobs are new. */
          newCount: z.number(),
          criteria: JobCriteria,
          seenAt: IsoDate,
        }),
      ),
    }),
  ),
})
export type CareerHome = z.infer<typeof CareerHome>

/** Jobs that close within so many hours are closing soon. */
export const CLOSING_SOON_HOURS = 72

/** A step of the way to being hired, with the applications that have reached it. */
export const FunnelStep = z.object({
  status: FunnelStatus,
  /** How many applications have come at least so far. */
  reached: z.number(),
  applicationIds: z.array(Id),
  /** Median days until the employer moved an application on; null where none has. */
  medianDays: z.nullable(z.number()),
})

/** How often open jobs ask for a skill, beside what the person has. */
export const SkillDemand = z.object({
  skillId: Id,
  label: Bilingual,
  family: Id,
  /** How many open jobs ask for it, among those in question. */
  jobs: z.number(),
  /** The level that half of them ask for at most. */
  medianNeed: z.number(),
  /** The person’s level, 0 to 5; 0 where it is not stated. */
  have: z.number(),
  /** The lower bound of `have`, with 95 % confidence. */
  lo: z.number(),
  /** The upper bound of `have`, with 95 % confidence. */
  hi: z.number(),
  src: z.nullable(ClaimSource),
})
export type SkillDemand = z.infer<typeof SkillDemand>

/** The person’s search in numbers since `from`. Every number stands for rows: of applications by `sentSince` and the like, of jobs by `JobCriteria`. */
export const CareerAnalytics = z.object({
  /** The first moment of the first day. */
  from: IsoDate,
  funnel: z.array(FunnelStep),
  /** How applications ended that were sent in that time. */
  outcomes: z.array(
    z.object({
      status: ApplicationStatus,
      /** How many ended so. */
      count: z.number(),
      applicationIds: z.array(Id),
    }),
  ),
  /** Days from sending to the first answer, one for each application that got one. */
  responses: z.array(
    z.object({
      applicationId: Id,
      title: Bilingual,
      /** The company’s name. */
      company: z.string(),
      submittedAt: IsoDate,
      /** Days from sending to the first answer. */
      days: z.number(),
    }),
  ),
  /** Applications without an answer. */
  waiting: z.array(
    z.object({
      applicationId: Id,
      title: Bilingual,
      /** The company’s name. */
      company: z.string(),
      /** Days since it was sent. */
      days: z.number(),
    }),
  ),
  /** The thirty skills that the open jobs of the person's kind of work ask for most. */
  demand: z.array(SkillDemand),
  /** The roles that count as the person’s; empty: all. */
  demandRoleIds: z.array(Id),
  /** Numbers since `from`. */
  totals: z.object({
    /** Applications that were sent. */
    sent: z.number(),
    /** Applications with which an employer has done something. */
    moved: z.number(),
    /** Applications with an interview. */
    met: z.number(),
    /** Jobs that the person looked at. */
    viewed: z.number(),
  }),
  /** One entry a day, the oldest first. */
  activity: z.array(
    z.object({
      /** `2026-11-17`, in UTC. */
      day: z.string(),
      /** Applications that were sent. */
      sent: z.number(),
      /** Answers of employers. */
      answers: z.number(),
      /** Interviews that took place on this day. */
      interviews: z.number(),
      /** Jobs that the person looked at. */
      viewed: z.number(),
    }),
  ),
})
export type CareerAnalytics = z.infer<typeof CareerAnalytics>

/** Something that the person themselves did. */
export const CareerStep = z.object({
  id: Id,
  /** What was done: `timesProposed` asks for other times of an interview. */
  kind: z.enum([
    'applied',
    'withdrawn',
    'interviewAccepted',
    'interviewDeclined',
    'timesProposed',
    'offerAccepted',
    'offerDeclined',
    'evaluated',
  ]),
  at: IsoDate,
  /** The title of the job; of an evaluation, the name of the skill. */
  subject: Bilingual,
  /** The company’s name; null for an evaluation. */
  company: z.nullable(z.string()),
  /** The id of the application; of an evaluation, the id of its result. */
  of: Id,
})
export type CareerStep = z.infer<typeof CareerStep>

/** What the home screen and the analytics show of jobs, applications and skills together. */
export const careerApi = defineApi('career', 'portal', {
  /** Returns what the home screen shows. */
  home: { method: 'GET', path: 'career/home', answers: { 200: CareerHome, 401: Unauthorized }, persist: true },
  /**
   * Says that the person has opened the home screen. What comes from now on is new at the next visit; visits less than an hour apart are one.
   * @200 When the visit was noted.
   */
  visit: {
    method: 'PUT',
    path: 'career/home/visit',
    body: z.optional(z.object({})),
    answers: { 200: z.object({ at: IsoDate }), 401: Unauthorized },
  },
  /**
   * Lists what the person did about their career. That is: applications, answers to interviews and offers, and evaluations.
   * @200 The newest first, 200 at most.
   */
  steps: {
    method: 'GET',
    path: 'career/steps',
    answers: { 200: z.array(CareerStep), 401: Unauthorized },
    persist: true,
  },
  /** Returns the person’s job search in numbers. */
  analytics: {
    method: 'GET',
    path: 'career/analytics',
    query: z.object({
      /** How many days to look back. */
      days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(730)), 90),
    }),
    answers: { 200: CareerAnalytics, 401: Unauthorized },
  },
})
