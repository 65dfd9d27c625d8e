// What the inventory calls do, written a second time and as simply as possible: lists in memory. tests/api/inventory-model.test.ts compares.
import type {
  Product,
  ProductBulkPatch,
  ProductCategory,
  ProductDraft,
  ProductTag,
} from '#contract/apps/inventory-product.ts'
import { BLANK_PRODUCT } from '#contract/apps/inventory-product.ts'

/** A product without its pictures, which others test. */
export type Thing = Omit<Product, 'images' | 'thumbnail' | 'available'>

export interface ListQuery {
  readonly search: string
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly category?: string | undefined
  readonly brand?: string | undefined
  readonly tag?: string | undefined
  readonly active?: 'true' | 'false' | undefined
  readonly lowStock?: 'true' | 'false' | undefined
}

interface Movement {
  readonly id: string
  readonly productId: string
  readonly quantity: number
  readonly reverses: string | null
}

/** Letters that have no accent to lose. */
const PLAIN = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
] as const

/** Without case, accents, width and ligatures. */
const fold = (text: string): string =>
  PLAIN.reduce(
    (folded, [letter, plain]) => folded.replaceAll(letter, plain),
    text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  )

export class InventoryModel {
  /** In their own order. */
  things: Thing[]
  tags: ProductTag[]
  categories: ProductCategory[]
  /** Made since the start. */
  movements: Movement[] = []

  constructor(products: readonly Product[], tags: readonly ProductTag[], categories: readonly ProductCategory[]) {
    this.things = products.map(thingOf)
    this.tags = [...tags]
    this.categories = [...categories]
  }

  list({ search, sort, order, ...filters }: ListQuery): Thing[] {
    const words = fold(search).split(/\s+/)
    const found = this.things.filter((thing) => {
      const titles = this.tags.filter(({ id }) => thing.tags.includes(id)).map(({ title }) => title)
      const texts = [thing.name, thing.sku, thing.barcode, ...titles].map(fold)
      const isLow = thing.lowStockAt !== null && thing.stock - thing.reserved <= thing.lowStockAt
      return (
        words.every((word) => texts.some((text) => text.includes(word))) &&
        (filters.category === undefined || this.isIn(thing.category, filters.category)) &&
        (filters.brand === undefined || filters.brand === thing.brand) &&
        (filters.tag === undefined || thing.tags.includes(filters.tag)) &&
        (filters.active === undefined || filters.active === String(thing.active)) &&
        (filters.lowStock === undefined || filters.lowStock === String(isLow))
      )
    })
    const key = (thing: Thing): string | number => {
      if (sort === 'available') return thing.stock - thing.reserved
      const value = thing[sort as keyof Thing]
      if (typeof value === 'boolean') return String(value)
      return typeof value === 'number' ? value : typeof value === 'string' ? fold(value) : 0
    }
    const sorted = found.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
    return order === 'desc' ? sorted.reverse() : sorted
  }

  add(drafts: readonly ProductDraft[], ids: readonly string[], at: string): Thing[] {
    const added = drafts.map((draft, index): Thing => {
      const fields = { ...BLANK_PRODUCT, ...draft }
      return { ...fields, tags: [...new Set(fields.tags)], id: ids[index] ?? '', createdAt: at, updatedAt: at }
    })
    this.things.unshift(...added)
    return added
  }

  patch(
    id: string,
    { addTags = [], removeTags = [], images: _, ...fields }: ProductBulkPatch,
    at: string,
  ): Thing | null {
    const thing = this.things.find((candidate) => candidate.id === id)
    if (!thing) return null
    Object.assign(thing, fields, { updatedAt: at })
    thing.tags = [...new Set([...thing.tags, ...addTags])].filter((tag) => !removeTags.includes(tag))
    return thing
  }

  delete(ids: readonly string[]): boolean {
    const before = this.things.length
    this.things = this.things.filter(({ id }) => !ids.includes(id))
    this.movements = this.movements.filter(({ productId }) => !ids.includes(productId))
    return this.things.length < before
  }

  duplicate(id: string, newId: string, at: string): Thing | null {
    const thing = this.things.find((candidate) => candidate.id === id)
    if (!thing) return null
    const own = { id: newId, sku: '', barcode: '', stock: 0, reserved: 0, active: false, createdAt: at, updatedAt: at }
    const copy = { ...thing, ...own, tags: [...thing.tags] }
    this.things.unshift(copy)
    return copy
  }

  move(movement: Movement): Thing | null {
    const thing = this.things.find(({ id }) => id === movement.productId)
    if (!thing) return null
    thing.stock += movement.quantity
    this.movements.push(movement)
    return thing
  }

  canReverse(id: string): Movement | undefined {
    if (this.movements.some(({ reverses }) => reverses === id)) return undefined
    return this.movements.find((movement) => movement.id === id)
  }

  renameTag(id: string, title: string): ProductTag | null {
    const tag = this.tags.find((candidate) => candidate.id === id)
    if (tag) tag.title = title
    return tag ?? null
  }

  deleteTag(id: string): boolean {
    if (!this.tags.some((tag) => tag.id === id)) return false
    this.tags = this.tags.filter((tag) => tag.id !== id)
    for (const thing of this.things) thing.tags = thing.tags.filter((tag) => tag !== id)
    return true
  }

  private isIn(category: string | null, branch: string): boolean {
    if (category === null) return false
    if (category === branch) return true
    return this.isIn(this.categories.find(({ id }) => id === category)?.parentId ?? null, branch)
  }
}

/** A product as the model has it. */
export function thingOf({ images: _, thumbnail: _thumbnail, available: _available, ...thing }: Product): Thing {
  return structuredClone(thing)
}
