// Which rows of a long list are drawn, as pure arithmetic: those in sight, those that must stay, and gaps of the right height between them.

export type DrawnPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly height: number }

/** Where each row begins, in px; one more at the end for where the last one ends. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height)
  return offsets
}

/** The row at a height of the list: the last one that begins at or above it. */
export function rowAt(offsets: readonly number[], y: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * @param from the first row in sight
 * @param to the row behind the last one in sight
 * @param kept rows that are drawn wherever they are: the focused one, the head of the section in sight, what is being dragged
 */
export function drawnParts(offsets: readonly number[], from: number, to: number, kept: readonly number[]): DrawnPart[] {
  const count = offsets.length - 1
  const drawn = new Set(kept.filter((index) => index >= 0 && index < count))
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

function addGap(parts: DrawnPart[], offsets: readonly number[], from: number, to: number): void {
  const height = (offsets[to] ?? 0) - (offsets[from] ?? 0)
  if (height > 0) parts.push({ kind: 'gap', index: from, height })
}
