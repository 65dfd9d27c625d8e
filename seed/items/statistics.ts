// The bank of items on data analysis and statistics: questions and data, describing, inference, reporting.
import type { SourceItem } from '#seed/items/source-item.ts'
import { describingItems } from '#seed/items/statistics/describing.ts'
import { inferenceItems } from '#seed/items/statistics/inference.ts'
import { questionsAndDataItems } from '#seed/items/statistics/questions-and-data.ts'
import { reportingItems } from '#seed/items/statistics/reporting.ts'
import { workedData } from '#seed/items/statistics/worked-data.ts'
import { workedDescribing } from '#seed/items/statistics/worked-describing.ts'
import { workedEffects } from '#seed/items/statistics/worked-effects.ts'
import { workedReporting } from '#seed/items/statistics/worked-reporting.ts'
import { workedSamples } from '#seed/items/statistics/worked-samples.ts'
import type { SheetItem } from '#seed/items/worked-item.ts'

export const statisticsItems: readonly SourceItem[] = [
  ...questionsAndDataItems,
  ...describingItems,
  ...inferenceItems,
  ...reportingItems,
]

export const statisticsWorked: readonly SheetItem[] = [
  ...workedData,
  ...workedDescribing,
  ...workedSamples,
  ...workedEffects,
  ...workedReporting,
]
