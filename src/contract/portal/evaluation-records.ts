// What leaves an evaluation: answers for calibrating the items, and badges. Spoken through evaluation.ts.
// @chunk evaluation-shapes
import { Level } from '#contract/portal/skills.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Answers for calibrating the items. Nothing in it says whose they are or when they were given. */
export const CalibrationData = z.object({
  /** One entry for each finished evaluation. */
  sessions: z.array(
    z.object({
      skillId: Id,
      /** The version of the item bank. */
      bankVersion: z.string(),
      /** In the sequence in which the items were shown. */
      answers: z.array(
        z.object({
          itemId: Id,
          /** Whether the answer got the whole credit. */
          isRight: z.boolean(),
          /** Points, for an item that gives part of the credit. */
          score: z.optional(z.number()),
          /** Whether the person did not know. */
          isPassed: z.boolean(),
          /** Whether the time ran out. */
          isTimedOut: z.boolean(),
          /** How long the item was on the screen, in seconds. */
          seconds: z.number(),
        }),
      ),
    }),
  ),
})
export type CalibrationData = z.infer<typeof CalibrationData>

/** An Open Badge 3.0 as a signed VC-JWT. It proves that nobody changed it since it was signed. */
export const Badge = z.object({
  /** The signed credential in JWT form, as it is handed on. */
  credential: z.string(),
  level: Level,
  issuedAt: IsoDate,
  /** Whether the person’s device signed it. A portal with a key of its own answers false. */
  isSelfIssued: z.boolean(),
  /** What the credential says, decoded. */
  payload: z.record(z.string(), z.unknown()),
})
export type Badge = z.infer<typeof Badge>
