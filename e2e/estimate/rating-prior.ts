// What is expected of an item's difficulty before its own answers: out of its ratings, its type and its topic, and out of how well those fit the difficulty of
// the bank's other items. With few answers it is what the authors are believed by; with many it is what the answers say of them.
export interface RatedItem {
  /** The mean of its ratings, in logits. */
  readonly rating: number
  readonly type: string
  readonly topic: string
}

/** What is believed of how ratings and difficulties hang together. */
export interface RatingBelief {
  /** By how much an item is harder that is rated one logit harder. */
  readonly slope: number
  /** The standard deviation of what ratings leave open. */
  readonly spread: number
}

export interface RatingPrior extends RatingBelief {
  /** Of each item, in their sequence. */
  readonly means: readonly number[]
}

/** How sure the belief is: standard deviations of the slope, of a bank's common shift, of a type's and a topic's. */
const SLOPE_DEVIATION = 0.5
const SHIFT_DEVIATION = 0.5
const KIND_DEVIATION = 0.2

/** The belief about what ratings leave open counts as much as so many items. */
const BELIEF_WEIGHT = 4
const LEAST_SPREAD = 0.1

interface Found {
  readonly b: number
  readonly spread: number
}

/** @param belief beforehand @param found each item's difficulty with its standard deviation, and what ratings left open when it was found; undefined before any answer */
export function ratingPrior(
  items: readonly RatedItem[],
  belief: RatingBelief,
  found?: { readonly spread: number; readonly items: readonly Found[] },
): RatingPrior {
  if (!found) return { ...belief, means: items.map(({ rating }) => belief.slope * rating) }
  const kinds = [...new Set(items.flatMap(({ type, topic }) => [`type ${type}`, `topic ${topic}`]))]
  const positions = new Map(kinds.map((kind, index) => [kind, index + 2]))
  const featuresOf = ({ rating, type, topic }: RatedItem) => {
    const features = Array.from({ length: kinds.length + 2 }, () => 0)
    features[0] = 1
    features[1] = rating
    for (const kind of [`type ${type}`, `topic ${topic}`]) features[positions.get(kind) ?? 0] = 1
    return features
  }
  const rows = items.map(featuresOf)
  const deviations = [SHIFT_DEVIATION, SLOPE_DEVIATION, ...kinds.map(() => KIND_DEVIATION)]
  const variance = found.spread ** 2
  const matrix = deviations.map((deviation, row) =>
    deviations.map((_, column) => (row === column ? variance / deviation ** 2 : 0)),
  )
  const target = deviations.map((deviation, row) => (row === 1 ? (belief.slope * variance) / deviation ** 2 : 0))
  rows.forEach((features, item) => {
    features.forEach((one, row) => {
      if (one === 0) return
      target[row] = (target[row] ?? 0) + one * (found.items[item]?.b ?? 0)
      const cells = matrix[row] ?? []
      features.forEach((other, column) => {
        cells[column] = (cells[column] ?? 0) + one * other
      })
    })
  })
  const weights = solved(matrix, target)
  const means = rows.map((features) => features.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0))
  // Each weight that the difficulties have fixed leaves them one less to differ by, as far as answers tell anything of them.
  const fixed = deviations.reduce((sum, deviation, index) => {
    const unit = deviations.map((_, position) => (position === index ? 1 : 0))
    return sum + 1 - (variance / deviation ** 2) * (solved(matrix, unit)[index] ?? 0)
  }, 0)
  const [square, open] = means.reduce(
    ([squares, opens], mean, item) => {
      const { b = 0, spread = 0 } = found.items[item] ?? {}
      return [squares + (b - mean) ** 2 + spread ** 2, opens + Math.min(1, spread ** 2 / variance)] as const
    },
    [0, 0] as readonly [number, number],
  )
  const free = items.length - fixed * (1 - open / items.length)
  const spread = Math.sqrt((square + BELIEF_WEIGHT * belief.spread ** 2) / (Math.max(1, free) + BELIEF_WEIGHT))
  return { means, slope: weights[1] ?? belief.slope, spread: Math.max(LEAST_SPREAD, spread) }
}

/** Linear equations, by elimination; their matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], target: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, target[index] ?? 0])
  const size = rows.length
  rows.forEach((row, index) => {
    const pivot = row[index] ?? 1
    for (let column = index; column <= size; column += 1) row[column] = (row[column] ?? 0) / pivot
    rows.forEach((other, position) => {
      const factor = other[index] ?? 0
      if (position === index || factor === 0) return
      for (let column = index; column <= size; column += 1)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0)
    })
  })
  return rows.map((row) => row[size] ?? 0)
}
