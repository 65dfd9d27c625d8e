/** The four topics of the bank of business English, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const businessEnglishTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'correspondence', label: { en: 'E-mails and documents', fr: 'E-mails et documents' } },
  { id: 'meetings-and-calls', label: { en: 'Meetings and calls', fr: 'Réunions et appels' } },
  { id: 'grammar-in-use', label: { en: 'Grammar in use', fr: 'Grammaire en contexte' } },
  { id: 'vocabulary', label: { en: 'Business vocabulary', fr: 'Vocabulaire professionnel' } },
]
