// The bank of items on data analysis and statistics, with its four topics: one part of the worker, whose list of parts counts towards what is sent first.
import type { ItemText, SourceItem } from '#seed/items/source-item.ts'
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

export const statisticsTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'questions-and-data', label: { en: 'Questions and data quality', fr: 'Questions et qualité des données' } },
  { id: 'describing', label: { en: 'Describing and comparing', fr: 'Décrire et comparer' } },
  { id: 'inference', label: { en: 'Samples, tests and causes', fr: 'Échantillons, tests et causes' } },
  { id: 'reporting', label: { en: 'Charts and reporting', fr: 'Graphiques et restitution' } },
]

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
