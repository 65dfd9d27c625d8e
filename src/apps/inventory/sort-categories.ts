// Categories as they are shown: each below the one that it belongs to. Pure.
import type { ProductCategory } from '#contract/apps/inventory-product.ts'
import type { ShownCategory } from './inventory-context.ts'

export function sortCategories(
  categories: readonly ProductCategory[],
  compare: (a: string, b: string) => number,
): ShownCategory[] {
  const sorted = categories.toSorted((a, b) => compare(a.name, b.name))
  const known = new Set(sorted.map(({ id }) => id))
  const below = (parentId: string | null, level: number, path: string): ShownCategory[] =>
    sorted
      // One whose parent is gone is at the top.
      .filter((one) => (one.parentId !== null && known.has(one.parentId) ? one.parentId : null) === parentId)
      .flatMap((category) => {
        const own = path === '' ? category.name : `${path} › ${category.name}`
        return [{ ...category, level, path: own }, ...below(category.id, level + 1, own)]
      })
  return below(null, 0, '')
}
