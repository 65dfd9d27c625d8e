// A SKU made out of words.
import { foldText } from './text.ts'

/**
 * A SKU made out of a brand and a product's name: `'Pluvia', 'Coupe-vent Rhône, marine'` -> `'PLU-COUPE-VEN-RHO'`.
 * @param taken whether a SKU is used already; a number is added then: `-2`, `-3` ...
 */
export function suggestSku(brand: string, name: string, taken: (sku: string) => boolean = () => false): string {
  const words = [...wordsOf(brand).slice(0, 1), ...wordsOf(name)]
  const parts = words.slice(0, 4).map((word, index) => word.slice(0, index === 1 ? 6 : 3))
  const sku = parts.join('-') || 'ITEM'
  if (!taken(sku)) return sku
  let number = 2
  while (taken(`${sku}-${number}`)) number += 1
  return `${sku}-${number}`
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1)
