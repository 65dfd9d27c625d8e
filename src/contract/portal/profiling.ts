// The profiling: a questionnaire about what somebody looks for and can do, and what follows from it. Spoken by sw/api/portal/profiling.ts and src/portal/profiling.
import { defineApi } from '#contract/define-api.ts'
import { Currency } from '#contract/portal/job-shapes.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Level, Riasec } from '#contract/portal/skills.ts'
import { Unauthorized, User } from '#contract/portal/user.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/**
 * How a question is answered: `single` an option's id; `multi` and `role` several ids (of options, of roles); `level` and `likert` a number from 1 to 5;
 * `place` and `money` as below; `consent` yes or no.
 */
export const QuestionType = z.enum(['single', 'multi', 'role', 'level', 'likert', 'place', 'money', 'consent'])
export type QuestionType = z.infer<typeof QuestionType>

/** Five steps with what each means, the first first. */
export const Scale = z.object({ id: Id, steps: z.array(z.object({ label: Bilingual, text: Bilingual })) })
export type Scale = z.infer<typeof Scale>

export const Question = z.object({
  id: Id,
  type: QuestionType,
  label: Bilingual,
  hint: z.nullable(Bilingual),
  required: z.boolean(),
  options: z.array(z.object({ id: Id, label: Bilingual, hint: z.nullable(Bilingual) })),
  /** Of `level` and `likert`: the scale's id. */
  scale: z.nullable(Id),
  /** Of `level`: whose level it is. */
  skillId: z.nullable(Id),
  /** Of `multi` and `role`: at most so many. */
  max: z.nullable(z.number()),
  /** Asked only where another question's answer has one of these. */
  showIf: z.nullable(z.object({ questionId: Id, anyOf: z.array(Id) })),
})
export type Question = z.infer<typeof Question>

export const Section = z.object({ id: Id, title: Bilingual, text: Bilingual, questions: z.array(Question) })
export type Section = z.infer<typeof Section>

export const Questionnaire = z.object({
  id: Id,
  /** Changes with any change of a question. Answers to questions that are still there are kept. */
  version: z.string(),
  scales: z.array(Scale),
  sections: z.array(Section),
})
export type Questionnaire = z.infer<typeof Questionnaire>

export const PlaceAnswer = z.object({
  /** Of `career/places` where it was chosen there. */
  id: z.nullable(Id),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  countryCode: z.nullable(z.string().check(z.maxLength(2))),
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  radiusKm: z.number().check(z.gte(1), z.lte(2000)),
})
export type PlaceAnswer = z.infer<typeof PlaceAnswer>

/** Before tax, in minor units. */
export const MoneyAnswer = z.object({
  min: z.int().check(z.gte(0), z.lte(1e12)),
  currency: Currency,
  unit: z.enum(['hour', 'month', 'year']),
})
export type MoneyAnswer = z.infer<typeof MoneyAnswer>

export const AnswerValue = z.union([
  z.string().check(z.maxLength(200)),
  z.array(Id).check(z.maxLength(50)),
  z.number().check(z.gte(1), z.lte(5)),
  z.boolean(),
  PlaceAnswer,
  MoneyAnswer,
])
export type AnswerValue = z.infer<typeof AnswerValue>

/** Why somebody does not answer: nothing follows from it, but the review shows it. */
export const SkipReason = z.enum(['notNow', 'notSure', 'private', 'notApplicable'])
export type SkipReason = z.infer<typeof SkipReason>

/** An answer, or why there is none. */
export const ProfilingAnswer = z.object({
  value: z.nullable(AnswerValue),
  skipped: z.nullable(SkipReason),
})
export type ProfilingAnswer = z.infer<typeof ProfilingAnswer>

/** By the question's id; null takes an answer back. */
const AnswerPatch = z
  .record(Id, z.nullable(ProfilingAnswer))
  .check(z.refine((answers) => Object.keys(answers).length <= 300, 'too many answers'))

