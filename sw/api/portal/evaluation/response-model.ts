// The response model of the evaluation: how likely a person of some ability gets some score at an item, and its information. Items that are right or wrong have
// three parameters; items that are worked have ordered scores, by the generalized partial credit model (Muraki 1992). One scale for both, D = 1. An item's
// difficulty is known up to `spread`: every chance is the mean over all that it may be, so that what is not known of items makes no interval too narrow.

/** Discrimination, difficulty (logits) and the chance of guessing right. */
export interface ItemParameters {
  readonly a: number
  readonly b: number
  readonly c: number
  /** The standard deviation of what is known of `b`: none where it is left out. */
  readonly spread?: number
  /** Of an item with scores from 0 to as many as these: where each next score becomes as likely as the one before, in logits. `b` is then their mean, and c 0. */
  readonly steps?: readonly number[]
}

/** An item somewhat harder, and of another discrimination. */
export const changed = (item: ItemParameters, b: number, a: number): ItemParameters => ({
  a,
  b,
  c: item.c,
  ...(item.steps && { steps: item.steps.map((step) => step + b - item.b) }),
})

/** The chance of a right answer at ability `theta`; of an item with several scores, of the highest. */
export const rightChance = (item: ItemParameters, theta: number): number => scoreChances(item, theta).at(-1) ?? 0

/** Of a logistic curve over a normal difficulty the mean is, to half a percent, a flatter logistic curve. */
const FLATTENING = 0.346

/** How far beyond guessing somebody is, and how steeply that rises. */
function risen({ a, b, spread = 0 }: ItemParameters, theta: number): readonly [above: number, slope: number] {
  const slope = a / Math.sqrt(1 + FLATTENING * (a * spread) ** 2)
  return [1 / (1 + Math.exp(-slope * (theta - b))), slope]
}

/** The highest score: 1 where there is only right and wrong. */
export const mostOf = ({ steps }: Pick<ItemParameters, 'steps'>): number => steps?.length ?? 1

/** The chance of each score at ability `theta`, that of 0 first. */
export function scoreChances(item: ItemParameters, theta: number): number[] {
  if (item.steps) return graded(item, item.steps, theta).chances
  const right = plainChance(item, theta)
  return [1 - right, right]
}

const plainChance = (item: ItemParameters, theta: number): number => item.c + (1 - item.c) * risen(item, theta)[0]

/** The chance of one score. */
export function chanceOf(item: ItemParameters, theta: number, score: number): number {
  if (item.steps) return graded(item, item.steps, theta).chances[score] ?? 0
  const right = plainChance(item, theta)
  return score === 1 ? right : 1 - right
}

/** Nodes of a normal distribution whose weighted mean is the mean over all of it (Gauss and Hermite). */
const NODES = [
  [0, 8 / 15],
  [1.3556262, 0.2220759],
  [-1.3556262, 0.2220759],
  [2.85697, 0.0112574],
  [-2.85697, 0.0112574],
] as const
const SURE = [[0, 1]] as const

/** The chances of all scores, and how each rises: the task as a whole is harder or easier than `steps` by some normal error. */
function graded({ a, spread = 0 }: ItemParameters, steps: readonly number[], theta: number) {
  const chances: number[] = [0]
  const rises: number[] = [0]
  for (const _ of steps) {
    chances.push(0)
    rises.push(0)
  }
  const masses = chances.slice()
  for (const [node, weight] of spread > 0 ? NODES : SURE) {
    const own = theta - node * spread
    let height = 0
    let top = 0
    for (let score = 0; score < steps.length; score += 1) {
      height += a * (own - (steps[score] ?? 0))
      if (height > top) top = height
      masses[score + 1] = height
    }
    masses[0] = 0
    let sum = 0
    let mean = 0
    for (let score = 0; score <= steps.length; score += 1) {
      // Less the highest of them, so that none is too large for a number.
      const mass = Math.exp((masses[score] ?? 0) - top)
      masses[score] = mass
      sum += mass
      mean += mass * score
    }
    mean /= sum
    for (let score = 0; score <= steps.length; score += 1) {
      const share = (weight * (masses[score] ?? 0)) / sum
      chances[score] = (chances[score] ?? 0) + share
      rises[score] = (rises[score] ?? 0) + share * a * (score - mean)
    }
  }
  return { chances, rises }
}

/** How each score pulls at the estimate: the derivative of the logarithm of its chance, that of 0 first. @param chances of `scoreChances` */
export function pullsOf(item: ItemParameters, theta: number, chances: readonly number[]): number[] {
  if (item.steps) {
    const { rises } = graded(item, item.steps, theta)
    return chances.map((chance, score) => (rises[score] ?? 0) / Math.max(1e-300, chance))
  }
  const [above, slope] = risen(item, theta)
  const rise = (1 - item.c) * slope * above * (1 - above)
  const [wrong = 1, right = 1] = chances
  return [-rise / wrong, rise / right]
}

/** Fisher's information of an item at ability `theta`: how much one answer narrows the estimate there. */
export function informationAt(item: ItemParameters, theta: number): number {
  if (item.steps) {
    const { chances, rises } = graded(item, item.steps, theta)
    return chances.reduce((sum, chance, score) => sum + (rises[score] ?? 0) ** 2 / Math.max(1e-300, chance), 0)
  }
  const [above, slope] = risen(item, theta)
  const right = item.c + (1 - item.c) * above
  return (slope * slope * (1 - right) * above * above) / right
}
