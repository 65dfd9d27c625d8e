// Parts of a long list, each small enough for one call: sw/api/engine/read-body.ts takes a megabyte of JSON at most.
// @offline later

/** bytes; leaves room for what stands around the list */
const LARGEST = 900_000

const encoder = new TextEncoder()

/** @param most as many as a call takes */
export function batchesOf<Item>(items: readonly Item[], most: number): Item[][] {
  const batches: Item[][] = []
  let size = LARGEST
  for (const item of items) {
    const own = encoder.encode(JSON.stringify(item)).length + 1
    const last = batches.at(-1)
    if (last && size + own <= LARGEST && last.length < most) {
      last.push(item)
      size += own
    } else {
      batches.push([item])
      size = own
    }
  }
  return batches
}
