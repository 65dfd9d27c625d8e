// Everything that can be done to products, each with its message and its undo. Made once by inventory-screen.tsx; its parts reach it through
// inventory-context.ts.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Product, ProductBulkPatch, ProductPatch } from '#contract/apps/inventory-product.ts'
import type { StockMovementDraft } from '#contract/apps/inventory-stock.ts'
import { saveWithTags } from '#kit/tags/save-with-tags.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { pageMap } from '#platform/page-state.ts'
import {
  useAddImage,
  useCreateMovement,
  useCreateProduct,
  useCreateTag,
  useDeleteProducts,
  useDuplicateProduct,
  useReverseMovement,
  useUpdateProduct,
  useUpdateProducts,
} from './mutations.ts'

type Ids = readonly string[]

export interface NewImage {
  readonly image: File
  readonly thumbnail?: string
}

export interface ProductChange {
  readonly patch: ProductPatch
  /** Something else was stored meanwhile of what it changes. */
  readonly isReplacing: boolean
}

export interface ProductActions {
  /** A blank product, to be filled in next. @returns its id; undefined where that failed, which has been reported */
  create(): Promise<string | undefined>
  /** Takes a blank product away again, without a word. */
  discard(id: string): Promise<boolean>
  /** @param newTags titles of tags that do not exist yet */
  save(id: string, change: ProductChange, newTags: readonly string[], isNew: boolean): Promise<boolean>
  setActive(ids: Ids, active: boolean): Promise<boolean>
  setTag(ids: Ids, tagId: string, isOn: boolean): Promise<boolean>
  setCategory(ids: Ids, category: string | null): Promise<boolean>
  /** Different changes to different products, as one. @param message left out: there is no toast, and undo is by key alone */
  change(
    changes: readonly { readonly id: string; readonly product: ProductPatch }[],
    message?: string,
  ): Promise<boolean>
  /** @returns the id of the copy */
  duplicate(id: string): Promise<string | undefined>
  remove(ids: Ids): Promise<boolean>
  addImages(id: string, images: readonly NewImage[]): Promise<boolean>
  /** The images that stay, in their sequence. */
  setImages(id: string, images: NonNullable<ProductPatch['images']>, message: string): Promise<boolean>
  move(movement: StockMovementDraft): Promise<boolean>
  reverse(movementId: string): Promise<boolean>
}

/** Blank products made on this page: undoing their first save takes them away too. */
const blank = pageMap<string, Written>()

type Run = Actions['run']

export function useProductActions({ run }: Actions): ProductActions {
  const making = useMaking(run)
  const changing = useChanging(run)
  const imagesAndStock = useImagesAndStock(run)
  return useMemo(() => ({ ...making, ...changing, ...imagesAndStock }), [making, changing, imagesAndStock])
}

type Making = Pick<ProductActions, 'create' | 'discard' | 'save'>

/** Products that are new, and the form of one. */
function useMaking(run: Run): Making {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: update } = useUpdateProduct()
  const { mutateAsync: destroy } = useDeleteProducts()
  const { mutateAsync: createTag } = useCreateTag()
  return useMemo(
    (): Making => ({
      async create() {
        let id: string | undefined
        await run({
          write: async () => {
            const written = await create({})
            id = written.answer.id
            blank.set(id, written)
            return null
          },
          failure: t`Couldn’t add the product.`,
        })
        return id
      },

      discard: (id) =>
        run({
          write: async () => {
            await destroy({ body: { ids: [id] } })
            blank.delete(id)
            return null
          },
        }),

      save: (id, { patch, isReplacing }, newTags, isNew) =>
        run({
          message: isNew
            ? t`Product added`
            : isReplacing
              ? t`Product saved, replacing changes made elsewhere.`
              : t`Product saved`,
          write: async () => {
            const made = blank.get(id)
            const writes = await saveWithTags({
              ...{ patch, newTags, createTag },
              update: (product) => update({ body: { id, product } }),
            })
            blank.delete(id)
            return [...(isNew && made ? [made] : []), ...writes]
          },
        }),
    }),
    [run, t, create, update, destroy, createTag],
  )
}

type Changing = Pick<ProductActions, 'setActive' | 'setTag' | 'setCategory' | 'change' | 'duplicate' | 'remove'>

/** One or many that exist. */
function useChanging(run: Run): Changing {
  const { t } = useLingui()
  const { mutateAsync: updateMany } = useUpdateProducts()
  const { mutateAsync: duplicate } = useDuplicateProduct()
  const { mutateAsync: destroy } = useDeleteProducts()
  return useMemo((): Changing => {
    const patchAll = (ids: Ids, product: ProductBulkPatch, message: string) =>
      run({
        message,
        write: () => updateMany({ body: { products: ids.map((id) => ({ id, product })) } }),
      })
    return {
      setActive: (ids, active) =>
        patchAll(
          ids,
          { active },
          active
            ? plural(ids.length, { one: 'Product activated', other: '# products activated' })
            : plural(ids.length, { one: 'Product deactivated', other: '# products deactivated' }),
        ),

      setTag: (ids, tagId, isOn) =>
        patchAll(
          ids,
          isOn ? { addTags: [tagId] } : { removeTags: [tagId] },
          isOn
            ? plural(ids.length, { one: 'Tag added', other: 'Tag added to # products' })
            : plural(ids.length, { one: 'Tag removed', other: 'Tag removed from # products' }),
        ),

      setCategory: (ids, category) =>
        patchAll(
          ids,
          { category },
          plural(ids.length, { one: 'Category changed', other: 'Category changed for # products' }),
        ),

      change: (products, message) => run({ message, write: () => updateMany({ body: { products: [...products] } }) }),

      async duplicate(id) {
        let copy: Product | null = null
        await run({
          message: t`Product duplicated`,
          write: async () => {
            const written = await duplicate({ body: { id } })
            copy = written.answer
            return written
          },
        })
        return (copy as Product | null)?.id
      },

      remove: (ids) =>
        run({
          message: plural(ids.length, { one: 'Product deleted', other: '# products deleted' }),
          write: () => destroy({ body: { ids: [...ids] } }),
        }),
    }
  }, [run, t, updateMany, destroy, duplicate])
}

type ImagesAndStock = Pick<ProductActions, 'addImages' | 'setImages' | 'move' | 'reverse'>

function useImagesAndStock(run: Run): ImagesAndStock {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateProduct()
  const { mutateAsync: addImage } = useAddImage()
  const { mutateAsync: createMovement } = useCreateMovement()
  const { mutateAsync: reverseMovement } = useReverseMovement()
  return useMemo(
    (): ImagesAndStock => ({
      addImages: (id, images) =>
        run({
          message: plural(images.length, { one: 'Image added', other: '# images added' }),
          write: async () => {
            const writes: Written[] = []
            for (const image of images) writes.push(await addImage({ body: { id, ...image } }))
            return writes
          },
          failure: t`Couldn’t add the image.`,
        }),

      setImages: (id, images, message) => run({ message, write: () => update({ body: { id, product: { images } } }) }),

      move: (movement) => run({ message: t`Stock changed`, write: () => createMovement({ body: { movement } }) }),

      reverse: (id) => run({ message: t`Movement reversed`, write: () => reverseMovement({ body: { id } }) }),
    }),
    [run, t, update, addImage, createMovement, reverseMovement],
  )
}
