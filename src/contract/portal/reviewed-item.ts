// An item of a finished evaluation, as it is read through afterwards. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import { DeskEntry } from '#contract/portal/desk-shapes.ts'
import { ShownItem } from '#contract/portal/evaluation-shapes.ts'
import { JsProgram, JsResult } from '#contract/portal/js-shapes.ts'
import { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { SqlQuery, SqlResult, SqlRows } from '#contract/portal/sql-shapes.ts'
import { Bilingual, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Of an item that is worked, what each point is for. */
const Points = z.array(
  z.object({
    label: Bilingual,
    /** Whether the answer got it. */
    isGiven: z.boolean(),
  }),
)

/** An item of a finished session, with the person’s answer and the right one. */
export const ReviewedItem = z.object({
  item: ShownItem,
  /** Whether the answer got the whole credit. */
  isRight: z.boolean(),
  /** Whether it did not count. */
  isTriedOut: z.boolean(),
  chosenIds: z.array(Id),
  /** The number that the person typed; null for other types. */
  chosenValue: z.nullable(z.number()),
  rightIds: z.array(Id),
  /** The right number; null for other types. */
  rightValue: z.nullable(z.number()),
  /** Why the right answer is right; shown after the evaluation. */
  why: Bilingual,
  /** For type `sheet`: the points, what was typed, and what gets all points. */
  worked: z.optional(
    z.object({
      points: Points,
      given: z.array(CellEntry),
      /** Formulas that get all points. */
      right: z.array(
        z.object({
          /** The cell that the formula belongs into, such as `B2`. */
          at: z.string(),
          formula: Bilingual,
        }),
      ),
    }),
  ),
  /** For type `sql`: the points, the query with its result on the tables shown, the right result, and a query that gets all points. */
  queried: z.optional(
    z.object({
      points: Points,
      given: SqlQuery,
      result: SqlResult,
      rightResult: SqlRows,
      /** A query that gets all points. */
      right: z.string(),
    }),
  ),
  /** For type `js`: the points, the program and what it gave for the calls shown, and a program that gets all points. */
  programmed: z.optional(
    z.object({
      points: Points,
      given: JsProgram,
      /** What it gave for the calls that were shown. */
      results: z.array(JsResult),
      /** A program that gets all points. */
      right: z.string(),
    }),
  ),
  /** For types `sorting` and `edit`: the points, what was chosen or written, and what gets all points. */
  desk: z.optional(z.object({ points: Points, given: z.array(DeskEntry), right: z.array(DeskEntry) })),
})
export type ReviewedItem = z.infer<typeof ReviewedItem>
