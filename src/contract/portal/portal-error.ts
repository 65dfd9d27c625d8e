// How the portal says that something was refused, in words that a screen can translate.
// @chunk contract
import * as z from '#contract/zod.ts'

/** The body of a refusal. */
export const PortalError = z.object({
  /** A key, `error.<area>.<reason>.msg.<entity>`, or a text for people. */
  message: z.string(),
  /** The status of the answer once more. */
  status: z.number(),
  /**
   * What is wrong with single fields of the body, by their path, for a form to show beside them: a reason such as `required`, `invalid`, `unknown`, `type` or
   * `empty`, or a key as above.
   */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type PortalError = z.infer<typeof PortalError>
