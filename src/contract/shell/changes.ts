// The change log: every write of every domain can be undone by its id. Spoken by sw/api/shell/changes.ts and src/platform/query/undo.ts.
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The header in which the answer to a write carries the id of its change. */
export const CHANGE_ID_HEADER = 'x-change-id'

/** What an undo did. It is a change of its own (header `x-change-id`), so that an undo can be undone. */
export const Undone = z.object({
  /** The domain whose data changed: what to fetch again. */
  api: z.string(),
  /** How many rows were put back. */
  restored: z.number(),
  /** How many rows kept something that had been changed again since. */
  kept: z.number(),
})
export type Undone = z.infer<typeof Undone>

export const changesApi = defineApi('changes', 'local', {
  /** Puts back what the change found. An id that is unknown, or older than the log's bound, answers null. */
  undo: { method: 'POST', path: 'changes/undo', body: z.object({ id: Id }), answers: { 200: z.nullable(Undone) } },
})
