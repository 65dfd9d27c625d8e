// Evaluating a skill: the calls. What they carry stands in evaluation-shapes.ts. Spoken by sw/api/portal/evaluation and src/portal/skills.
// @chunk evaluation-shapes
import { defineApi } from '#contract/define-api.ts'
import { DeskEntries } from '#contract/portal/desk-shapes.ts'
import { Badge, CalibrationData } from '#contract/portal/evaluation-records.ts'
import {
  AskedLevel,
  EvaluableSkill,
  EvaluationResult,
  EvaluationRules,
  EvaluationSession,
  ItemAnswer,
  ItemProblem,
  PracticeItem,
  ResultListed,
} from '#contract/portal/evaluation-shapes.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { Accommodations } from '#contract/portal/settings.ts'
import { CellEntries } from '#contract/portal/sheet-shapes.ts'
import { SqlQuery } from '#contract/portal/sql-shapes.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A session that cannot do what was asked: as it is now. */
const SessionConflict = z.extend(PortalError, { current: EvaluationSession })
const TooEarly = z.extend(PortalError, { retakeAt: IsoDate })

const ById = z.object({ id: Id })
const EmptyBody = z.optional(z.object({}))
const sessionAnswers = {
  200: EvaluationSession,
  400: PortalError,
  401: Unauthorized,
  404: PortalError,
  409: SessionConflict,
} as const

/**
 * Portal API, B. Writes are refused without a network where a portal is configured, since only it has the keys; with the demo portal they are
 * answered on the device. Each answer is stored before the next item is shown; the item on the screen never changes by asking again.
 */
export const evaluationApi = defineApi('evaluation', 'portal', {
  /** Every skill: those that can be evaluated, then those the person has a level in, then the rest by name. */
  skills: {
    method: 'GET',
    path: 'skill-evaluation/skills',
    answers: { 200: z.array(EvaluableSkill), 401: Unauthorized },
    persist: true,
  },
  /** What the page before a session tells. 404 where the skill cannot be evaluated. */
  skill: {
    method: 'GET',
    path: 'skill-evaluation/skills/{skillId}',
    params: z.object({ skillId: Id }),
    answers: {
      200: z.extend(EvaluableSkill, { rules: EvaluationRules, practice: PracticeItem }),
      401: Unauthorized,
      404: PortalError,
    },
  },
  /**
   * 201 the session with its first item; 400 without consent to the rules; 409 where the person has an open session, of any skill, with that session;
   * 429 before the retake date, or where a session could show more than half of the bank within a day, with the time from which it can.
   */
  start: {
    method: 'POST',
    path: 'skill-evaluation/sessions',
    body: z.object({
      skillId: Id,
      accommodations: Accommodations,
      /** Only whether this level is reached: it ends when that is sure, and at the latest when a full profile would. Left out: a full profile. */
      askedLevel: z.optional(AskedLevel),
      consent: z.object({
        /** The rules that the page before has shown. */
        rules: z.boolean(),
        /** The answers may be used, without a name, to calibrate the items. */
        calibration: z._default(z.boolean(), false),
      }),
    }),
    answers: {
      201: EvaluationSession,
      400: PortalError,
      401: Unauthorized,
      404: PortalError,
      409: SessionConflict,
      429: TooEarly,
    },
  },
  /** The person's open session; null where there is none. */
  current: {
    method: 'GET',
    path: 'skill-evaluation/sessions/current',
    answers: { 200: z.nullable(EvaluationSession), 401: Unauthorized },
  },
  /** With the same item as before, however often it is asked. */
  session: {
    method: 'GET',
    path: 'skill-evaluation/sessions/{id}',
    params: ById,
    answers: { 200: EvaluationSession, 401: Unauthorized, 404: PortalError },
  },
  /** 409 for another `seq` or item than the present one, with the session as it is; 400 where the answer does not fit the item. */
  answer: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/answers',
    params: ById,
    body: ItemAnswer,
    answers: { ...sessionAnswers, 200: z.extend(EvaluationSession, { accepted: z.boolean() }) },
  },
  /** Keeps what was typed into the present item and is not answered yet; the item brings it wherever the session goes on. 409 as with an answer. */
  draft: {
    method: 'PUT',
    path: 'skill-evaluation/sessions/{id}/draft',
    params: ById,
    body: z.object({
      itemId: Id,
      seq: z.int().check(z.gte(1), z.lte(1000)),
      cells: z._default(CellEntries, []),
      query: z.optional(SqlQuery),
      entries: z.optional(DeskEntries),
    }),
    answers: {
      ...sessionAnswers,
      200: z.object({ isKept: z.boolean() }),
    },
  },
  /** Sets the present item aside, uncounted; from `maxReports` on it counts as not known. */
  problem: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/problem',
    params: ById,
    body: z.object({
      itemId: Id,
      seq: z.int().check(z.gte(1), z.lte(1000)),
      kind: ItemProblem,
      text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    }),
    answers: sessionAnswers,
  },
  /** The clock stops; what the present item has taken is kept. */
  pause: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/pause',
    params: ById,
    body: z.object({
      seq: z.int().check(z.gte(1), z.lte(1000)),
      elapsedMs: z.number().check(z.gte(0), z.lte(86_400_000)),
      focusLosses: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
    }),
    answers: sessionAnswers,
  },
  resume: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/resume',
    params: ById,
    body: EmptyBody,
    answers: sessionAnswers,
  },
  /** The result. 400 before `canFinish`; what is still postponed counts as not known. Finishing again answers the same result. */
  finish: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/finish',
    params: ById,
    body: EmptyBody,
    answers: { ...sessionAnswers, 200: EvaluationResult },
  },
  /** Without a result. It counts as an attempt, unless nothing was answered, postponed or reported. */
  abandon: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/abandon',
    params: ById,
    body: EmptyBody,
    answers: sessionAnswers,
  },
  /** Newest first. */
  results: {
    method: 'GET',
    path: 'skill-evaluation/results',
    query: z.object({ skillId: z.optional(Id) }),
    answers: { 200: z.array(ResultListed), 401: Unauthorized },
    persist: true,
  },
  result: {
    method: 'GET',
    path: 'skill-evaluation/results/{id}',
    params: ById,
    answers: { 200: EvaluationResult, 401: Unauthorized, 404: PortalError },
  },
  /** The items with their explanations. 400 while the same skill is being evaluated again. */
  review: {
    method: 'GET',
    path: 'skill-evaluation/results/{id}/items',
    params: ById,
    answers: { 200: z.array(ReviewedItem), 400: PortalError, 401: Unauthorized, 404: PortalError },
  },
  /** The person's answers of finished evaluations for whose calibration they gave their consent. */
  calibrationData: {
    method: 'GET',
    path: 'skill-evaluation/calibration-data',
    answers: { 200: CalibrationData, 401: Unauthorized },
  },
  /**
   * Signs the badge that came with the result; asked again, it is the same one. 400 where no level is sure enough; 409 where this device has no key to
   * sign with yet (`signingKey`): a portal with a key of its own never says so.
   */
  badge: {
    method: 'POST',
    path: 'skill-evaluation/results/{id}/badge',
    params: ById,
    body: EmptyBody,
    effect: 'read',
    answers: { 200: Badge, 400: PortalError, 401: Unauthorized, 404: PortalError, 409: PortalError },
  },
  /** Makes the key with which this device signs, where it has none. The key is in no answer. */
  signingKey: {
    method: 'POST',
    path: 'skill-evaluation/signing-key',
    body: EmptyBody,
    answers: { 200: z.object({ isReady: z.boolean() }), 401: Unauthorized },
  },
})
