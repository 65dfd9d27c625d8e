// How far the back end is with what takes long: told to every tab over broadcast channels by sw/api/device.ts, shown by the shell.
// @chunk signed-in
import * as z from '#contract/zod.ts'

/** The channel on which SeedingProgress is told. */
export const SEEDING_CHANNEL = 'cairn-seeding'
/** The channel on which WorkProgress is told. */
export const PROGRESS_CHANNEL = 'cairn-progress'

/** How far a domain's first rows are, in rows: told at its beginning, every so many rows, and at its end. */
export const SeedingProgress = z.object({ api: z.string(), done: z.number(), total: z.number() })
export type SeedingProgress = z.infer<typeof SeedingProgress>

/** How far one call is, such as `workspace` `export`. Its parts are not the same for all calls: only their relation matters. */
export const WorkProgress = z.object({ api: z.string(), endpoint: z.string(), done: z.number(), total: z.number() })
export type WorkProgress = z.infer<typeof WorkProgress>