export const ProfilingState = z.object({
  /** The version that the answers were last given to; null before the first. */
  questionnaireVersion: z.nullable(z.string()),
  /** Those that fit the questions as they are now. */
  answers: z.record(z.string(), ProfilingAnswer),
  /** Questions that have come since the person answered, or whose answer no longer fits; until it is submitted. */
  newQuestionIds: z.optional(z.array(Id)),
  /** Where the person was: the question to go on with. */
  lastQuestionId: z.nullable(Id),
  /** Rises with each change. */
  version: z.int(),
  savedAt: z.nullable(IsoDate),
  submittedAt: z.nullable(IsoDate),
})
export type ProfilingState = z.infer<typeof ProfilingState>

/** A skill that target roles ask for at a higher level than the person has. */
export const SkillGap = z.object({
  skillId: Id,
  label: Bilingual,
  /** 0: not stated. */
  level: z.number(),
  required: Level,
  /** Which of the target roles ask for it. */
  roleIds: z.array(Id),
  /** How many open jobs would match with one level more, and do not now. */
  jobsUnlocked: z.number(),
  /** Whether it can be evaluated here. */
  isEvaluable: z.boolean(),
})
export type SkillGap = z.infer<typeof SkillGap>

export const ProfilingOutcome = z.object({
  user: User,
  /** Whether the person lets their levels be compared with jobs; where not, `jobsUnlocked` is 0 and the widest gap comes first. */
  isMatched: z.boolean(),
  /**
   * 0 to 100 each; null where too few of the interest questions were answered, or where they are to be used for nothing. For exploring: it ranks nothing.
   */
  riasec: z.nullable(Riasec),
  /** Roles whose kind of work is like the interests, for a look; empty without consent to it. */
  rolesToExplore: z.array(z.object({ roleId: Id, title: Bilingual, likeness: z.number() })),
  targetRoleIds: z.array(Id),
  /** The most jobs unlocked first. */
  gaps: z.array(SkillGap),
})
export type ProfilingOutcome = z.infer<typeof ProfilingOutcome>

/** How many open jobs fit the answers: `before` as they are stored, `after` with the ones in question, `of` all. */
export const AnswerEffect = z.object({ before: z.number(), after: z.number(), of: z.number() })
export type AnswerEffect = z.infer<typeof AnswerEffect>

/** Portal API, B. Answers may be given without a network; submitting needs the portal, where one is configured. */
export const profilingApi = defineApi('profiling', 'portal', {
  questionnaire: {
    method: 'GET',
    path: 'profiling/questionnaire',
    answers: { 200: Questionnaire, 401: Unauthorized },
  },
  answers: { method: 'GET', path: 'profiling/answers', answers: { 200: ProfilingState, 401: Unauthorized } },
  /** Merged with what is there, question by question. 400 with `fields` for an answer that does not fit its question. */
  saveAnswers: {
    method: 'PATCH',
    path: 'profiling/answers',
    body: z.object({
      answers: AnswerPatch,
      lastQuestionId: z.optional(z.nullable(Id)),
      questionnaireVersion: z.optional(z.string().check(z.maxLength(100))),
    }),
    answers: { 200: ProfilingState, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
  /** What answers would change, without storing them. */
  effect: {
    method: 'POST',
    path: 'profiling/effect',
    body: z.object({ answers: AnswerPatch }),
    answers: { 200: AnswerEffect, 401: Unauthorized },
    effect: 'read',
  },
  /**
   * Completes the profiling: the user is told so, levels become claims, consents become settings. Answers on interests
   * are kept only where they may be used. 400 with `fields` by question where something
   * required is missing.
   */
  submit: {
    method: 'POST',
    path: 'profiling/submission',
    body: z.object({ questionnaireVersion: z.string().check(z.maxLength(100)) }),
    answers: { 200: ProfilingOutcome, 400: PortalError, 401: Unauthorized },
  },
  /** What followed from the submission, with the gaps as they are now. 400 before it. */
  outcome: {
    method: 'GET',
    path: 'profiling/outcome',
    answers: { 200: ProfilingOutcome, 400: PortalError, 401: Unauthorized },
  },
  /** Which skills to learn; the profiling ends with it. 400 for a skill that there is not. */
  chooseSkills: {
    method: 'POST',
    path: 'profiling/skills-to-learn',
    body: z.object({ skillIds: z.array(Id).check(z.minLength(1), z.maxLength(5)) }),
    answers: { 200: z.object({ user: User }), 400: PortalError, 401: Unauthorized },
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
})
