// The texts of first rows in French, for the cards of all domains. Imported where a workspace is seeded in French.
import { inFrench } from '#seed/french/in-french.ts'
import type { PlannedRow } from '#sw/api/engine/seed-stamps.ts'

export const rowsInFrench = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.map(({ table, row }) => ({ table, row: inFrench(table, row) }))
