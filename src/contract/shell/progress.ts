// Progress of long operations of the back end: broadcast to every tab by sw/api/device.ts, shown by the shell.
// @chunk signed-in
import * as z from '#contract/zod.ts'

export const SEEDING_CHANNEL = 'cairn-seeding'
/** The channel of WorkProgress. */
export const PROGRESS_CHANNEL = 'cairn-progress'

/** Progress of a domain's first rows, in rows: reported at its beginning, every so many rows, and at its end. */
export const SeedingProgress = z.object({ api: z.string(), done: z.number(), total: z.number() })
export type SeedingProgress = z.infer<typeof SeedingProgress>

/** How far one call is, such as `workspace` `export`. Its parts are not the same for all calls: only their relation matters. */
export const WorkProgress = z.object({ api: z.string(), endpoint: z.string(), done: z.number(), total: z.number() })
export type WorkProgress = z.infer<typeof WorkProgress>
