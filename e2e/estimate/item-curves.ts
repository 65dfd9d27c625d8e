// What an item's answers say of its difficulty and discrimination: how each score's chance changes with them.
import { type ItemParameters, mostOf, pullsOf, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'

/** Abilities at which people are looked at while items are estimated: -5 to 5. */
export const PLACES: readonly number[] = Array.from({ length: 41 }, (_, index) => -5 + index / 4)

/** At each place, of each score. */
export interface Curves {
  readonly scores: number
  readonly chances: Float64Array
  /** Derivatives of the logarithm of the chance: by difficulty, and by the logarithm of discrimination. */
  readonly byDifficulty: Float64Array
  readonly byDiscrimination: Float64Array
}

/** @param item whose parameters are taken for sure */
export function curvesOf(item: ItemParameters): Curves {
  const scores = mostOf(item) + 1
  const size = scores * PLACES.length
  const curves = {
    scores,
    chances: new Float64Array(size),
    byDifficulty: new Float64Array(size),
    byDiscrimination: new Float64Array(size),
  }
  PLACES.forEach((theta, node) => {
    const chances = scoreChances(item, theta)
    const pulls = pullsOf(item, theta, chances)
    const leans = leansOf(item, theta, chances, pulls)
    chances.forEach((chance, score) => {
      const at = node * scores + score
      curves.chances[at] = Math.max(1e-12, chance)
      curves.byDifficulty[at] = -(pulls[score] ?? 0)
      curves.byDiscrimination[at] = leans[score] ?? 0
    })
  })
  return curves
}

/** How the logarithm of each score's chance changes with the logarithm of discrimination. */
function leansOf({ a, b, steps }: ItemParameters, theta: number, chances: readonly number[], pulls: readonly number[]) {
  if (!steps) return pulls.map((pull) => pull * (theta - b))
  const heights = [0]
  for (const step of steps) heights.push((heights.at(-1) ?? 0) + a * (theta - step))
  const mean = heights.reduce((sum, height, score) => sum + height * (chances[score] ?? 0), 0)
  return heights.map((height) => height - mean)
}
