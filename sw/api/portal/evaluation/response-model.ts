// The response model of the evaluation: how likely a person of some ability gets some score at an item, and what that tells. Items that are right or wrong have
// three parameters; items that are worked have ordered scores, by the generalized partial credit model (Muraki 1992). One scale for both, D = 1.

/** Discrimination, difficulty (logits) and the chance of guessing right. */
export interface ItemParameters {
  readonly a: number
  readonly b: number
  readonly c: number
  /** Of an item with scores from 0 to as many as these: where each next score becomes as likely as the one before, in logits. `b` is then their mean, and c 0. */
  readonly steps?: readonly number[]
}

/** The chance of a right answer at ability `theta`; of an item with several scores, of the highest. */
export const rightChance = (item: ItemParameters, theta: number): number =>
  item.steps ? (gradedChances(item.a, item.steps, theta).at(-1) ?? 0) : plainChance(item, theta)

const plainChance = ({ a, b, c }: ItemParameters, theta: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)))

/** The highest score: 1 where there is only right and wrong. */
export const mostOf = ({ steps }: Pick<ItemParameters, 'steps'>): number => steps?.length ?? 1

/** The chance of each score at ability `theta`, that of 0 first. */
export function scoreChances(item: ItemParameters, theta: number): number[] {
  if (item.steps) return gradedChances(item.a, item.steps, theta)
  const right = plainChance(item, theta)
  return [1 - right, right]
}

/** The chance of one score. */
export function chanceOf(item: ItemParameters, theta: number, score: number): number {
  if (item.steps) return gradedChances(item.a, item.steps, theta)[score] ?? 0
  const right = plainChance(item, theta)
  return score === 1 ? right : 1 - right
}

function gradedChances(a: number, steps: readonly number[], theta: number): number[] {
  const heights = [0]
  let height = 0
  let top = 0
  for (const step of steps) {
    height += a * (theta - step)
    top = Math.max(top, height)
    heights.push(height)
  }
  // Less the highest of them, so that none is too large for a number.
  const masses = heights.map((one) => Math.exp(one - top))
  const sum = masses.reduce((all, mass) => all + mass, 0)
  return masses.map((mass) => mass / sum)
}

/** How each score pulls at the estimate: the derivative of the logarithm of its chance, that of 0 first. @param chances of `scoreChances` */
export function pullsOf({ a, b, c, steps }: ItemParameters, theta: number, chances: readonly number[]): number[] {
  if (steps) {
    const expected = chances.reduce((sum, chance, score) => sum + chance * score, 0)
    return chances.map((_, score) => a * (score - expected))
  }
  const above = 1 / (1 + Math.exp(-a * (theta - b)))
  const slope = (1 - c) * a * above * (1 - above)
  const [wrong = 1, right = 1] = chances
  return [-slope / wrong, slope / right]
}

/** Fisher's information of an item at ability `theta`: how much one answer narrows the estimate there. */
export function informationAt({ a, b, c, steps }: ItemParameters, theta: number): number {
  if (steps) {
    let [mean, square] = [0, 0]
    gradedChances(a, steps, theta).forEach((chance, score) => {
      mean += chance * score
      square += chance * score * score
    })
    return a * a * (square - mean * mean)
  }
  const above = 1 / (1 + Math.exp(-a * (theta - b)))
  const right = c + (1 - c) * above
  return (a * a * (1 - right) * above * above) / right
}
