/** The four topics of the bank of project management, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const projectManagementTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'planning', label: { en: 'Planning and scheduling', fr: 'Planification et calendrier' } },
  { id: 'risk-and-change', label: { en: 'Risk and change', fr: 'Risques et changements' } },
  { id: 'people', label: { en: 'People and communication', fr: 'Équipe et communication' } },
  { id: 'delivery', label: { en: 'Delivery and control', fr: 'Réalisation et suivi' } },
]
