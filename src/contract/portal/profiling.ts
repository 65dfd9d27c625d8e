// The profiling: a questionnaire about what somebody looks for and can do, and what follows from it.
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
export const Scale = z.object({
  id: Id,
  /** The lowest step first. */
  steps: z.array(z.object({ label: Bilingual, text: Bilingual })),
})
export type Scale = z.infer<typeof Scale>

/** A question of the questionnaire. */
export const Question = z.object({
  id: Id,
  type: QuestionType,
  label: Bilingual,
  hint: z.nullable(Bilingual),
  /** Whether the profiling needs an answer to be submitted. */
  required: z.boolean(),
  /** Of `single` and `multi`: what can be chosen. */
  options: z.array(z.object({ id: Id, label: Bilingual, hint: z.nullable(Bilingual) })),
  /** Of `level` and `likert`: the id of the scale. */
  scale: z.nullable(Id),
  /** Of `level`: the skill that is asked about. */
  skillId: z.nullable(Id),
  /** Of `multi` and `role`: how many can be chosen at most. */
  max: z.nullable(z.number()),
  /** Ask it only where the answer to another question is one of these. */
  showIf: z.nullable(z.object({ questionId: Id, anyOf: z.array(Id) })),
})
export type Question = z.infer<typeof Question>

/** Questions that are shown together. */
export const Section = z.object({ id: Id, title: Bilingual, text: Bilingual, questions: z.array(Question) })
export type Section = z.infer<typeof Section>

/** All questions, in the order in which they are asked. */
export const Questionnaire = z.object({
  id: Id,
  /** Changes with any change of a question. Answers to questions that are still there are kept. */
  version: z.string(),
  scales: z.array(Scale),
  sections: z.array(Section),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** Where somebody looks for work. */
export const PlaceAnswer = z.object({
  /** The id in `career/places`; null for a name that was typed. */
  id: z.nullable(Id),
  /** The name of the place. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.nullable(z.string().check(z.maxLength(2))),
  /** Latitude in degrees. */
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  /** Longitude in degrees. */
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  /** How far around it, in kilometres. */
  radiusKm: z.number().check(z.gte(1), z.lte(2000)),
})
export type PlaceAnswer = z.infer<typeof PlaceAnswer>

/** The least pay that somebody looks for, before tax, in minor units. */
export const MoneyAnswer = z.object({
  /** Minor units, such as cents. */
  min: z.int().check(z.gte(0), z.lte(1e12)),
  currency: Currency,
  /** What the amount is paid for. */
  unit: z.enum(['hour', 'month', 'year']),
})
export type MoneyAnswer = z.infer<typeof MoneyAnswer>

/** An answer; which form it has depends on the question’s type. */
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

/** The person’s answers, and how far they have come. */
export const ProfilingState = z.object({
  /** The version that the answers were last given to; null before the first. */
  questionnaireVersion: z.nullable(z.string()),
  /** By the question’s id; only those that fit the questions as they are now. */
  answers: z.record(z.string(), ProfilingAnswer),
  /** Questions that are new since the person answered, or whose answer no longer fits; until the profiling is submitted. */
  newQuestionIds: z.optional(z.array(Id)),
  /** The question to go on with. */
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

/** What follows from the answers. */
export const ProfilingOutcome = z.object({
  user: User,
  /** Whether the person lets their levels be compared with jobs; where not, `jobsUnlocked` is 0 and the widest gap comes first. */
  isMatched: z.boolean(),
  /** The person’s interests, 0 to 100 each. Null with too few answers or without consent. For exploring only: nothing is ranked by it. */
  riasec: z.nullable(Riasec),
  /** Roles whose kind of work is like the interests; empty without consent. */
  rolesToExplore: z.array(
    z.object({
      roleId: Id,
      title: Bilingual,
      /** How like it is; 1 is the same. */
      likeness: z.number(),
    }),
  ),
  targetRoleIds: z.array(Id),
  /** The most jobs unlocked first. */
  gaps: z.array(SkillGap),
})
export type ProfilingOutcome = z.infer<typeof ProfilingOutcome>

/** How many open jobs fit the answers: `before` as they are stored, `after` with the ones in question, `of` all. */
export const AnswerEffect = z.object({
  /** With the answers as they are stored. */
  before: z.number(),
  /** With the answers in question. */
  after: z.number(),
  /** All open jobs. */
  of: z.number(),
})
export type AnswerEffect = z.infer<typeof AnswerEffect>

/** The profiling: a questionnaire about what the person looks for and can do, and what follows from it. */
export const profilingApi = defineApi('profiling', 'portal', {
  /** Returns the questions with their sections and scales. */
  questionnaire: {
    method: 'GET',
    path: 'profiling/questionnaire',
    answers: { 200: Questionnaire, 401: Unauthorized },
  },
  /** Returns what the person has answered so far. */
  answers: { method: 'GET', path: 'profiling/answers', answers: { 200: ProfilingState, 401: Unauthorized } },
  /**
   * Stores answers, question by question; the others stay.
   * @200 All answers so far, and how far the person has come.
   * @400 `error.profiling.unfit.msg.answer`: an answer does not fit its question; `fields` names it.
   */
  saveAnswers: {
    method: 'PATCH',
    path: 'profiling/answers',
    body: z.object({
      answers: AnswerPatch,
      /** The question at which the person is. */
      lastQuestionId: z.optional(z.nullable(Id)),
      /** The version whose questions were answered. */
      questionnaireVersion: z.optional(z.string().check(z.maxLength(100))),
    }),
    answers: { 200: ProfilingState, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
  /** Returns how many jobs would fit with other answers. Nothing is stored. */
  effect: {
    method: 'POST',
    path: 'profiling/effect',
    body: z.object({ answers: AnswerPatch }),
    answers: { 200: AnswerEffect, 401: Unauthorized },
    effect: 'read',
  },
  /**
   * Completes the profiling. Levels become claims and consents become settings. Answers on interests are kept only with consent.
   * @200 What follows from the answers: the gaps, and what would open more jobs.
   * @400 `error.profiling.missing.msg.answer`: something required is missing; `fields` names the questions.
   */
  submit: {
    method: 'POST',
    path: 'profiling/submission',
    body: z.object({
      /** The version whose questions were answered. */
      questionnaireVersion: z.string().check(z.maxLength(100)),
    }),
    answers: { 200: ProfilingOutcome, 400: PortalError, 401: Unauthorized },
  },
  /**
   * Returns what followed from the profiling, with the gaps as they are now.
   * @200 The gaps, and what would open more jobs.
   * @400 `error.profiling.notsubmitted.msg.answer`: it has not been submitted.
   */
  outcome: {
    method: 'GET',
    path: 'profiling/outcome',
    answers: { 200: ProfilingOutcome, 400: PortalError, 401: Unauthorized },
  },
  /**
   * Chooses the skills to learn. This is the last step of the profiling.
   * @200 The person, with the skills to learn.
   * @400 `error.profiling.unknown.msg.answer`: one of the skills does not exist.
   */
  chooseSkills: {
    method: 'POST',
    path: 'profiling/skills-to-learn',
    body: z.object({
      /** One to five skills. */
      skillIds: z.array(Id).check(z.minLength(1), z.maxLength(5)),
    }),
    answers: { 200: z.object({ user: User }), 400: PortalError, 401: Unauthorized },
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
})
