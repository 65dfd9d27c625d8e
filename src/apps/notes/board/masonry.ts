// The positions of a board's cards: each in the column that ends highest, so that reading order is the order from above. Pure.

export interface BoardLayout {
  /** px above each card */
  readonly tops: Float64Array
  readonly columns: Uint8Array
  /** px */
  readonly height: number
  /** px above the headings of the two parts; undefined where there is none. */
  readonly pinnedHead: number | undefined
  readonly othersHead: number | undefined
}

export interface BoardShape {
  readonly count: number
  /** The first so many are pinned: a part of their own, under a heading. */
  readonly pinned: number
  readonly columns: number
  /** px between cards, and of a heading */
  readonly gap: number
  readonly head: number
  readonly heightOf: (index: number) => number
}

export function layOut({ count, pinned, columns, gap, head, heightOf }: BoardShape): BoardLayout {
  const tops = new Float64Array(count)
  const places = new Uint8Array(count)
  const place = (from: number, to: number, start: number): number => {
    const ends = Array.from({ length: columns }, () => start)
    for (let index = from; index < to; index += 1) {
      let column = 0
      for (let other = 1; other < columns; other += 1) {
        if ((ends[other] as number) < (ends[column] as number)) column = other
      }
      const top = ends[column] as number
      tops[index] = top
      places[index] = column
      ends[column] = top + heightOf(index) + gap
    }
    return Math.max(...ends)
  }
  if (pinned === 0) return { ...nothing, tops, columns: places, height: place(0, count, 0) }
  const end = place(0, pinned, head)
  if (pinned === count) return { ...nothing, pinnedHead: 0, tops, columns: places, height: end }
  const othersHead = end + gap / 2
  return { tops, columns: places, pinnedHead: 0, othersHead, height: place(pinned, count, othersHead + head) }
}

const nothing = { pinnedHead: undefined, othersHead: undefined }
