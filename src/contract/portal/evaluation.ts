// Evaluating a skill: the calls. What they carry stands in evaluation-shapes.ts.
// @chunk evaluation-shapes
import { defineApi } from '#contract/define-api.ts'
import { DeskEntries } from '#contract/portal/desk-shapes.ts'
import { Badge, CalibrationData } from '#contract/portal/evaluation-records.ts'
import { EvaluationResult, ResultListed } from '#contract/portal/evaluation-results.ts'
import {
  AskedLevel,
  EvaluableSkill,
  EvaluationRules,
  EvaluationSession,
  ItemAnswer,
  ItemProblem,
  PracticeItem,
} from '#contract/portal/evaluation-shapes.ts'
import { JsProgram } from '#contract/portal/js-shapes.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { Accommodations } from '#contract/portal/settings.ts'
import { CellEntries } from '#contract/portal/sheet-shapes.ts'
import { SqlQuery } from '#contract/portal/sql-shapes.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A refusal with the session as it is now. */
const SessionConflict = z.extend(PortalError, { current: EvaluationSession })
/** A refusal with the time from which the skill can be evaluated. */
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
 * Adaptive skill evaluations: sessions, results and badges. Store each answer before the next item is shown. Asking again never changes the item on
 * the screen.
 */
export const evaluationApi = defineApi('evaluation', 'portal', {
  /** Lists every skill. Those that can be evaluated come first, then those with a level, then the rest. @200 The skills, each with its last result. */
  skills: {
    method: 'GET',
    path: 'skill-evaluation/skills',
    answers: { 200: z.array(EvaluableSkill), 401: Unauthorized },
    persist: true,
  },
  /**
   * Returns what the page before an evaluation tells.
   * @200 The skill, its rules and an item for practice.
   * @404 `error.evaluation.notfound.msg.skill`: the skill cannot be evaluated.
   */
  skill: {
    method: 'GET',
    path: 'skill-evaluation/skills/{skillId}',
    params: z.object({ skillId: Id }),
    answers: {
      200: z.extend(EvaluableSkill, {
        /** How an evaluation of this skill is held. */
        rules: EvaluationRules,
        practice: PracticeItem,
      }),
      401: Unauthorized,
      404: PortalError,
    },
  },
  /**
   * Starts an evaluation and returns the session with its first item.
   * @201 The session with its first item.
   * @400 `error.evaluation.consent.msg.session`: the person has not accepted the rules.
   * @404 `error.evaluation.notfound.msg.skill`: the skill cannot be evaluated.
   * @409 `error.evaluation.open.msg.session`: the person has an open session, of any skill; `current` is that session.
   * @429 `error.evaluation.tooearly.msg.session`: it is too early, or half of the bank was seen within a day. `retakeAt` says from when on it is possible.
   */
  start: {
    method: 'POST',
    path: 'skill-evaluation/sessions',
    body: z.object({
      skillId: Id,
      accommodations: Accommodations,
      /** The session is only to tell whether this level is reached. It ends as soon as that is sure. Left out for a full profile. */
      askedLevel: z.optional(AskedLevel),
      /** What the person agrees to. */
      consent: z.object({
        /** The rules that the page before has shown; must be true. */
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
  /** Returns the person’s open session, or null where there is none. @200 The open session with its present item, or null. */
  current: {
    method: 'GET',
    path: 'skill-evaluation/sessions/current',
    answers: { 200: z.nullable(EvaluationSession), 401: Unauthorized },
  },
  /** Returns a session with its present item. The item stays the same, however often it is asked for. */
  session: {
    method: 'GET',
    path: 'skill-evaluation/sessions/{id}',
    params: ById,
    answers: { 200: EvaluationSession, 401: Unauthorized, 404: PortalError },
  },
  /**
   * Answers the present item and gets the next one.
   * @200 The session with its next item, and whether the answer was taken.
   * @400 `error.evaluation.unfit.msg.answer` where the answer does not fit the item; `error.evaluation.full.msg.answer` where no more items can be
   * postponed.
   * @409 `error.evaluation.elsewhere.msg.session` for another `seq` or item than the present one, `error.evaluation.closed.msg.session` where the
   * session has ended.
   */
  answer: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/answers',
    params: ById,
    body: ItemAnswer,
    answers: {
      ...sessionAnswers,
      200: z.extend(EvaluationSession, {
        /** Whether the answer was taken. */
        accepted: z.boolean(),
      }),
    },
  },
  /**
   * Keeps what was typed into the present item and is not answered yet. The item brings it back wherever the session goes on.
   * @200 Whether the draft is stored.
   * @409 As for an answer.
   */
  draft: {
    method: 'PUT',
    path: 'skill-evaluation/sessions/{id}/draft',
    params: ById,
    body: z.object({
      itemId: Id,
      /** The `seq` of the session as it was read last. */
      seq: z.int().check(z.gte(1), z.lte(1000)),
      cells: z._default(CellEntries, []),
      query: z.optional(SqlQuery),
      /** For type `js`. */
      program: z.optional(JsProgram),
      /** For types `sorting` and `edit`. */
      entries: z.optional(DeskEntries),
    }),
    answers: {
      ...sessionAnswers,
      200: z.object({
        /** Whether the draft was stored. */
        isKept: z.boolean(),
      }),
    },
  },
  /**
   * Reports the present item and sets it aside, uncounted. After `maxReports` reports, a reported item counts as not known.
   * @200 The session with another item.
   * @409 As for an answer.
   */
  problem: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/problem',
    params: ById,
    body: z.object({
      itemId: Id,
      /** The `seq` of the session as it was read last. */
      seq: z.int().check(z.gte(1), z.lte(1000)),
      kind: ItemProblem,
      /** What the person says about it. */
      text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    }),
    answers: sessionAnswers,
  },
  /**
   * Pauses a session. The clock stops, and the time that the present item has taken is kept.
   * @409 As for an answer.
   */
  pause: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/pause',
    params: ById,
    body: z.object({
      /** The `seq` of the session as it was read last. */
      seq: z.int().check(z.gte(1), z.lte(1000)),
      /** How long the present item was on the screen, in ms. */
      elapsedMs: z.number().check(z.gte(0), z.lte(86_400_000)),
      /** How often the page lost the focus since the last answer. */
      focusLosses: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
    }),
    answers: sessionAnswers,
  },
  /**
   * Goes on with a paused session.
   * @409 `error.evaluation.closed.msg.session`: the session has ended.
   */
  resume: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/resume',
    params: ById,
    body: EmptyBody,
    answers: sessionAnswers,
  },
  /**
   * Ends a session and returns its result. Postponed items count as not known. Finishing again answers the same result.
   * @400 `error.evaluation.toofew.msg.session`: fewer than `minItems` items are answered.
   * @409 `error.evaluation.closed.msg.session`: the session was abandoned or has expired.
   */
  finish: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/finish',
    params: ById,
    body: EmptyBody,
    answers: { ...sessionAnswers, 200: EvaluationResult },
    touches: ['career', 'jobs', 'profile', 'skills'],
  },
  /**
   * Ends a session without a result. It counts as an attempt, unless nothing was answered, postponed or reported.
   * @409 `error.evaluation.closed.msg.session`: the session has ended.
   */
  abandon: {
    method: 'POST',
    path: 'skill-evaluation/sessions/{id}/abandon',
    params: ById,
    body: EmptyBody,
    answers: sessionAnswers,
  },
  /** Lists the person’s results, the newest first. @200 The results. */
  results: {
    method: 'GET',
    path: 'skill-evaluation/results',
    query: z.object({
      /** Only results of this skill. */
      skillId: z.optional(Id),
    }),
    answers: { 200: z.array(ResultListed), 401: Unauthorized },
    persist: true,
  },
  /** Returns one result with its details. */
  result: {
    method: 'GET',
    path: 'skill-evaluation/results/{id}',
    params: ById,
    answers: { 200: EvaluationResult, 401: Unauthorized, 404: PortalError },
  },
  /**
   * Lists the items of a result with their explanations.
   * @200 The items in the order in which they were asked, each with the person’s answer.
   * @400 `error.evaluation.open.msg.session`: the same skill is being evaluated again.
   */
  review: {
    method: 'GET',
    path: 'skill-evaluation/results/{id}/items',
    params: ById,
    answers: { 200: z.array(ReviewedItem), 400: PortalError, 401: Unauthorized, 404: PortalError },
  },
  /** Returns what the person gave for calibration. It holds the answers of finished evaluations for which they agreed to that. */
  calibrationData: {
    method: 'GET',
    path: 'skill-evaluation/calibration-data',
    answers: { 200: CalibrationData, 401: Unauthorized },
  },
  /**
   * Signs the badge of a result. Asked again, it is the same badge.
   * @400 `error.evaluation.unsure.msg.badge`: no level is sure enough.
   * @409 `error.evaluation.nokey.msg.badge`: there is no key to sign with. A portal with a key of its own never answers this.
   */
  badge: {
    method: 'POST',
    path: 'skill-evaluation/results/{id}/badge',
    params: ById,
    body: EmptyBody,
    effect: 'read',
    answers: { 200: Badge, 400: PortalError, 401: Unauthorized, 404: PortalError, 409: PortalError },
  },
  /** Makes the key that signs badges, where there is none. The key is in no answer. @200 Whether it is there: always, at a portal with a key of its own. */
  signingKey: {
    method: 'POST',
    path: 'skill-evaluation/signing-key',
    body: EmptyBody,
    answers: {
      200: z.object({
        /** Whether there is a key. */
        isReady: z.boolean(),
      }),
      401: Unauthorized,
    },
  },
})
