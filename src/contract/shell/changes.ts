// The change log: every write of every domain can be undone by its id. Spoken by sw/api/shell/changes.ts and src/platform/query/undo.ts.
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The header in which the answer to a write carries the id of its change. */
export const CHANGE_ID_HEADER = 'x-change-id'

/** What an undo did. It is a change of its own (header `x-change-id`), so that an undo can be undone. */
export const Undone = z.object({
  /** The domain whose data changed: what to fetch again. */
  api: z.string(),
  /** How many rows were put back. */
  restored: z.number(),
  /** How many rows were left alone, because all that the change did to them has been changed again since. */
  kept: z.number(),
})
export type Undone = z.infer<typeof Undone>

/** A browser may delete a database after a crash; what was changed is then put back from the journal, and told once. */
export const Restored = z.object({
  /** When it was put back. */
  at: IsoDate,
  /** How many rows of the person's own were put back. */
  rows: z.number(),
})
export type Restored = z.infer<typeof Restored>

export const changesApi = defineApi('changes', 'local', {
  /** Puts back what the change found. An id that is unknown, or older than the log's bound, answers null. */
  undo: { method: 'POST', path: 'changes/undo', body: z.object({ id: Id }), answers: { 200: z.nullable(Undone) } },
  /** What was restored and has not been told yet, else null. */
  restored: { method: 'GET', path: 'changes/restored', answers: { 200: z.nullable(Restored) } },
  /** The person has been told. */
  dismissRestored: { method: 'DELETE', path: 'changes/restored', answers: { 200: z.boolean() } },
})
