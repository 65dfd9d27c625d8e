// Long lists in windows: the shapes of the calls by which a screen reads a whole list piece by piece, and afterwards only what has changed of it.
// @chunk signed-in
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A piece of a list, in its order. */
export interface ListWindow<Row> {
  readonly rows: Row[]
  /** Where the next piece begins; null after the last. */
  readonly next: string | null
  /** The state of the data: what has changed since is asked for by it. */
  readonly stamp: string
}

/** What has changed of a list since a stamp. */
export interface ListChanges<Row> {
  /** Those that have come or changed, as they are now. */
  readonly rows: Row[]
  /** The ids of those that are no longer there. */
  readonly gone: string[]
  readonly stamp: string
}

/** The answer of a call for one window. */
export const windowOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()), stamp: z.string() })

/** Null: so much has changed, or so long ago, that the list has to be read again. */
export const changedOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.nullable(z.object({ rows: z.array(row), gone: z.array(Id), stamp: z.string() }))

/** `after`: what the window before answered as `next`. Left out: from the first row. */
export const WindowQuery = z.object({ after: z.optional(z.string().check(z.maxLength(200))) })
/** `since`: the `stamp` of what was read before. */
export const ChangedQuery = z.object({ since: z.string().check(z.maxLength(200)) })
