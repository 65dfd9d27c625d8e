// The change log: every write of every domain can be undone by its id.
// @chunk changes
import { extendApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import { Undone, undoApi } from '#contract/shell/undo.ts'
import * as z from '#contract/zod.ts'

/** A browser may delete a database after a crash; what was changed is then restored from the journal, and announced once. */
export const Restored = z.object({
  /** When it was put back. */
  at: IsoDate,
  /** How many rows of the person's own were put back. */
  rows: z.number(),
})
export type Restored = z.infer<typeof Restored>

/** What a change did to a row. */
export const ChangeKind = z.enum(['created', 'changed', 'deleted'])
export type ChangeKind = z.infer<typeof ChangeKind>

/** One version of a record: what a change made of it. */
export const RecordVersion = z.object({
  /** The change's id, by which it can be undone. */
  id: Id,
  at: IsoDate,
  /** The call that did it, by its domain and name: `tasks` `updateTask`, `changes` `undo`. */
  api: z.string(),
  endpoint: z.string(),
  /** Who made it, as the signed-in person's id; null where nobody was signed in, or an earlier version did not note it. */
  by: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  kind: ChangeKind,
  /** What differs, each with its value before and after; absent where the row had no such field. All fields where it was created or deleted. */
  fields: z.array(z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) })),
})
export type RecordVersion = z.infer<typeof RecordVersion>

/** Something that was deleted and has not come back. */
export const DeletedThing = z.object({
  /** The change that deleted it, and the record: the parameters of restoring it. */
  change: Id,
  table: z.string(),
  key: z.string(),
  /** Whose it is, by the domain's word. */
  api: z.string(),
  /** What people call it; empty where it had no name. */
  title: z.string(),
  /** Where it was: the name of the list or board that held it, or the way to its folder, `Photos / May`; null where nothing did, or that is gone too. */
  origin: z.nullable(z.string()),
  at: IsoDate,
  /** How long ago, in ms. */
  age: z.number(),
  /** What was deleted with it because it was a part of it, and comes back with it: a board's cards. */
  parts: z.number(),
  /** Where it represents many that one change deleted: how many others, and the tables of all. Undoing the change restores them together. */
  group: z.nullable(z.object({ others: z.number(), tables: z.array(z.string()) })),
})
export type DeletedThing = z.infer<typeof DeletedThing>

/** One line of what was done lately. */
export const RecentChange = z.object({
  id: Id,
  at: IsoDate,
  api: z.string(),
  endpoint: z.string(),
  created: z.number(),
  changed: z.number(),
  deleted: z.number(),
  /** What the first few of its records are called. */
  titles: z.array(z.string()),
  /** The same records, whose history can be requested. */
  records: z.array(z.object({ table: z.string(), key: z.string(), title: z.string() })),
})
export type RecentChange = z.infer<typeof RecentChange>

/** A page goes on below what the page before called `next`. */
const Paging = {
  before: z.optional(z.string().check(z.regex(/^\d{1,15}(\.\d{1,9})?$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
}
/** What to pass as `before` for the next page; null on the last. */
const Next = z.nullable(z.string())

/** Which record: its table, and its key there. */
const RecordOf = { table: z.string().check(z.maxLength(100)), key: z.string().check(z.maxLength(500)) }

export const changesApi = extendApi(undoApi, {
  /** Brings back what was deleted, with its parts. What is there already, or is not known any more, is passed over. */
  restore: {
    method: 'POST',
    path: 'changes/restore',
    body: z.object({
      things: z
        .array(
          z.object({ change: Id, table: z.string().check(z.maxLength(100)), key: z.string().check(z.maxLength(500)) }),
        )
        .check(z.minLength(1), z.maxLength(1000)),
    }),
    answers: { 200: z.nullable(Undone) },
  },
  /** A record's versions, newest first, as far back as the log goes. */
  history: {
    method: 'GET',
    path: 'changes/history',
    query: z.object({ ...RecordOf, ...Paging }),
    answers: {
      200: z.object({
        versions: z.array(RecordVersion),
        next: Next,
        /** Labels for the ids among the values: `{ bug: 'Bug' }`. */
        names: z.record(z.string(), z.string()),
        /** False once it is deleted. */
        exists: z.boolean(),
      }),
    },
  },
  /**
   * Puts fields of a record back to what they were before or after a change, whatever happened to them since. Null where the change is not known any more,
   * did not touch the record, or the record is gone (`restore` recovers it).
   */
  restoreVersion: {
    method: 'POST',
    path: 'changes/restore-version',
    body: z.object({
      change: Id,
      ...RecordOf,
      fields: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(100)),
      as: z.enum(['before', 'after']),
    }),
    answers: { 200: z.nullable(Undone) },
  },
  /** What was deleted in the last 30 days and is still gone, newest first; of one domain, or of all. `grouped`: one line for many that one change deleted. */
  deleted: {
    method: 'GET',
    path: 'changes/deleted',
    query: z.object({
      api: z.optional(z.string().check(z.maxLength(100))),
      grouped: z._default(z.enum(['true', 'false']), 'false'),
      ...Paging,
    }),
    answers: { 200: z.object({ things: z.array(DeletedThing), next: Next }) },
  },
  /** Recent changes, newest first; of one domain, or of all. */
  recent: {
    method: 'GET',
    path: 'changes/recent',
    query: z.object({ api: z.optional(z.string().check(z.maxLength(100))), ...Paging }),
    answers: { 200: z.object({ changes: z.array(RecentChange), next: Next }) },
  },
  /** What was restored and not yet announced, else null. */
  restored: { method: 'GET', path: 'changes/restored', answers: { 200: z.nullable(Restored) } },
  /** The person has been notified. */
  dismissRestored: { method: 'DELETE', path: 'changes/restored', answers: { 200: z.boolean() } },
})
