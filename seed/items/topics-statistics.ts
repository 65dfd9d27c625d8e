/** The four topics of the bank of data analysis and statistics, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const statisticsTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'questions-and-data', label: { en: 'Questions and data quality', fr: 'Questions et qualité des données' } },
  { id: 'describing', label: { en: 'Describing and comparing', fr: 'Décrire et comparer' } },
  { id: 'inference', label: { en: 'Samples, tests and causes', fr: 'Échantillons, tests et causes' } },
  { id: 'reporting', label: { en: 'Charts and reporting', fr: 'Graphiques et restitution' } },
]
