// How the portal says that something was refused, in words that a screen can translate.
// @chunk contract
import * as z from '#contract/zod.ts'

/**
 * `message` is a key, `error.<area>.<reason>.msg.<entity>`: a refusal that a toast shows is answered with 400.
 * `fields` says the same of single fields of the body, for a form to show beside them.
 */
export const PortalError = z.object({
  message: z.string(),
  status: z.number(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type PortalError = z.infer<typeof PortalError>
