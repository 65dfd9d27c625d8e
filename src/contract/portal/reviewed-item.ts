// An item of a finished evaluation, as it is read through afterwards. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import { DeskEntry } from '#contract/portal/desk-shapes.ts'
import { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { SqlQuery, SqlResult, SqlRows } from '#contract/portal/sql-shapes.ts'
import { Bilingual, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { ShownItem } from './evaluation-shapes.ts'

/** Of an item that is worked, what each point is for. */
const Points = z.array(z.object({ label: Bilingual, isGiven: z.boolean() }))

/** An item of a finished session, with what was chosen and what is right. */
export const ReviewedItem = z.object({
  item: ShownItem,
  isRight: z.boolean(),
  /** It did not count. */
  isTriedOut: z.boolean(),
  chosenIds: z.array(Id),
  chosenValue: z.nullable(z.number()),
  rightIds: z.array(Id),
  rightValue: z.nullable(z.number()),
  why: Bilingual,
  /** Of type `sheet`: which points were given, what was typed, and what gets them all. */
  worked: z.optional(
    z.object({
      points: Points,
      given: z.array(CellEntry),
      right: z.array(z.object({ at: z.string(), formula: Bilingual })),
    }),
  ),
  /** Of type `sql`: the points, the query and its result on the tables shown, and what is right there, with a query that gets all points. */
  queried: z.optional(
    z.object({
      points: Points,
      given: SqlQuery,
      result: SqlResult,
      rightResult: SqlRows,
      right: z.string(),
    }),
  ),
  /** Of types `sorting` and `edit`: the points, what was chosen or written, and what gets all points. */
  desk: z.optional(z.object({ points: Points, given: z.array(DeskEntry), right: z.array(DeskEntry) })),
})
export type ReviewedItem = z.infer<typeof ReviewedItem>
