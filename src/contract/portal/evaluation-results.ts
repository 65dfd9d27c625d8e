// What an evaluation finds: results and how they came about. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import { Accommodations } from '#contract/portal/settings.ts'
import { Level, Skill } from '#contract/portal/skills.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** `author`: difficulties are known from two ratings of each item alone; `calibrated`: from answers too. What either leaves open is in every interval and probability. */
export const Calibration = z.enum(['author', 'calibrated'])
export type Calibration = z.infer<typeof Calibration>

/**
 * Why a session ended. `decision`: it is sure whether the asked level is reached; `tooClose`: more items would hardly make it sure; `user`: the
 * person ended it.
 */
export const EvaluationStop = z.enum(['decision', 'tooClose', 'precision', 'max', 'noGain', 'bank', 'time', 'user'])
export type EvaluationStop = z.infer<typeof EvaluationStop>

/** What a session found that only tells whether a level is reached. */
export const Decision = z.object({
  level: Level,
  /** `above`: the level or a higher one, 95 % sure; `below`: not the level, 95 % sure; `open`: neither is. The first two are all that such a session states. */
  side: z.enum(['above', 'below', 'open']),
  /** The probability that the level is reached, 0 to 1. */
  chance: z.number(),
})
export type Decision = z.infer<typeof Decision>

/** How the person answered. It is shown and kept, and changes neither a level nor a badge. */
export const Answering = z.object({
  /** How well the answers fit the model (lz*): about N(0, 1), far below 0 where easy items are wrong and hard ones right. Null where too few count. */
  fit: z.nullable(z.number()),
  /** The median time of the answers, as a share of what the items usually take. Null without answers. */
  pace: z.nullable(z.number()),
  /** How many answers came too fast for the item to have been read. */
  rapid: z.number(),
  /** How many items were reported. */
  reported: z.number(),
})
export type Answering = z.infer<typeof Answering>

const ResultFields = {
  id: Id,
  skillId: Id,
  at: IsoDate,
  /** The estimate on the model’s scale in logits; 0 is the middle of level 3. */
  theta: z.number(),
  /** The standard error of `theta`, with what is not known of the items’ difficulties in it. */
  se: z.number(),
  /** The 95 % interval of `theta`. */
  ci95: z.tuple([z.number(), z.number()]),
  level: Level,
  /** The probability of each level, the first first. */
  levelProbs: z.array(z.number()),
  calibration: Calibration,
  /** How many items counted. */
  items: z.number(),
  /** Until when the result counts as fresh; a badge of it expires then. The demo portal sets 24 months. */
  validUntil: IsoDate,
  /** The level that a badge states; null where none is sure enough. */
  badgeLevel: z.nullable(Level),
  /** Left out of a full profile. */
  decision: z.optional(Decision),
} as const

/** A result in a list. */
export const ResultListed = z.object(ResultFields)
export type ResultListed = z.infer<typeof ResultListed>

/** The result of an evaluation with its details. */
export const EvaluationResult = z.object({
  ...ResultFields,
  skill: Skill,
  /** The version of the item bank. */
  bankVersion: z.string(),
  /** How many items were tried out and did not count. */
  triedOut: z.number(),
  /** How long it took, in ms. */
  durationMs: z.number(),
  stopReason: EvaluationStop,
  /** `correct`: with the share of the credit of those that were partly right. */
  topics: z.array(
    z.object({
      id: Id,
      label: Bilingual,
      /** How many were right; an item that was partly right counts by its share. */
      correct: z.number(),
      /** How many items were asked. */
      n: z.number(),
    }),
  ),
  /** Estimate and standard error after each item that counted, the first first. */
  trace: z.array(
    z.object({
      topic: Id,
      /** Whether the answer got the whole credit. */
      isRight: z.boolean(),
      /** The share of the credit, where it was neither none nor all. */
      credit: z.optional(z.number()),
      /** The estimate after this item, in logits. */
      theta: z.number(),
      /** Its standard error. */
      se: z.number(),
      /** How long the item took, in ms. */
      elapsedMs: z.number(),
    }),
  ),
  /** The person’s rank in a group of `n` people. Null until a group has 200. */
  percentile: z.nullable(
    z.object({
      /** The share of the group below the person, 0 to 100. */
      value: z.number(),
      /** What the group is called. */
      group: z.string(),
      /** How many people of the group were evaluated. */
      n: z.number(),
    }),
  ),
  /** When the same skill may be evaluated again. */
  retakeAt: IsoDate,
  /** Whether it is the best of the person’s results of this skill. */
  isBest: z.boolean(),
  /** Whether it is the latest one. */
  isLatest: z.boolean(),
  accommodations: Accommodations,
  /** How often the page lost the focus; it changes nothing. */
  focusLosses: z.number(),
  /** Null where an earlier version made the result. */
  answering: z.nullable(
    z.extend(Answering, {
      /** Whether the answers fit the model badly. */
      isUnusual: z.boolean(),
      /** Whether many answers came too fast. */
      isHasty: z.boolean(),
    }),
  ),
  /** Whether nobody watched and the answer keys were on the device. A portal that keeps its keys answers false. */
  isUnproctored: z.boolean(),
})
export type EvaluationResult = z.infer<typeof EvaluationResult>
