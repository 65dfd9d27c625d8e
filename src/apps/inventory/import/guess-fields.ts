// Which column of a table is which field of a product, by its name in English or French. Pure.
// @offline later
import { IMPORT_FIELDS, type ImportField } from '#contract/apps/inventory-import.ts'
import { foldText } from '#formats/text.ts'

const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  sku: ['reference', 'ref', 'article', 'code article', 'item number', 'product code'],
  name: ['product', 'product name', 'title', 'nom', 'produit', 'designation', 'libelle'],
  description: ['details', 'descriptif'],
  category: ['categorie', 'type'],
  brand: ['marque'],
  vendor: ['supplier', 'fournisseur', 'vendeur'],
  tags: ['tag', 'labels', 'etiquettes', 'mots cles'],
  barcode: ['ean', 'ean13', 'gtin', 'upc', 'code barres', 'code barre', 'code a barres'],
  stock: ['quantity', 'qty', 'in stock', 'on hand', 'quantite', 'qte', 'en stock'],
  reserved: ['reserve', 'reservé'],
  cost: ['cost price', 'purchase price', 'cout', 'prix d achat'],
  basePrice: ['base price', 'net price', 'price excl tax', 'prix ht', 'prix de base'],
  taxPercent: ['tax', 'vat', 'tax percent', 'tva', 'taxe'],
  price: ['price with tax', 'gross price', 'price incl tax', 'prix', 'prix ttc'],
  weight: ['weight kg', 'poids'],
  lowStockAt: ['low stock at', 'alert at', 'minimum', 'reorder point', 'seuil', 'alerte'],
  active: ['on sale', 'actif', 'active product', 'en vente'],
}

const plain = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** One field for each column, null where none fits; each field once. */
export function guessFields(head: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return head.map((name) => {
    const words = plain(name)
    const found = IMPORT_FIELDS.find(
      (field) => !taken.has(field) && (plain(field) === words || NAMES[field].some((one) => plain(one) === words)),
    )
    if (found) taken.add(found)
    return found ?? null
  })
}
