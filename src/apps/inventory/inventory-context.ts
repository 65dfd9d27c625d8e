// What the parts of the inventory share: what products can be sorted into, the URL, and the actions. Provided by inventory-screen.tsx.
// @chunk inventory
import { createContext, useContext } from 'react'
import type { ProductCategory, ProductMaker, ProductTag } from '#contract/apps/inventory-product.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { InventorySearch } from './search-params.ts'
import type { ProductActions } from './use-product-actions.ts'

/** A dialog open over the screen. */
export type OpenDialog =
  /** Without a file it prompts for one. */
  { readonly kind: 'import'; readonly file: File | null } | { readonly kind: 'tags' } | { readonly kind: 'scan' }

export interface InventoryContextValue {
  /** Each category below the one that it belongs to, all in the sequence of their names. */
  readonly categories: readonly ShownCategory[]
  readonly brands: readonly ProductMaker[]
  readonly vendors: readonly ProductMaker[]
  /** In the sequence of their titles. */
  readonly tags: readonly ProductTag[]
  readonly tagTitles: ReadonlyMap<string, string>
  readonly search: InventorySearch
  readonly setSearch: SetSearch<InventorySearch>
  /** Of the product whose page is open. */
  readonly pageId: string | undefined
  /** Opens the row of a product in the list; undefined: closes it. */
  openRow(id: string | undefined): void
  /** Goes to the page of a product; undefined: back to the list. */
  goTo(id: string | undefined, options?: GoToOptions): void
  readonly actions: ProductActions
  openDialog(dialog: OpenDialog): void
}

export interface GoToOptions {
  /** The product was made for the form of its page. */
  readonly isMade?: boolean
  readonly replace?: boolean
  /** Shows the labels of these products in place of a page. */
  readonly labels?: readonly string[]
}

export interface ShownCategory extends ProductCategory {
  /** 0 at the top. */
  readonly level: number
  /** With those that it is below: 'Bags › Backpacks'. */
  readonly path: string
}

export const productHref = (id: string): string => `/apps/ecommerce/inventory/${encodeURIComponent(id)}`

export const InventoryContext = createContext<InventoryContextValue | null>(null)

export function useInventory(): InventoryContextValue {
  const value = useContext(InventoryContext)
  if (!value) throw new Error('useInventory is for the parts of inventory-screen.tsx')
  return value
}
