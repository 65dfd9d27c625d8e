// A product as a hit of the search.
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import { type Found, inAddress, thing } from '#sw/api/engine/search/found.ts'

export const foundProducts: Found = {
  products: {
    group: 'products',
    label: { en: 'Products', fr: 'Produits' },
    toResult: thing(({ id, name, nameFr, sku, updatedAt }: ProductRow, language) => ({
      id,
      title: language === 'fr' ? (nameFr ?? name) : name,
      detail: sku,
      at: updatedAt,
      link: `/apps/ecommerce/inventory/${inAddress(id)}`,
    })),
  },
}
