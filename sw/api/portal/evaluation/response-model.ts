// The response model of the evaluation: how likely a person of some ability answers an item rightly, and what the answer tells. Three parameters, D = 1.

/** Discrimination, difficulty (logits) and the chance of guessing right. */
export interface ItemParameters {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** The chance of a right answer at ability `theta`. */
export const rightChance = ({ a, b, c }: ItemParameters, theta: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)))

/** Fisher's information of an item at ability `theta`: how much one answer narrows the estimate there. */
export function informationAt({ a, b, c }: ItemParameters, theta: number): number {
  const above = 1 / (1 + Math.exp(-a * (theta - b)))
  const right = c + (1 - c) * above
  return (a * a * (1 - right) * above * above) / right
}
