/** The item bank of Spreadsheets: four topics, written for this application. Read by the secret store of the evaluation alone. */

import type { SourceItem } from '#seed/items/source-item.ts'
import { analysisItems } from '#seed/items/spreadsheets/analysis.ts'
import { datesAndNumbersItems } from '#seed/items/spreadsheets/dates-and-numbers.ts'
import { formulasItems } from '#seed/items/spreadsheets/formulas.ts'
import { lookupsItems } from '#seed/items/spreadsheets/lookups.ts'
import { workedAnalysis } from '#seed/items/spreadsheets/worked-analysis.ts'
import { workedFormulas } from '#seed/items/spreadsheets/worked-formulas.ts'
import { workedLookups } from '#seed/items/spreadsheets/worked-lookups.ts'
import { workedNumbers } from '#seed/items/spreadsheets/worked-numbers.ts'
import type { SheetItem } from '#seed/items/worked-item.ts'

export const spreadsheetsItems: readonly SourceItem[] = [
  ...formulasItems,
  ...lookupsItems,
  ...datesAndNumbersItems,
  ...analysisItems,
]

export const spreadsheetsWorked: readonly SheetItem[] = [
  ...workedFormulas,
  ...workedLookups,
  ...workedNumbers,
  ...workedAnalysis,
]
