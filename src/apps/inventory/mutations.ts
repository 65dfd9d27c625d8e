// The writes of the inventory, each with the change that it makes to what is shown before its answer is there.
// @chunk inventory
import type { DataTag } from '@tanstack/react-query'
import { inventoryApi } from '#contract/apps/inventory.ts'
import type { Product, ProductBulkPatch, ProductPatch } from '#contract/apps/inventory-product.ts'
import type { StockCount, StockCountRow } from '#contract/apps/inventory-stock.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { type OptimisticChange, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { inventoryQueries } from './queries.ts'

const { endpoints } = inventoryApi

interface ProductPage {
  readonly products: Product[] | null
}

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

/** A page that would be left empty stays until it is known what comes in its place. */
function without(ids: ReadonlySet<string>): OptimisticChange[] {
  const left = (products: readonly Product[]) => products.filter(({ id }) => !ids.has(id))
  return [
    optimistic(keyOf<ProductPage>(endpoints.products.name), (page) => {
      const products = left(page.products ?? [])
      return products.length === 0 ? page : { ...page, products }
    }),
    optimistic(keyOf<Product[]>(endpoints.someProducts.name), left),
  ]
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

export const useDeleteProducts = () =>
  useApiMutation(endpoints.deleteProducts, {
    send: inParts(endpoints.deleteProducts, 'ids'),
    optimistic: ({ body }) => without(new Set(body.ids)),
  })
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
    optimistic: ({ body }) => [
      optimistic(inventoryQueries.tags(), (tags) =>
        tags.map((tag) => (tag.id === body.id ? { ...tag, ...body.tag } : tag)),
      ),
    ],
  })

export const useDeleteTag = () =>
  useApiMutation(endpoints.deleteTag, {
    optimistic: ({ query: { id } }) => [
      optimistic(inventoryQueries.tags(), (tags) => tags.filter((tag) => tag.id !== id)),
    ],
  })
