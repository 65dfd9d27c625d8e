// What leaves an evaluation: answers for calibrating the items, and badges. Spoken through evaluation.ts.
// @chunk evaluation-shapes
import { Level } from '#contract/portal/skills.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Answers for calibrating the items: nothing in it says whose they are or when they were given. */
export const CalibrationData = z.object({
  sessions: z.array(
    z.object({
      skillId: Id,
      bankVersion: z.string(),
      answers: z.array(
        z.object({
          itemId: Id,
          isRight: z.boolean(),
          /** Points of an item that is worked. */
          score: z.optional(z.number()),
          isPassed: z.boolean(),
          isTimedOut: z.boolean(),
          seconds: z.number(),
        }),
      ),
    }),
  ),
})
export type CalibrationData = z.infer<typeof CalibrationData>

/** An Open Badge 3.0 as a VC-JWT, signed by this device: it proves that nobody changed it, not who issued it. */
export const Badge = z.object({
  credential: z.string(),
  level: Level,
  issuedAt: IsoDate,
  isSelfIssued: z.boolean(),
  /** What is in the credential, to be read. */
  payload: z.record(z.string(), z.unknown()),
})
export type Badge = z.infer<typeof Badge>
