// The writes of the inventory, each with the change that it makes to what is shown before its answer is there.
// @chunk inventory
import { type DataTag, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { inventoryApi } from '#contract/apps/inventory.ts'
import {
  type Product,
  type ProductBulkPatch,
  type ProductPatch,
  paginationOf,
} from '#contract/apps/inventory-product.ts'
import type { StockCount, StockCountRow } from '#contract/apps/inventory-stock.ts'
import type { AnswerOf } from '#contract/define-api.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import {
  type OptimisticChange,
  optimistic,
  optimisticPatch,
  optimisticRemoval,
  useApiMutation,
} from '#platform/query/api-mutation.ts'
import type { pageOf } from './listed.ts'
import { inventoryQueries } from './queries.ts'

const { endpoints } = inventoryApi

type ProductPage = AnswerOf<typeof endpoints.products>

interface CountPage {
  readonly count: StockCount
  readonly rows: StockCountRow[] | null
}

const keyOf = <Data>(name: string) => ({
  queryKey: [endpoints.products.api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The same change to products wherever they are shown. */
function patched(changes: ReadonlyMap<string, ProductBulkPatch>): OptimisticChange[] {
  const patch = (product: Product) => {
    const change = changes.get(product.id)
    return change ? patchProduct(product, change) : product
  }
  return [
    optimistic(keyOf<ProductPage>(endpoints.products.name), (page) => ({
      ...page,
      products: page.products?.map(patch) ?? null,
    })),
    optimistic(keyOf<Product[]>(endpoints.someProducts.name), (products) => products.map(patch)),
    optimistic(keyOf<Product | null>(endpoints.product.name), (product) => product && patch(product)),
  ]
}

type PageKey = readonly [api: string, name: string, input: { readonly query: ReturnType<typeof pageOf> }]

/** The products that follow move up, as far as they are read; a page that is gone becomes the answer that names the last one. */
function without(client: QueryClient, ids: ReadonlySet<string>): OptimisticChange[] {
  const left = (products: readonly Product[]) => products.filter(({ id }) => !ids.has(id))
  const read = (key: PageKey) => client.getQueryData<ProductPage>(key)?.products ?? null
  const readBehind = ([api, name, { query }]: PageKey): Product[] => {
    const next: PageKey = [api, name, { query: { ...query, page: query.page + 1 } }]
    const products = read(next)
    return products ? [...products, ...readBehind(next)] : []
  }
  const pages = client.getQueriesData(keyOf<ProductPage>(endpoints.products.name)).map(([queryKey]) => {
    const behind = readBehind(queryKey as unknown as PageKey)
    return optimistic({ queryKey } as ReturnType<typeof keyOf<ProductPage>>, (page) => {
      if (page.products === null || !('length' in page.pagination)) return page
      const all = [...page.products, ...behind]
      const products = left(all)
      const { page: number, size, length } = page.pagination
      const count = length - (all.length - products.length)
      const pagination = paginationOf(count, number, size)
      if (pagination) return { products: products.slice(0, size), pagination }
      return { products: null, pagination: { lastPage: Math.max(1, Math.ceil(count / size)) } }
    })
  })
  return [...pages, optimistic(keyOf<Product[]>(endpoints.someProducts.name), left)]
}

function patchProduct(product: Product, { images, addTags = [], removeTags = [], ...fields }: ProductBulkPatch) {
  const known = new Map(product.images.map((image) => [image.id, image]))
  const sequence = images?.flatMap(({ id, alt }) => {
    const image = known.get(id)
    return image ? [{ ...image, alt: alt ?? image.alt }] : []
  })
  const next = { ...product, ...fields, ...(sequence && { images: sequence, thumbnail: sequence[0]?.src ?? null }) }
  const tags = [...new Set([...next.tags, ...addTags])].filter((tag) => !removeTags.includes(tag))
  return { ...next, tags, available: next.stock - next.reserved } as Product
}

export const useCreateProduct = () => useApiMutation(endpoints.createProduct)

export const useUpdateProduct = () =>
  useApiMutation(endpoints.updateProduct, {
    optimistic: ({ body }) => patched(new Map([[body.id, body.product as ProductPatch]])),
  })

export const useUpdateProducts = () =>
  useApiMutation(endpoints.updateProducts, {
    send: inParts(endpoints.updateProducts, 'products'),
    optimistic: ({ body }) => patched(new Map(body.products.map(({ id, product }) => [id, product]))),
  })

export const useDeleteProducts = () => {
  const client = useQueryClient()
  return useApiMutation(endpoints.deleteProducts, {
    send: inParts(endpoints.deleteProducts, 'ids'),
    optimistic: ({ body }) => without(client, new Set(body.ids)),
  })
}

export const useDuplicateProduct = () => useApiMutation(endpoints.duplicateProduct)
export const useAddImage = () => useApiMutation(endpoints.addImage)
export const useCreateMovement = () => useApiMutation(endpoints.createMovement)
export const useReverseMovement = () => useApiMutation(endpoints.reverseMovement)

export const useCreateCount = () => useApiMutation(endpoints.createCount)
export const useApplyCount = () => useApiMutation(endpoints.applyCount)
export const useDeleteCount = () => useApiMutation(endpoints.deleteCount)

export const useCheckCount = () =>
  useApiMutation(endpoints.checkCount, {
    optimistic: ({ body: { id, rows } }) => {
      const found = new Map(rows.map(({ productId, counted }) => [productId, counted]))
      const checked = (row: StockCountRow) => ({ ...row, counted: found.get(row.productId) ?? null })
      return [
        optimistic(keyOf<CountPage | null>(endpoints.count.name), (page) =>
          page?.count.id === id
            ? { ...page, rows: page.rows?.map((row) => (found.has(row.productId) ? checked(row) : row)) ?? null }
            : page,
        ),
      ]
    },
  })

export const useCreateTag = () => useApiMutation(endpoints.createTag)

export const useUpdateTag = () =>
  useApiMutation(endpoints.updateTag, {
    optimistic: ({ body: { id, tag } }) => [optimisticPatch(inventoryQueries.tags(), id, tag)],
  })

export const useDeleteTag = () =>
  useApiMutation(endpoints.deleteTag, {
    optimistic: ({ query: { id } }) => [optimisticRemoval(inventoryQueries.tags(), id)],
  })
