// Where the rows of a long list are, and which of them are drawn: those in sight, those that must stay, and gaps of the right height between them. Pure.
// @chunk lists

export interface RowOffsets {
  readonly count: number
  /** px above a row; of `count`, where the last one ends. */
  topOf(index: number): number
  /** The row at a height of the list: the last one that begins at or above it. */
  rowAt(y: number): number
}

/** @param heights px of each row */
export function offsetsOf(heights: readonly number[]): RowOffsets {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  const end = tops.at(-1) ?? 0
  return {
    count: heights.length,
    topOf: (index) => tops[index] ?? end,
    rowAt(y) {
      let low = 0
      let high = Math.max(0, tops.length - 2)
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((tops[middle] ?? 0) <= y) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

/** Of rows of one height: a list of any length costs nothing. */
export const evenOffsets = (count: number, height: number): RowOffsets => ({
  count,
  topOf: (index) => Math.min(index, count) * height,
  rowAt: (y) => Math.max(0, Math.min(Math.floor(y / height), count - 1)),
})

export type DrawnPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly height: number }

/**
 * @param from the first row in sight
 * @param to the row behind the last one in sight
 * @param kept rows that are drawn wherever they are: the focused one, the head of the group in sight, what is being dragged
 */
export function drawnParts(offsets: RowOffsets, from: number, to: number, mounted: readonly number[]): DrawnPart[] {
  const { count } = offsets
  const drawn = new Set(mounted.filter((index) => index >= 0 && index < count))
  for (let index = Math.max(0, from); index < Math.min(to, count); index += 1) drawn.add(index)
  const parts: DrawnPart[] = []
  let next = 0
  for (const index of [...drawn].sort((a, b) => a - b)) {
    addGap(parts, offsets, next, index)
    parts.push({ kind: 'row', index })
    next = index + 1
  }
  addGap(parts, offsets, next, count)
  return parts
}

function addGap(parts: DrawnPart[], offsets: RowOffsets, from: number, to: number): void {
  const height = offsets.topOf(to) - offsets.topOf(from)
  if (height > 0) parts.push({ kind: 'gap', index: from, height })
}
