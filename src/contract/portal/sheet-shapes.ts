// A small sheet into which formulas are written: as it is shown, and what is typed into it. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import { Bilingual } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A cell’s name, such as `B2`. */
const CellName = z.string().check(z.regex(/^[A-Z][1-9][0-9]?$/))
/** `money`: with two decimals. */
const CellFormat = z.enum(['percent', 'money'])

/** A small sheet into which formulas are written. */
export const ShownSheet = z.object({
  /** The cells that hold something; all others are empty. */
  cells: z.array(
    z.object({
      at: CellName,
      /** In both languages where it is a heading, which no formula reads. */
      value: z.union([z.number(), z.string(), Bilingual]),
      /** `money`: with two decimals. */
      format: z.optional(CellFormat),
    }),
  ),
  /** Where something is to be written. */
  targets: z.array(
    z.object({
      at: CellName,
      /** What is to be worked out there. */
      label: Bilingual,
      format: z.optional(CellFormat),
      /** What is written is copied down to this row of its column. */
      lastRow: z.optional(z.number()),
    }),
  ),
})
export type ShownSheet = z.infer<typeof ShownSheet>

/** What was typed into a cell; a formula where it begins with an equals sign. */
export const CellEntry = z.object({
  at: CellName,
  /** What was typed into the cell, before anything is computed: `=SUM(B2:B9)`. */
  text: z.string().check(z.maxLength(500)),
})
export type CellEntry = z.infer<typeof CellEntry>

/** What was typed into the cells. */
export const CellEntries = z.array(CellEntry).check(z.maxLength(12))
