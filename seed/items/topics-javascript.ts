/** The four topics of the JavaScript bank, with their labels. Listed in seed/items/banks.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

export const javascriptTopics: readonly { readonly id: string; readonly label: ItemText }[] = [
  { id: 'values-and-types', label: { en: 'Values, types and operators', fr: 'Valeurs, types et opérateurs' } },
  { id: 'functions-and-scope', label: { en: 'Functions, scope and closures', fr: 'Fonctions, portée et fermetures' } },
  { id: 'collections-and-objects', label: { en: 'Arrays, objects and text', fr: 'Tableaux, objets et texte' } },
  {
    id: 'async-and-errors',
    label: { en: 'Asynchronous code, errors and modules', fr: 'Asynchrone, erreurs et modules' },
  },
]
