// Undoing a change by the id that its write answered: the calls of the change log (changes.ts) that every screen needs.
// @chunk signed-in
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** What an undo did. It is a change of its own (header `x-change-id`), so that an undo can be undone. */
export const Undone = z.object({
  /** The domain whose data changed: what to fetch again. */
  api: z.string(),
  /** How many rows were put back. */
  restored: z.number(),
  /** How many rows were left alone, because all that the change did to them has been changed again since. */
  kept: z.number(),
  /** The other domains whose data changed, where there are several. */
  others: z.optional(z.array(z.string())),
})
export type Undone = z.infer<typeof Undone>

const Id100 = z.array(Id).check(z.minLength(1), z.maxLength(100))

export const undoApi = defineApi('changes', 'local', {
  /** Puts back what the change found. An id that is unknown, or older than the log's bound, answers null. */
  undo: { method: 'POST', path: 'changes/undo', body: z.object({ id: Id }), answers: { 200: z.nullable(Undone) } },
  /** Undoes several changes as one, the newest first, whatever their sequence. Unknown ones are passed over; null where all are. */
  undoSeveral: {
    method: 'POST',
    path: 'changes/undo-several',
    body: z.object({ ids: Id100 }),
    answers: { 200: z.nullable(Undone) },
  },
})
