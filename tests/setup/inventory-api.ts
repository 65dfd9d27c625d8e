// The inventory back end as its tests ask it.
import type { Pagination, Product } from '#contract/apps/inventory-product.ts'
import type * as z from '#contract/zod.ts'
import type { TestApi } from './test-api.ts'

export const BASE = 'apps/ecommerce/inventory'

export interface ProductPage {
  readonly products: Product[] | null
  readonly pagination: z.infer<typeof Pagination> | { readonly lastPage: number }
}

/** What GET products answers. */
export const listOf = async (api: TestApi, query = ''): Promise<ProductPage> =>
  (await api.get(`${BASE}/products?${query}`)).body as ProductPage

/** All products that a query means, in its order. */
export const inventoryOf = async (api: TestApi, query = ''): Promise<Product[]> =>
  (await listOf(api, `${query}&size=500`)).products ?? []

export const productWith = async (api: TestApi, id: string): Promise<Product> =>
  (await api.get(`${BASE}/product?id=${encodeURIComponent(id)}`)).body as Product

/** What PATCH product answers. */
export const changedProduct = async (api: TestApi, id: string, product: object): Promise<Product> =>
  (await api.send('PATCH', `${BASE}/product`, { id, product })).body as Product
