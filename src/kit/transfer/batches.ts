// Parts of a long list, each small enough for one call: sw/api/engine/read-body.ts takes a megabyte of JSON at most.
// @offline later
// @chunk transfer

/** bytes of one thing; leaves room for what is around it */
const LARGEST = 900_000
/** bytes of several; less than a call takes, so that something moves while a long list is written */
const PART = 300_000

const encoder = new TextEncoder()

const bytesOf = (item: unknown): number => encoder.encode(JSON.stringify(item)).length + 1

/**
 * @param most as many as a call takes
 * @param keyOf those of one key stay together
 */
export function batchesOf<Item>(
  items: readonly Item[],
  most: number,
  keyOf: (item: Item, index: number) => unknown = (_, index) => index,
): Item[][] {
  const batches: Item[][] = []
  let size = 0
  for (const group of Map.groupBy(items, keyOf).values()) {
    const own = group.reduce((sum, item) => sum + bytesOf(item), 0)
    const last = batches.at(-1)
    if (last && size + own <= PART && last.length + group.length <= most) {
      last.push(...group)
      size += own
    } else {
      batches.push(group)
      size = own
    }
  }
  return batches
}

export interface BySize<Item> {
  readonly fitting: readonly Item[]
  /** No call takes them, however few go with them. */
  readonly tooLarge: readonly Item[]
}

/** @param sentOf what of a thing is written; default: all of it */
export function sortBySize<Item>(
  items: readonly Item[],
  sentOf: (item: Item) => unknown = (item) => item,
): BySize<Item> {
  const isTooLarge = (item: Item) => bytesOf(sentOf(item)) > LARGEST
  const { fitting = [], tooLarge = [] } = Object.groupBy(items, (item) => (isTooLarge(item) ? 'tooLarge' : 'fitting'))
  return { fitting, tooLarge }
}
