/** The four topics of the Spreadsheets bank, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const spreadsheetsTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'formulas', label: { en: 'Formulas and references', fr: 'Formules et références' } },
  { id: 'lookups', label: { en: 'Lookups, conditions and text', fr: 'Recherches, conditions et texte' } },
  { id: 'dates-and-numbers', label: { en: 'Dates, numbers and formats', fr: 'Dates, nombres et formats' } },
  {
    id: 'analysis',
    label: { en: 'Sorting, pivots, charts and checks', fr: 'Tris, tableaux croisés, graphiques et contrôles' },
  },
]
