/** The four topics of the bank of customer relations, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const customerRelationsTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'understanding', label: { en: 'Understanding the request', fr: 'Compréhension de la demande' } },
  { id: 'answering', label: { en: 'Clear and courteous answers', fr: 'Réponses claires et courtoises' } },
  {
    id: 'complaints-and-rights',
    label: { en: 'Complaints and consumer rights', fr: 'Réclamations et droits des consommateurs' },
  },
  { id: 'working-method', label: { en: 'Working method and figures', fr: 'Méthode de travail et indicateurs' } },
]
