// What home and the person's own analytics show of the career domains. Spoken by sw/api/portal/career.ts, src/portal/home and src/portal/analytics.
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

/** What is the best thing to do now; the first that there is, in this order. */
export const NextAction = z.object({
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
  company: z.nullable(z.string()),
  /** Until when, or when. */
  at: z.nullable(IsoDate),
  zone: z.nullable(z.string()),
  /** Days or number of jobs, as the kind needs it. */
  count: z.nullable(z.number()),
  /** What the person means to do next, in their own words. */
  note: z.nullable(z.string()),
  /** What is to be answered or prepared. */
  interview: z.nullable(Interview),
})
export type NextAction = z.infer<typeof NextAction>

/** The first of a list, with how many there are in all. */
const Counted = z.object({ count: z.number(), jobs: z.array(JobListed) })

export const SkillToLearn = z.object({
  skillId: Id,
  label: Bilingual,
  /** 0: not stated. */
  level: z.number(),
  next: Level,
  /** Open jobs that would match with one level more and do not now: their number, and the first of them. */
  jobsUnlocked: z.number(),
  jobIds: z.array(Id),
  /** Whether the person has chosen to learn it. */
  isChosen: z.boolean(),
})
export type SkillToLearn = z.infer<typeof SkillToLearn>

export const CareerHome = z.object({
  /** Others after the first. */
  next: z.array(NextAction),
  applications: z.array(z.object({ status: ApplicationStatus, count: z.number() })),
  /** Begun and not sent. */
  drafts: z.number(),
  /** Open jobs from `MATCH_THRESHOLD` on, not applied for, posted after `newSince`. */
  newMatches: Counted,
  newSince: IsoDate,
  /** Whether the person said what has to fit: all numbers of open jobs here are of those that do (`conditions` of `career/jobs`). */
  isNarrowed: z._default(z.boolean(), false),
  /** The same that close within `CLOSING_SOON_HOURS`, whenever they were posted. */
  closingSoon: Counted,
  saved: z.number(),
  interview: z.nullable(z.object({ applicationId: Id, title: Bilingual, company: z.string(), interview: Interview })),
  skillsToLearn: z.array(SkillToLearn),
  /** Since the visit before this one; null on the first. */
  digest: z.nullable(
    z.object({
      since: IsoDate,
      newJobs: z.number(),
      newMatches: z.number(),
      closedSaved: z.array(z.object({ jobId: Id, title: Bilingual, company: z.string() })),
      moved: z.array(ApplicationListed),
      /** `newCount` of `criteria` were posted after `seenAt`. */
      searches: z.array(
        z.object({ id: Id, name: z.string(), newCount: z.number(), criteria: JobCriteria, seenAt: IsoDate }),
      ),
    }),
  ),
})
export type CareerHome = z.infer<typeof CareerHome>

/** Jobs that close within so many hours are closing soon. */
export const CLOSING_SOON_HOURS = 72

/** A step that applications go through, with those that have reached it. */
export const FunnelStep = z.object({
  status: FunnelStatus,
  reached: z.number(),
  applicationIds: z.array(Id),
  /** Median days until the employer moved it on; null where none has. */
  medianDays: z.nullable(z.number()),
})

export const SkillDemand = z.object({
  skillId: Id,
  label: Bilingual,
  family: Id,
  /** How many open jobs ask for it, among those in question. */
  jobs: z.number(),
  /** The level that half of them ask for at most. */
  medianNeed: z.number(),
  /** The person's own, between lo and hi with 95 %; 0 where it is not stated. */
  have: z.number(),
  lo: z.number(),
  hi: z.number(),
  src: z.nullable(ClaimSource),
})
export type SkillDemand = z.infer<typeof SkillDemand>

/** Every number stands for rows: of applications by `ApplicationsAsked` with `sentSince` or the like at `from`, of jobs by `JobCriteria`. */
export const CareerAnalytics = z.object({
  /** The first moment of the first day. */
  from: IsoDate,
  funnel: z.array(FunnelStep),
  /** How sent applications ended. */
  outcomes: z.array(z.object({ status: ApplicationStatus, count: z.number(), applicationIds: z.array(Id) })),
  /** Days from sending to the first answer, one for each application that got one. */
  responses: z.array(
    z.object({ applicationId: Id, title: Bilingual, company: z.string(), submittedAt: IsoDate, days: z.number() }),
  ),
  waiting: z.array(z.object({ applicationId: Id, title: Bilingual, company: z.string(), days: z.number() })),
  /** The thirty skills that the open jobs of the person's kind of work ask for most. */
  demand: z.array(SkillDemand),
  /** The kinds of work that count as the person's; none: all. */
  demandRoleIds: z.array(Id),
  /** `sent`, `moved` and `met` applications since `from`, and jobs that were looked at. */
  totals: z.object({ sent: z.number(), moved: z.number(), met: z.number(), viewed: z.number() }),
  /** A day each, the oldest first: what the person did, and what employers did. */
  activity: z.array(
    z.object({
      /** `2026-11-17`, in UTC */
      day: z.string(),
      sent: z.number(),
      answers: z.number(),
      interviews: z.number(),
      viewed: z.number(),
    }),
  ),
})
export type CareerAnalytics = z.infer<typeof CareerAnalytics>

/** Calls of the screens that show several career domains at once. */
export const careerApi = defineApi('career', 'portal', {
  home: { method: 'GET', path: 'career/home', answers: { 200: CareerHome, 401: Unauthorized }, persist: true },
  /** The person is here: from now on it is told what comes after. Visits less than an hour apart are one. */
  visit: {
    method: 'PUT',
    path: 'career/home/visit',
    body: z.optional(z.object({})),
    answers: { 200: z.object({ at: IsoDate }), 401: Unauthorized },
    offline: 'queue',
  },
  analytics: {
    method: 'GET',
    path: 'career/analytics',
    query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(730)), 90) }),
    answers: { 200: CareerAnalytics, 401: Unauthorized },
  },
})
