/** The four topics of the SQL bank, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const sqlTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'selecting', label: { en: 'Selecting, filtering and sorting', fr: 'Sélectionner, filtrer et trier' } },
  { id: 'joins', label: { en: 'Joins and set operations', fr: 'Jointures et opérations ensemblistes' } },
  { id: 'grouping', label: { en: 'Grouping, subqueries and windows', fr: 'Regroupements, sous-requêtes et fenêtres' } },
  {
    id: 'changing-data',
    label: { en: 'Tables, constraints and transactions', fr: 'Tables, contraintes et transactions' },
  },
]
