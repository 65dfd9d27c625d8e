// Which column of a table is which field of a product, by its name in English or French, as people and the exports of shops write it. Pure.
// @offline later
import { IMPORT_FIELDS, type ImportField } from '#contract/apps/inventory-import.ts'
import { foldText } from '#formats/text.ts'

/** The surer ones first: of several columns that fit, the one with the first of them is taken. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  sku: [
    'variant sku',
    'internal reference',
    'reference',
    'ref',
    'article',
    'code article',
    'item number',
    'product code',
  ],
  name: ['product name', 'product title', 'title', 'product', 'nom', 'produit', 'designation', 'libelle'],
  description: ['product description', 'details', 'descriptif'],
  category: ['categorie', 'categories', 'product category', 'product category 1', 'type', 'product type'],
  brand: ['brands', 'manufacturer', 'marque', 'fabricant'],
  vendor: ['supplier', 'fournisseur', 'vendeur'],
  tags: ['product tags', 'tag', 'labels', 'etiquettes', 'mots cles'],
  barcode: [
    'variant barcode',
    'ean',
    'ean13',
    'gtin',
    'upc',
    'gtin upc ean or isbn',
    'code barres',
    'code barre',
    'code a barres',
  ],
  stock: [
    'variant inventory qty',
    'variant inventory quantity',
    'quantity on hand',
    'quantity',
    'qty',
    'in stock',
    'on hand',
    'quantite',
    'qte',
    'en stock',
  ],
  reserved: ['reserve', 'reservé'],
  cost: ['cost price', 'cost per item', 'purchase price', 'cout', 'prix d achat'],
  basePrice: [
    'base price',
    'net price',
    'price excl tax',
    'price tax excl',
    'price tax excluded',
    'sales price',
    'prix ht',
    'prix de base',
  ],
  taxPercent: ['tax', 'vat', 'tax percent', 'tva', 'taxe'],
  price: [
    'price with tax',
    'gross price',
    'price incl tax',
    'price tax incl',
    'price tax included',
    'variant price',
    'variant price eur',
    'regular price',
    'prix ttc',
    'prix',
  ],
  weight: ['weight kg', 'poids'],
  lowStockAt: ['low stock at', 'alert at', 'minimum', 'reorder point', 'low stock amount', 'seuil', 'alerte'],
  active: ['published', 'on sale', 'actif', 'active product', 'en vente'],
}

const plain = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** One field for each column, null where none fits; each field once. */
export function guessFields(head: readonly string[]): (ImportField | null)[] {
  const titles = head.map(plain)
  const guessed = head.map((): ImportField | null => null)
  for (const field of IMPORT_FIELDS) {
    const name = [field, ...NAMES[field]].map(plain).find((one) => guessed[titles.indexOf(one)] === null)
    if (name !== undefined) guessed[titles.indexOf(name)] = field
  }
  return guessed
}
