/** The four topics of the bank of data protection, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const dataProtectionTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'principles-and-bases', label: { en: 'Principles and legal bases', fr: 'Principes et bases légales' } },
  { id: 'rights', label: { en: 'Rights of people', fr: 'Droits des personnes' } },
  { id: 'roles-and-duties', label: { en: 'Roles and duties', fr: 'Acteurs et obligations' } },
  { id: 'security-and-breaches', label: { en: 'Security and breaches', fr: 'Sécurité et violations' } },
]
