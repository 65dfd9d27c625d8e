// The bank of items on data analysis and statistics: questions and data, describing, inference, reporting.
import type { SourceItem } from '#seed/items/source-item.ts'
import { describingItems } from '#seed/items/statistics/describing.ts'
import { inferenceItems } from '#seed/items/statistics/inference.ts'
import { questionsAndDataItems } from '#seed/items/statistics/questions-and-data.ts'
import { reportingItems } from '#seed/items/statistics/reporting.ts'

export const statisticsItems: readonly SourceItem[] = [
  ...questionsAndDataItems,
  ...describingItems,
  ...inferenceItems,
  ...reportingItems,
]
